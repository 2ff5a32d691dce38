/** The details rows of spec 2.3 as a table: which product each shows, and how its pictures stand. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { offerEnd } from '#domain/catalogue/product/discount.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'

/** `thumbnails` is a strip beside one large picture, `list` a stack, `gallery` two columns. */
export type GalleryStyle = 'thumbnails' | 'list' | 'gallery'

export interface DetailsVariant {
  id: string
  /** Path without the leading slash. */
  path: string
  gallery: GalleryStyle
  /** The product among all of them in `asc` order; absent where the address names it. */
  pick?: (source: CatalogueSource) => Promise<CatalogueItem | undefined>
}

export const DETAILS_VARIANTS: readonly DetailsVariant[] = [
  { id: 'product', path: 'shop/shop-details/:id', gallery: 'thumbnails' },
  { id: 'first', path: 'shop/shop-details', gallery: 'thumbnails', pick: nth(1) },
  {
    id: 'with-video',
    path: 'shop/shop-details-with-video',
    gallery: 'thumbnails',
    pick: firstWith(({ videoId }) => videoId !== undefined),
  },
  {
    id: 'with-countdown',
    path: 'shop/shop-details-with-countdown',
    gallery: 'thumbnails',
    pick: firstWith((item) => offerEnd(item) !== undefined),
  },
  { id: 'list', path: 'shop/shop-details-list', gallery: 'list', pick: nth(6) },
  { id: 'gallery', path: 'shop/shop-details-gallery', gallery: 'gallery', pick: nth(9) },
]

/** The row of a pathname; an address with a product's id is the first row. */
export function detailsVariant(pathname: string): DetailsVariant {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const found = DETAILS_VARIANTS.find((variant) => path.endsWith(`/${variant.path}`)) ?? DETAILS_VARIANTS[0]
  if (!found) throw new RangeError('The table of details pages is empty')
  return found
}

/** One-based; a smaller catalogue shows its last product (spec 2.3). */
function nth(place: number) {
  return async ({ index, items }: CatalogueSource) =>
    index.size === 0 ? undefined : (await items([Math.min(place, index.size) - 1]))[0]
}

function firstWith(has: (item: CatalogueItem) => boolean) {
  return async ({ showcase }: CatalogueSource) => (await showcase()).find(has)
}
