/** Which products a call of `GET /product` answers with, and where the rest of a long list goes on. */
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'
import { ProblemError } from '../problem.ts'
import type { ProductListRequest } from './product-filter.ts'

/** Above this many products an answer is cut into parts (spec 7.2). */
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
  catalogue: Pick<CatalogueService, 'list' | 'has'>,
  { query, ids, start, limit = Infinity }: ProductListRequest,
  after: string | undefined,
): ProductListPart {
  const among = { ...(ids && { ids }), start }
  if (after === undefined) {
    const whole = catalogue.list(query, { ...among, limit: Math.min(limit, WHOLE_UP_TO + 1) })
    if (whole.ids.length <= WHOLE_UP_TO) return { ids: whole.ids, next: null }
    const first = whole.ids.slice(0, PART_SIZE)
    return { ids: first, next: first.at(-1) ?? null }
  }
  if (!catalogue.has(after)) {
    throw new ProblemError(400, 'The list cannot go on there.', [
      { path: 'after', message: 'is not the id of a product' },
    ])
  }
  const { ids: found, at, total } = catalogue.list(query, { ...among, after, limit: PART_SIZE })
  const end = Math.min(total, start + limit)
  const part = found.slice(0, Math.max(0, end - at))
  return { ids: part, next: at + part.length < end ? (part.at(-1) ?? null) : null }
}
