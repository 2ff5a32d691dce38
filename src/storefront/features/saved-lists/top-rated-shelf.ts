/** The products that an empty list offers. */
import { cataloguePage, type CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'

/** The four of the Top Rated Products widget (section 9). */
export function topRatedShelf(source: CatalogueSource): CatalogueItem[] {
  return cataloguePage(source, EMPTY_QUERY, { pageSize: 1 }).topRated
}
