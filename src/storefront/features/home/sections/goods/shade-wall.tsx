/** The section of beauty: one open colour with its photograph, price and button, the others as bars; radio buttons, so it works without JavaScript. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { sentences } from '#domain/shop/sentences.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { CSSProperties } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../../../goods/card/price.tsx'
import type { Shade } from '../../choose/shades.ts'
import { textOn } from '#domain/shop/colors.ts'
import type { Home } from '../../home.ts'
import { countWord, sentence } from '../../../../goods/count-words.ts'
import { AddToCart } from './add-to-cart.tsx'
import { HomeSection } from '../home-section.tsx'
import './shade-wall.css'

export function ShadeWall({ home }: { home: Home }) {
  const t = useHomeText()
  const called = useGoodsName()
  if (!home.shades) return null
  const { category, shades } = home.shades
  const title = called(category)
  return (
    <HomeSection
      id="shades"
      title={t('findYourShade')}
      line={sentences(
        t('coloursFrom', {
          number: sentence(countWord(shades.length, t.locale)),
          count: shades.length,
          category: title,
        }),
        t('pressOneToSeeIt'),
      )}
      link={{
        to: links.shop(withFilter(EMPTY_QUERY, { category: slug(category) })),
        label: t('shopCategory', { category: title }),
      }}
    >
      <fieldset>
        <legend className="sr-only">{t('shade')}</legend>
        <ul className="shade-wall">
          {shades.map((shade, place) => (
            <ShadeBar key={`${shade.product.id} ${shade.name}`} shade={shade} open={place === 0} />
          ))}
        </ul>
      </fieldset>
    </HomeSection>
  )
}

function ShadeBar({ shade, open }: { shade: Shade; open: boolean }) {
  const t = useHomeText()
  const called = useGoodsName()
  const { product, name, clrCode, img, place, of } = shade
  const address = links.product(product.id, name)
  const style = { '--shade': clrCode, '--on-shade': textOn(clrCode) } as CSSProperties
  return (
    <li className="shade" style={style}>
      <label className="shade-bar">
        <input
          type="radio"
          name="shade"
          value={`${product.id} ${name}`}
          defaultChecked={open}
          aria-label={`${called(name)}, ${product.title}`}
          className="shade-radio"
        />
        <span aria-hidden>{called(name)}</span>
      </label>
      <div className="shade-open">
        <div className="shade-words">
          <p className="text-14">{t('childrenPlaceOfOf', { children: called(product.children), place, of })}</p>
          <p className="display text-28 md:text-36">{called(name)}</p>
          <div className="mt-auto">
            <Link dir="auto" to={address} className="relative hit inline-block min-h-6 font-medium hover:underline">
              {product.title}
            </Link>
            <div className="shade-price">
              <Price product={product} />
            </div>
            <AddToCart
              product={product}
              choice={{ color: name }}
              look="outline"
              size="small"
              className="mt-3 border-transparent"
            />
          </div>
        </div>
        <Picture
          src={img}
          name={product.title}
          alt=""
          sizes="(width >= 768px) 280px, 46vw"
          className="shade-picture fill"
        />
      </div>
    </li>
  )
}
