/** A row of four product cards below a list, with the way to the whole catalogue. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { ProductCard } from '../card/product-card.tsx'

const CARD_SIZES = '(width >= 1280px) 282px, (width >= 992px) 23vw, 46vw'

export function ProductShelf({ title, products }: { title: string; products: readonly CatalogueItem[] }) {
  const t = useFrameText()
  const heading = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={heading} className="print-hidden mt-14 md:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="h-section">
          {title}
        </h2>
        <Link to={links.shop()} className="link-rule">
          {t('allProducts')} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
      <ul className="product-grid mt-5 sm:max-lg:[&>li:nth-child(4)]:hidden md:mt-8" data-columns={4}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const PLACES = [0, 1, 2, 3]

/** Keeps the room of a shelf that is still being made. */
export function ProductShelfSkeleton() {
  return (
    <div aria-hidden="true" className="print-hidden mt-14 md:mt-24">
      <div className="h-10" />
      <div className="mt-5 grid grid-cols-2 gap-x-3 sm:grid-cols-3 md:mt-8 lg:grid-cols-4 lg:gap-x-6">
        {PLACES.map((place) => (
          <div key={place} className="mb-8 last:sm:max-lg:hidden lg:mb-11">
            <div className="card-tile animate-pulse" />
            <div className="h-46" />
          </div>
        ))}
      </div>
    </div>
  )
}
