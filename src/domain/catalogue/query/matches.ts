/** The plain filter of the catalogue; the index must agree with it. */
import { USD } from '#domain/money/currency.ts'
import { type CatalogueQuery, type PricedQuery, pricedQuery } from './catalogue-query.ts'
import { isOnSale } from '../product/discount.ts'
import { accepts, FACETS, facetValues, type Facet } from './facets.ts'
import type { IndexedProduct } from '../index/indexed-product.ts'

/** Whether a product is in the result of a query: every facet with a selection, the list price (inclusive), and `sortBy` on-sale (spec 4.2, 4.3 and 4.5). */
export function matches(item: IndexedProduct, asked: CatalogueQuery, currency = USD): boolean {
  const query = pricedQuery(asked, currency)
  return (
    item.price >= (query.minPrice ?? 0) &&
    item.price <= (query.maxPrice ?? Infinity) &&
    (query.sortBy !== 'on-sale' || isOnSale(item)) &&
    FACETS.every((facet) => matchesFacet(facet, item, query))
  )
}

function matchesFacet(facet: Facet, item: IndexedProduct, query: PricedQuery): boolean {
  const selected = facet.selected(query)
  if (selected.length === 0) return true
  const values = facetValues(facet, item)
  return selected.some((chosen) => values.some((value) => accepts(facet, chosen, value)))
}
