/** The options of a facet with their counts, in the order in which widgets show them. */
import type { CatalogueQuery } from './catalogue-query.ts'
import { accepts, type FacetKey, type FacetOption } from './facets.ts'
import { columnOf, type ColumnValue, type FacetColumn, type IndexColumns } from './index-columns.ts'

export interface OptionLists {
  /** Options of each facet for a query and the counts of a scan; those with count 0 stay in the list (to be greyed). */
  options(query: CatalogueQuery, counts: readonly Uint32Array[]): Record<FacetKey, FacetOption[]>
}

interface OptionList {
  column: FacetColumn
  /** Found values in their order with their codes. */
  entries: readonly { entry: ColumnValue; code: number }[]
  /** Per facet that this one stands within: per chosen value, the values found together with it. */
  within: readonly {
    chosen: (query: CatalogueQuery) => readonly string[]
    found: ReadonlyMap<string, ReadonlyMap<string, number>>
  }[]
}

export function buildOptionLists(columns: IndexColumns): OptionLists {
  const lists = columns.facets.map((column) => buildOptionList(columns, column))
  return {
    options(query, counts) {
      const rows = lists.map((list, index) => [list.column.facet.key, listOptions(list, query, counts[index])])
      return Object.fromEntries(rows) as Record<FacetKey, FacetOption[]>
    },
  }
}

function buildOptionList(columns: IndexColumns, column: FacetColumn): OptionList {
  const { compare, within = [] } = column.facet
  const entries = column.values.map((entry, code) => ({ entry, code }))
  if (compare) entries.sort((a, b) => compare(a.entry, b.entry))
  return {
    column,
    entries,
    within: within.map((key) => {
      const wider = columnOf(columns, key)
      return { chosen: wider.facet.selected, found: countTogether(columns.size, wider, column) }
    }),
  }
}

/** Per value of `outer` and per value of `inner`: how many products have both. */
export function countTogether(
  size: number,
  outer: FacetColumn,
  inner: FacetColumn,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map(outer.values.map(({ value }) => [value, new Map<string, number>()]))
  for (let item = 0; item < size; item += 1) {
    for (const code of outer.codes.subarray(outer.starts[item], outer.starts[item + 1])) {
      const counts = found.get(outer.values[code]?.value ?? '')
      for (const other of inner.codes.subarray(inner.starts[item], inner.starts[item + 1])) {
        const value = inner.values[other]?.value ?? ''
        counts?.set(value, (counts.get(value) ?? 0) + 1)
      }
    }
  }
  return found
}

function listOptions(list: OptionList, query: CatalogueQuery, counts: Uint32Array = new Uint32Array()): FacetOption[] {
  const { facet, values } = list.column
  const selected = facet.selected(query)
  if (facet.options) {
    return facet.options.map(({ value, label }) => {
      let count = 0
      values.forEach((entry, code) => {
        if (accepts(facet, value, entry.value)) count += counts[code] ?? 0
      })
      return { value, label, count, active: selected.includes(value) }
    })
  }
  const offered = offeredValues(list, query)
  const options: FacetOption[] = []
  for (const { entry, code } of list.entries) {
    const { value, label, swatch } = entry
    const active = selected.includes(value)
    // An active option stays although it is not offered here, so that it can be taken off.
    if (!active && offered && !offered.has(value)) continue
    const option: FacetOption = { value, label, count: counts[code] ?? 0, active }
    if (swatch !== undefined) option.swatch = swatch
    options.push(option)
  }
  return options
}

/** Undefined when every value is offered. */
function offeredValues({ within }: OptionList, query: CatalogueQuery): ReadonlySet<string> | undefined {
  for (const { chosen, found } of within) {
    const values = chosen(query)
    if (values.length > 0) return new Set(values.flatMap((value) => [...(found.get(value)?.keys() ?? [])]))
  }
  return undefined
}
