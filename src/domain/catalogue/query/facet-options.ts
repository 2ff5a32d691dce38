/** The options of a facet with their counts, in the order in which widgets show them. */
import type { CatalogueQuery } from './catalogue-query.ts'
import { FACETS, facetOf, type Facet, type FacetKey, type FacetOption } from './facets.ts'
import type { Counts } from '../index/index-counting.ts'
import type { IndexData } from '../index/index-data.ts'
import { ALL_ROW } from '../index/index-known.ts'
import type { QuerySets } from '../index/index-query.ts'

/** A value that the catalogue holds for a facet. */
export interface ListedValue {
  value: string
  label: string
  swatch: string | undefined
  /** Products that have it. */
  total: number
  /** Its entries in the facet's group; no product has two of them. */
  codes: readonly number[]
}

export interface OptionLists {
  /** The values of a facet that any product has, in their order. */
  values(facet: Facet): readonly ListedValue[]
  /** Makes the list of a facet anew when it is next asked for. */
  renew(facet: Facet): void
  /** Options of each facet; those with count 0 stay in the list (to be greyed). */
  options(query: CatalogueQuery, sets: QuerySets): Record<FacetKey, FacetOption[]>
}

export function createOptionLists(data: IndexData): OptionLists {
  const lists = new Map<Facet, readonly ListedValue[]>()
  function values(facet: Facet): readonly ListedValue[] {
    const list = lists.get(facet) ?? listValues(data, facet)
    lists.set(facet, list)
    return list
  }
  return {
    values,
    renew: (facet) => void lists.delete(facet),
    options(query, sets) {
      const rows = FACETS.map((facet) => [facet.key, listOptions(data, facet, values, query, sets)])
      return Object.fromEntries(rows) as Record<FacetKey, FacetOption[]>
    },
  }
}

/** The label is that of the first product that has the value, the swatch that of the first one that gives any. */
function listValues(data: IndexData, facet: Facet): ListedValue[] {
  const totals = data.known.row(ALL_ROW)
  const byFirst = data.columns.entries.list
    .map((entry, code) => ({ ...entry, code, total: totals[code] ?? 0 }))
    .filter((entry) => entry.facet === facet && !entry.isOption && entry.total > 0)
    .map((entry) => ({ ...entry, first: data.postings.first(entry.code) }))
    .toSorted((a, b) => a.first - b.first || a.code - b.code)
  const values = new Map<string, ListedValue & { codes: number[] }>()
  for (const { value, label, swatch, total, code } of byFirst) {
    const same = values.get(value)
    if (same) {
      same.swatch ??= swatch
      same.total += total
      same.codes.push(code)
    } else values.set(value, { value, label, swatch, total, codes: [code] })
  }
  const { compare } = facet
  return compare ? [...values.values()].toSorted(compare) : [...values.values()]
}

function listOptions(
  data: IndexData,
  facet: Facet,
  valuesOf: (facet: Facet) => readonly ListedValue[],
  query: CatalogueQuery,
  sets: QuerySets,
): FacetOption[] {
  const counts = sets.counts(facet)
  const selected = facet.selected(query)
  if (facet.options) {
    return facet.options.map(({ value, label }) => {
      const count = sumOf(counts, data.columns.entries.codesTaking(facet, value))
      return { value, label, count, active: selected.includes(value) }
    })
  }
  const offered = offeredCounts(facet, query, sets)
  const options: FacetOption[] = []
  for (const { value, label, swatch, codes } of valuesOf(facet)) {
    const active = selected.includes(value)
    // An active option stays although it is not offered here, so that it can be taken off.
    if (!active && offered && sumOf(offered, codes) === 0) continue
    const option: FacetOption = { value, label, count: sumOf(counts, codes), active }
    if (swatch !== undefined) option.swatch = swatch
    options.push(option)
  }
  return options
}

function sumOf(counts: Counts, codes: readonly number[]): number {
  let sum = 0
  for (const code of codes) sum += counts[code] ?? 0
  return sum
}

/** Undefined when every value is offered. */
function offeredCounts({ within = [], ...facet }: Facet, query: CatalogueQuery, sets: QuerySets): Counts | undefined {
  for (const key of within) {
    const wider = facetOf(key)
    const chosen = wider.selected(query)
    if (chosen.length > 0) return sets.countsAmong(facetOf(facet.key), wider, chosen)
  }
  return undefined
}
