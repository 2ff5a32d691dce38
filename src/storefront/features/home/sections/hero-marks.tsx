/** Marks on the goods of a hero's photograph: each opens a small card with name, price and Add To Cart, by the browser's own popover, so at once and without a script. */
import { useHomeText } from '#storefront/texts/home.ts'
import type { CSSProperties } from 'react'
import { Link } from '#ui/link.tsx'
import { Price } from '../../../goods/card/price.tsx'
import type { HeroPiece } from '../choose/hero-goods.ts'
import { AddToCart } from './goods/add-to-cart.tsx'
import './hero-marks.css'

export function HeroMarks({ pieces }: { pieces: readonly HeroPiece[] }) {
  const t = useHomeText()
  return (
    <ul className="hero-marks" aria-label={t('inThePicture')}>
      {pieces.map(({ id, product, color, to, wide, tall }, place) => {
        const choice = color === undefined ? {} : { color }
        const card = `hero-card-${place + 1}`
        return (
          <li
            key={id}
            style={
              { '--wide-x': wide[0], '--wide-y': wide[1], '--tall-x': tall[0], '--tall-y': tall[1] } as CSSProperties
            }
          >
            <button type="button" className="hero-mark" popoverTarget={card} aria-label={product.title} />
            <div id={card} popover="auto" className="hero-card">
              <Link dir="auto" to={to} className="hero-card-title">
                {product.title}
              </Link>
              <p className="hero-card-price">
                <Price product={product} choice={product.sizes.length > 0 ? undefined : choice} />
              </p>
              <AddToCart product={product} choice={choice} size="small" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
