/** A row of product cards to be swiped, scrolled by keys or moved by two buttons: 4, 3, 2, 2 and 1 slides (spec 2.6). */
import { readingDirection } from '#ui/reading-direction.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { ProductCard } from './product-card.tsx'
import './goods-rows.css'

const SIZES = '(width >= 1280px) 282px, (width >= 1200px) 22vw, (width >= 992px) 30vw, (width >= 576px) 46vw, 92vw'

interface ProductSliderProps {
  title: string
  products: readonly CatalogueItem[]
  /** Stands under the title, or beside it where the row is narrow. */
  intro?: ReactNode
}

export function ProductSlider({ title, products, intro }: ProductSliderProps) {
  const t = useFrameText()
  const heading = useId()
  const track = useRef<HTMLUListElement>(null)
  // What the buttons can do is known once the row is measured; until then they wait in their place.
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const row = track.current
    if (!row) return
    const look = () => {
      const scrolled = Math.abs(row.scrollLeft)
      const start = scrolled < 8
      const end = scrolled + row.clientWidth > row.scrollWidth - 8
      setEnds((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [products])

  if (products.length === 0) return null
  const move = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: readingDirection() * direction * track.current.clientWidth, behavior: 'smooth' })
  return (
    <section aria-labelledby={heading} className="goods-row">
      <div className="goods-row-head">
        <h2 id={heading} className="h-section whitespace-nowrap">
          {title}
        </h2>
        {intro}
        {products.length > 1 && (
          <div
            className={`goods-row-buttons needs-script flex gap-2 max-md:hidden ${ends.start && ends.end ? 'invisible' : ''}`}
          >
            <IconButton
              label={t('previousTitle', { title })}
              look="outline"
              data-repeat=""
              className="disabled:border-line"
              disabled={ends.start}
              onClick={() => move(-1)}
              icon={<ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />}
            />
            <IconButton
              label={t('nextTitle', { title })}
              look="outline"
              data-repeat=""
              className="disabled:border-line"
              disabled={ends.end}
              onClick={() => move(1)}
              icon={<ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />}
            />
          </div>
        )}
      </div>
      <ul ref={track} className="goods-slider">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
