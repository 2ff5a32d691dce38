/** The products of a page as a grid of cards or a list of rows. */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueView } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { ProductCard } from '../../goods/card/product-card.tsx'
import { ProductRow } from '../../goods/card/product-row.tsx'
import { useGlide } from './use-glide.ts'

interface ProductListProps {
  /** Where the list stands; it travels with the links to its products, so that a details page knows the way back (usability 7). */
  address: string
  items: readonly CatalogueItem[]
  view: CatalogueView
  /** Slug of the colour that the list is filtered by. */
  color: string | undefined
  /** Columns on a wide screen; of wide containers, three and the number on the widest. */
  columns?: '3' | '4' | '3-4' | '3-5'
  /** Whether what lies below the screen is drawn, too. */
  rest?: boolean
  /** True picture widths of a card where they are not those of the shop. */
  sizes?: string | undefined
  /** Stands for the title where parts of it are marked. */
  headingOf?: ((product: CatalogueItem) => ReactNode) | undefined
}

// Keyed by place: a filter click then changes what the cards show instead of throwing them away and making new ones.

/** Rows of cards that may be seen before one scrolls; of a list, as many products. */
const TOP_ROWS = 2
/** A picture over two columns of four, and one of them. */
const LEAD_SIZES = '(min-width: 1600px) 596px, (min-width: 1280px) 23vw, (min-width: 576px) 31vw, 46vw'
/** With fewer cards there is nothing to lead. */
const LEAST_LED = 5
/** Pictures above the fold: a row of cards on a desktop, two rows on a phone. */
const FIRST_ROW = 4

export function ProductList(props: ProductListProps) {
  const t = useListsText()
  const { address, items: all, view, color, columns = '3', rest = true, sizes, headingOf } = props
  const items = rest ? all : all.slice(0, TOP_ROWS * Number(columns.at(-1)))
  const list = useGlide(all)
  if (view === 'list') {
    return (
      <ul ref={list} data-list={address} className="product-rows">
        {items.map((product, position) => (
          <li key={position}>
            <ProductRow product={product} color={color} priority={position < 2} heading={headingOf?.(product)} />
          </li>
        ))}
      </ul>
    )
  }
  // In four columns nine cards make three full rows when the first one stands over four places.
  const over = columns === '3-4' ? items.length % 4 : 0
  const led = over === 1 && items.length >= LEAST_LED
  return (
    <ul
      ref={list}
      data-list={address}
      className="product-grid"
      data-columns={columns}
      data-led={led ? '' : undefined}
      data-hint={over === 3 ? '' : undefined}
    >
      {items.map((product, position) => (
        <li key={position}>
          <ProductCard
            product={product}
            color={color}
            priority={position === 0}
            eager={position < FIRST_ROW}
            sizes={led && position === 0 ? LEAD_SIZES : sizes}
            heading={headingOf?.(product)}
          />
        </li>
      ))}
      {/* Two columns on a phone and an odd number of cards would leave a hole. */}
      {items.length % 2 === 1 && items.length > 1 && (
        <li className="compare-hint">
          <p className="display text-22">{t('notSureWhich')}</p>
          <p className="mt-2 text-14 text-ink-2">{t('putUpToFourSide')}</p>
          <Link to={links.compare} className="link-rule mt-auto self-start">
            {t('compare')} <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
          </Link>
        </li>
      )}
    </ul>
  )
}
