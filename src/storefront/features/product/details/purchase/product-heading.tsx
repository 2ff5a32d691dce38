/** Parent category, status, title, stars and review count of a product (spec 2.6). */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { sizeNames } from '#domain/inventory/choice.ts'
import { Fragment } from 'react'
import { Link } from '#ui/link.tsx'
import { Stars } from '#ui/stars.tsx'
import { categoryLinks } from '../category-links.ts'

interface ProductHeadingProps {
  product: Product
  choice: ProductChoice
  /** `h1` on a page, `h2` in a dialog. */
  level: 'h1' | 'h2'
  /** Address of the reviews; with `onReviews` they are opened in the page. */
  reviewsAddress: string
  onReviews?: (() => void) | undefined
}

export function ProductHeading({ product, choice, level: Heading, reviewsAddress, onReviews }: ProductHeadingProps) {
  const t = useProductText()
  const { rating } = product
  return (
    <header className="purchase-heading">
      <div className="flex items-center justify-between gap-4">
        <Link dir="auto" to={categoryLinks(product).category} className="relative hit link-text py-1 text-ink-2">
          <GoodsName name={product.parent} />
        </Link>
        <StockStatus product={product} choice={choice} />
      </div>
      <Heading dir="auto" className="h-product mt-1.5">
        {unbroken(product.title)}
      </Heading>
      <p className="mt-2.5 flex min-h-6 items-center gap-3">
        <Stars rating={rating.average} size={15} label={rating.count === 0 ? '' : undefined} />
        <Link
          to={reviewsAddress}
          className="relative hit link-text py-1"
          onClick={(event) => {
            if (!onReviews) return
            event.preventDefault()
            onReviews()
          }}
        >
          {rating.count === 0
            ? t('noReviewsYet')
            : t('reviewsCounted', { average: rating.average.toFixed(1), count: rating.count })}
        </Link>
      </p>
    </header>
  )
}

function StockStatus({ product, choice }: { product: Product; choice: ProductChoice }) {
  const t = useProductText()
  const { buyable, quantity, ...stock } = availability(product, choice)
  // Where there are sizes the sentence below them says how many are left.
  const low = stock.low && sizeNames(product).length === 0
  const inWords = buyable ? (low ? t('onlyQuantityLeft', { quantity }) : t('inStock')) : t('outOfStock')
  const color = buyable && !low ? 'text-success' : 'text-sale'
  return (
    <p data-word="" aria-live="polite" className={`flex items-center gap-2 font-medium whitespace-nowrap ${color}`}>
      <span aria-hidden="true" className="size-2 rounded-pill bg-current" />
      {inWords}
    </p>
  )
}

/** Characters of a word that any screen has room for. */
const UNBROKEN = 14

/** A word such as "Over-Ear" stays on one line. */
function unbroken(title: string) {
  return title.split(' ').map((word, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      {word.includes('-') && word.length <= UNBROKEN ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
}
