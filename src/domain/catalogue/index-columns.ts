/** The catalogue in columns: numbers and dictionary codes, so that a query reads arrays and allocates nothing per product. */
import { toCents } from '#domain/money/money.ts'
import { isOnSale } from './discount.ts'
import { FACETS, type Facet, type FacetKey } from './facets.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { slug } from './slug.ts'

/** A value that the catalogue holds for a facet; its place in the list is its code. */
export interface ColumnValue {
  value: string
  label: string
  swatch?: string
  /** Products that have it. */
  total: number
}

export interface FacetColumn {
  facet: Facet
  values: readonly ColumnValue[]
  codeOf: ReadonlyMap<string, number>
  /** The codes of item `i` are `codes[starts[i]]` up to, not including, `codes[starts[i + 1]]`. */
  starts: Uint32Array
  codes: Uint32Array
}

export interface IndexColumns {
  size: number
  /** List price in cents; floats because a cent amount may pass 2^31. */
  prices: Float64Array
  /** 1 or 0. */
  onSale: Uint8Array
  /** In the order of `FACETS`. */
  facets: readonly FacetColumn[]
}

export function buildColumns(items: readonly IndexedProduct[]): IndexColumns {
  return {
    size: items.length,
    prices: Float64Array.from(items, (item) => toCents(item.price)),
    onSale: Uint8Array.from(items, (item) => Number(isOnSale(item))),
    facets: FACETS.map((facet) => buildFacetColumn(facet, items)),
  }
}

/** The column of one facet; throws RangeError when it is none. */
export function columnOf(columns: IndexColumns, key: FacetKey): FacetColumn {
  const column = columns.facets.find(({ facet }) => facet.key === key)
  if (column === undefined) throw new RangeError(`facet: the index has no column "${key}"`)
  return column
}

function buildFacetColumn(facet: Facet, items: readonly IndexedProduct[]): FacetColumn {
  const values: ColumnValue[] = []
  const codeOf = new Map<string, number>()
  // Labels repeat from product to product; each is turned into a slug once.
  const codeOfLabel = new Map<string, number>()
  const starts = new Uint32Array(items.length + 1)
  const codes: number[] = []

  function code(label: string): number {
    const known = codeOfLabel.get(label)
    if (known !== undefined) return known
    const value = slug(label)
    const found = value === '' ? -1 : (codeOf.get(value) ?? values.push({ value, label, total: 0 }) - 1)
    if (found >= 0) codeOf.set(value, found)
    codeOfLabel.set(label, found)
    return found
  }

  items.forEach((item, position) => {
    const start = codes.length
    for (const label of facet.labels(item)) {
      const found = code(label)
      const entry = values[found]
      if (entry === undefined) continue
      if (facet.swatch) entry.swatch ??= facet.swatch(item, label)
      if (codes.indexOf(found, start) >= 0) continue
      codes.push(found)
      entry.total += 1
    }
    starts[position + 1] = codes.length
  })
  return { facet, values, codeOf, starts, codes: Uint32Array.from(codes) }
}
