/** A product in a grid: picture, facts, price and the actions of spec 2.5. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { memo, type ReactNode, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { takeBack } from '#ui/pictures/picture-morph.ts'
import { CardCartButton } from './card-cart-button.tsx'
import { ColorDots } from './color-dots.tsx'
import { CompareButton, QuickViewButton, WishlistButton } from './list-buttons.tsx'
import { Price } from './price.tsx'
import { ProductBadge } from './product-badge.tsx'
import { ProductRating } from './product-rating.tsx'
import { StockNote } from './stock-note.tsx'
import { useCardColor } from './use-card-color.ts'

interface ProductCardProps {
  product: CatalogueItem
  /** In the first row of a page: its picture is fetched first. */
  priority?: boolean
  /** In sight at once: its picture is not left for later. */
  eager?: boolean
  /** True picture widths of the place that the card stands in. */
  sizes?: string | undefined
  /** Slug of the colour that the list is filtered by: the card starts with it. */
  color?: string | undefined
  /** Stands for the title where parts of it are marked. */
  heading?: ReactNode
}

const GRID_SIZES = '(min-width: 1280px) 283px, (min-width: 992px) 26vw, (min-width: 576px) 31vw, 46vw'

// The same product in another list is the same card.
export const ProductCard = memo(function ProductCard({
  product,
  priority = false,
  eager = priority,
  sizes = GRID_SIZES,
  color: filter,
  heading,
}: ProductCardProps) {
  const { colors, color, setColor, choice, picture, secondPicture, address } = useCardColor(product, filter)
  const [near, setNear] = useState(false)
  const sold = !availability(product, choice).buyable
  return (
    <article
      aria-label={product.title}
      className="product-card group/card"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div className="relative">
        <Link
          ref={takeBack}
          to={address}
          viewTransition
          prefetch="intent"
          tabIndex={-1}
          aria-hidden
          className={`card-tile ${sold ? 'is-sold' : ''}`}
        >
          <Picture
            src={picture}
            name={product.title}
            alt=""
            sizes={sizes}
            priority={priority}
            eager={eager}
            imgClassName="card-picture"
          />
          {near && secondPicture && (
            <Picture
              src={secondPicture}
              name={product.title}
              alt=""
              sizes={sizes}
              className="card-second"
              imgClassName="card-picture"
            />
          )}
        </Link>
        <div className="card-badge">
          <ProductBadge product={product} />
        </div>
        <div className="card-actions needs-script">
          <WishlistButton product={product} color={choice?.color} look="floating" />
          <CompareButton product={product} color={choice?.color} look="floating" />
          <QuickViewButton product={product} color={choice?.color} look="floating" />
        </div>
      </div>
      <p dir="auto" className="card-kind truncate text-14 text-ink-3">
        <GoodsName name={product.parent} />
      </p>
      <h3 className="card-title">
        <Link dir="auto" to={address} viewTransition prefetch="intent">
          {heading ?? product.title}
        </Link>
      </h3>
      <div className="card-facts">
        <ProductRating rating={product.rating} />
        <StockNote product={product} choice={choice} />
      </div>
      <div className="card-price">
        <Price product={product} choice={choice} />
        <ColorDots colors={colors} selected={color} onSelect={setColor} label={product.title} />
      </div>
      <div className="mt-3">
        <CardCartButton product={product} choice={choice} />
      </div>
    </article>
  )
})
