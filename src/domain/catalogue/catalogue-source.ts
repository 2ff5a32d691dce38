/** Where pages get their products from: the index for what is asked, and a way to the products that it finds. */
import { USD } from '#domain/money/currency.ts'
import { buildCatalogueIndex, type CatalogueIndex } from './index/catalogue-index.ts'
import type { BrandFacts, CategoryFacts } from './product/category.ts'
import type { CatalogueItem } from './product/product.ts'
import { sortItems } from './query/sort.ts'

export interface CatalogueSource {
  index: CatalogueIndex
  categories: readonly CategoryFacts[]
  brands: readonly BrandFacts[]
  /** The products at these positions, in their order; what has gone meanwhile is absent. */
  items(positions: Iterable<number>): Promise<CatalogueItem[]>
  /**
   * What a page may choose among by rule, in `asc` order, of one product type or of all: every product of a small catalogue, of a large
   * one some hundred of each type (see `showcase.ts`). Counts never come from here.
   */
  showcase(productType?: string): Promise<readonly CatalogueItem[]>
}

/** A catalogue that is held as a list, as in the browser; `currency` is that of its prices. */
export function listSource(
  list: readonly CatalogueItem[],
  categories: readonly CategoryFacts[] = [],
  brands: readonly BrandFacts[] = [],
  currency = USD,
): CatalogueSource {
  const ascending = sortItems(list, 'asc')
  return {
    index: buildCatalogueIndex(ascending, undefined, currency),
    categories,
    brands,
    items: (positions) => Promise.resolve(Array.from(positions).flatMap((position) => ascending[position] ?? [])),
    showcase: (type) =>
      Promise.resolve(type === undefined ? ascending : ascending.filter(({ productType }) => productType === type)),
  }
}
