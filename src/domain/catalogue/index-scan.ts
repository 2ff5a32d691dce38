/** The one pass of a query over the columns: which products match, and how many stand behind each value of each facet. */
import type { CatalogueQuery } from './catalogue-query.ts'
import { accepts } from './facets.ts'
import type { FacetColumn, IndexColumns } from './index-columns.ts'

export interface Scan {
  total: number
  /** 1 for an item in the result, by position. */
  matched: Uint8Array
  /** Per facet in the order of the columns, per code: items that match when this facet's own selection is left out. */
  counts: readonly Uint32Array[]
}

interface Choice {
  column: FacetColumn
  counts: Uint32Array
  /** 1 for each code that the selection takes. */
  taken: Uint8Array
}

/** @param within positions that alone are looked at. */
export function scan(columns: IndexColumns, query: CatalogueQuery, within?: Uint32Array): Scan {
  const { size, prices, onSale, facets } = columns
  const minPrice = query.minPrice ?? 0
  const maxPrice = query.maxPrice ?? Infinity
  const onSaleOnly = query.sortBy === 'on-sale'
  const counts = facets.map((column) => new Uint32Array(column.values.length))
  const choices: Choice[] = []
  facets.forEach((column, index) => {
    const selected = column.facet.selected(query)
    const own = counts[index]
    if (own && selected.length > 0) choices.push({ column, counts: own, taken: takenCodes(column, selected) })
  })
  const matched = new Uint8Array(size)
  let total = 0

  const looked = within ? new Set(within) : Array(size).keys()
  for (const item of looked) {
    const price = prices[item] ?? 0
    if (price < minPrice || price > maxPrice) continue
    if (onSaleOnly && onSale[item] === 0) continue

    let failed: Choice | undefined
    let failures = 0
    for (const choice of choices) {
      if (isTaken(choice, item)) continue
      failed = choice
      failures += 1
      if (failures > 1) break
    }
    if (failures > 1) continue
    if (failed) {
      countCodes(failed.column, failed.counts, item)
      continue
    }
    matched[item] = 1
    total += 1
    for (let index = 0; index < facets.length; index += 1) {
      const column = facets[index]
      const own = counts[index]
      if (column && own) countCodes(column, own, item)
    }
  }
  return { total, matched, counts }
}

function takenCodes({ facet, values }: FacetColumn, selected: readonly string[]): Uint8Array {
  return Uint8Array.from(values, ({ value }) => Number(selected.some((chosen) => accepts(facet, chosen, value))))
}

function isTaken({ column: { starts, codes }, taken }: Choice, item: number): boolean {
  const end = starts[item + 1] ?? 0
  for (let at = starts[item] ?? 0; at < end; at += 1) if (taken[codes[at] ?? 0] === 1) return true
  return false
}

function countCodes({ starts, codes }: FacetColumn, counts: Uint32Array, item: number): void {
  const end = starts[item + 1] ?? 0
  for (let at = starts[item] ?? 0; at < end; at += 1) {
    const code = codes[at] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}
