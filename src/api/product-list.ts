/** Which products a call of `GET /product` answers with, and where the rest of a long list goes on. */
import { compareItems } from '#domain/catalogue/sort.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import type { CatalogueService } from '#services/catalogue-service.ts'
import { ProblemError } from './problem.ts'
import type { ProductListRequest } from './product-filter.ts'

/** Above this many products an answer is cut into parts (decisions, API). */
export const WHOLE_UP_TO = 5000
export const PART_SIZE = 1000

export interface ProductListPart {
  ids: string[]
  /** The last product of this part when more follow. */
  next: string | null
}

/**
 * The matches after the product `after`, or from the start.
 * @throws {ProblemError} 400 when `after` is no product (any more), since then nobody can tell where the list went on.
 */
export function productListPart(
  catalogue: Pick<CatalogueService, 'list' | 'item'>,
  { query, ids, start, limit }: ProductListRequest,
  after: string | undefined,
): ProductListPart {
  const found = catalogue.list(query, {
    ...(ids && { ids }),
    ...(limit !== undefined && { limit: start + limit }),
  })
  const wanted = start > 0 ? found.slice(start) : found
  const parted = after !== undefined || wanted.length > WHOLE_UP_TO
  if (!parted) return { ids: wanted.map(({ id }) => id), next: null }
  const from = after === undefined ? 0 : startAfter(wanted, catalogue.item(after), compareItems(query.sortBy))
  const part = wanted.slice(from, from + PART_SIZE)
  return { ids: part.map(({ id }) => id), next: from + PART_SIZE < wanted.length ? (part.at(-1)?.id ?? null) : null }
}

/** The place of the first item behind `last`, which may itself have left the list meanwhile. */
function startAfter(
  items: readonly CatalogueItem[],
  last: CatalogueItem | null,
  compare: (a: CatalogueItem, b: CatalogueItem) => number,
): number {
  if (last === null)
    throw new ProblemError(400, 'The list cannot go on there.', [
      { path: 'after', message: 'is not the id of a product' },
    ])
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && compare(item, last) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
