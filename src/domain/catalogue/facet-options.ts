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
    found: ReadonlyMap<string, ReadonlySet<string>>
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
      return { chosen: wider.facet.selected, found: foundTogether(columns.size, wider, column) }
    }),
  }
}

function foundTogether(size: number, wider: FacetColumn, column: FacetColumn): Map<string, Set<string>> {
  const found = wider.values.map(() => new Set<number>())
  for (let item = 0; item < size; item += 1) {
    for (const outer of wider.codes.subarray(wider.starts[item], wider.starts[item + 1])) {
      for (const code of column.codes.subarray(column.starts[item], column.starts[item + 1])) found[outer]?.add(code)
    }
  }
  const values = (codes: Set<number>) => new Set([...codes].map((code) => column.values[code]?.value ?? ''))
  return new Map(wider.values.map(({ value }, outer) => [value, values(found[outer] ?? new Set())]))
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
    if (values.length > 0) return new Set(values.flatMap((value) => [...(found.get(value) ?? [])]))
  }
  return undefined
}
