/** A product in a list: picture, facts, decision; the description is cut at 100 characters (spec 2.5). */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { memo, type ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { CardCartButton } from './card-cart-button.tsx'
import { ColorDots } from './color-dots.tsx'
import { CompareButton, QuickViewButton, WishlistButton } from './list-buttons.tsx'
import { Price } from './price.tsx'
import { ProductBadge } from './product-badge.tsx'
import { ProductRating } from './product-rating.tsx'
import { StockNote } from './stock-note.tsx'
import { useCardColor } from './use-card-color.ts'

interface ProductRowProps {
  product: CatalogueItem
  /** In the first rows of a page: its picture is fetched first. */
  priority?: boolean
  /** Slug of the colour that the list is filtered by: the row starts with it. */
  color?: string | undefined
  /** Stands for the title where parts of it are marked. */
  heading?: ReactNode
}

// The same product in another list is the same card.
export const ProductRow = memo(function ProductRow({
  product,
  priority = false,
  color: filter,
  heading,
}: ProductRowProps) {
  const t = useFrameText()
  const { colors, color, setColor, choice, picture, address } = useCardColor(product, filter)
  const sold = !availability(product, choice).buyable
  return (
    <article aria-label={product.title} className="product-row group/card">
      <div className="relative">
        <Link to={address} prefetch="intent" tabIndex={-1} aria-hidden className={`card-tile ${sold ? 'is-sold' : ''}`}>
          <Picture
            src={picture}
            name={product.title}
            alt=""
            sizes="(min-width: 576px) 208px, 34vw"
            priority={priority}
            imgClassName="card-picture"
          />
        </Link>
        <div className="card-badge">
          <ProductBadge product={product} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <p dir="auto" className="text-14 text-ink-3">
          <GoodsName name={product.parent} />
        </p>
        <h3 className="card-title text-18">
          <Link dir="auto" to={address} prefetch="intent">
            {heading ?? product.title}
          </Link>
        </h3>
        <div className="mt-1.5">
          <ProductRating rating={product.rating} />
        </div>
        <p dir="auto" className="mt-2 text-ink-2 max-sm:line-clamp-4 max-sm:min-h-20 max-sm:text-14 sm:mt-3">
          {product.preview}…
        </p>
        <div className="mt-auto pt-3">
          <ColorDots colors={colors} selected={color} onSelect={setColor} label={product.title} />
        </div>
      </div>
      <div className="product-row-decision">
        <div>
          <Price product={product} choice={choice} />
          <p className="mt-1 min-h-5 text-14 text-success">
            {sold ? (
              <span className="text-ink-3">{t('outOfStock')}</span>
            ) : (
              <StockNote product={product} choice={choice} otherwise={t('inStock')} />
            )}
          </p>
        </div>
        <div className="product-row-actions">
          <CardCartButton product={product} choice={choice} />
          <div className="product-row-lists needs-script">
            <WishlistButton product={product} color={choice?.color} />
            <CompareButton product={product} color={choice?.color} />
            <QuickViewButton product={product} color={choice?.color} />
          </div>
        </div>
      </div>
    </article>
  )
})
