/** The part of a query's matches that a call asks for, as ids. */
import type { CatalogueIndex } from '#domain/catalogue/index/catalogue-index.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'

export interface ListOptions {
  /** Keep only these products. */
  ids?: readonly string[]
  /** How many matches are passed over, from 0. */
  start?: number
  /** Passes over all further matches up to this product in the order of the sort, whether it matches (still) or not. */
  after?: string
  /** At most this many products, 1 and up. */
  limit?: number
}

export interface ProductIds {
  /** The wanted part of the matches, in the order of `query.sortBy`. */
  ids: string[]
  /** Place of the first of them among all matches, from 0. */
  at: number
  /** All matches. */
  total: number
}

/** @throws {RangeError} where `after` is no product, since then nobody can tell where the list went on. */
export function listIds(
  index: CatalogueIndex,
  query: CatalogueQuery,
  { ids, start = 0, after, limit = Infinity }: ListOptions = {},
): ProductIds {
  const selection = index.select(query, ids && positionsOf(index, ids))
  const { total } = selection
  const at = after === undefined ? start : Math.max(start, selection.countThrough(positionOf(index, after)))
  return {
    ids: Array.from(selection.positions(at, Math.min(limit, total)), (position) => index.idAt(position)),
    at,
    total,
  }
}

function positionsOf(index: CatalogueIndex, ids: readonly string[]): Uint32Array {
  return Uint32Array.from(ids.map((id) => index.positionOf(id)).filter((position) => position >= 0))
}

function positionOf(index: CatalogueIndex, id: string): number {
  const position = index.positionOf(id)
  if (position < 0) throw new RangeError('after: must be the id of a product')
  return position
}
