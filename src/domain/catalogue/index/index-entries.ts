/** The values that products have for their facets, each numbered once. */
import { accepts, FACETS, type Facet } from '../query/facets.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { slug } from '../slug.ts'

/** A value as products spell it; its place among the entries is its code. A product has one entry at most of each value of a facet. */
export interface FacetEntry {
  facet: Facet
  /** The slug; entries that differ in label or swatch alone have the same. */
  value: string
  label: string
  swatch: string | undefined
  /** Whether it stands for a fixed option that the product's value falls under. */
  isOption: boolean
}

export interface Entries {
  readonly list: readonly FacetEntry[]
  /** A function that gives the codes of a product's values in some facets, ascending; entries that are new are added. Its next call uses the same list. */
  readerOf(facets: readonly Facet[]): (item: IndexedProduct) => readonly number[]
  /** The codes of a product that a chosen value takes. */
  codesTaking(facet: Facet, chosen: string): readonly number[]
  /** The code of a label, which is added when it is new; -1 for one that counts for nothing. */
  codeOf(facet: Facet, label: string, swatch: string | undefined): number
}

/** The category's name, by which relatives are found; nobody filters by it (spec 7.6). */
export const RELATIVES: Facet = {
  key: 'category',
  many: false,
  labels: (item) => [item.category.name],
  selected: () => [],
  select: () => ({}),
}

export function createEntries(): Entries {
  const list: FacetEntry[] = []
  const dictionaries = new Map([...FACETS, RELATIVES].map((facet) => [facet, createDictionary(facet, list)]))
  return {
    list,
    readerOf(facets) {
      const readers = facets.flatMap((facet) => dictionaries.get(facet) ?? [])
      const codes: number[] = []
      return (item) => {
        codes.length = 0
        for (const reader of readers) reader.read(item, codes)
        sortFew(codes)
        return codes
      }
    },
    codesTaking: (facet, chosen) => dictionaries.get(facet)?.codesTaking(chosen) ?? [],
    codeOf: (facet, label, swatch) => dictionaries.get(facet)?.codeOf(label, swatch) ?? -1,
  }
}

/** In place and without a comparing function: it runs for every product, on a handful of codes. */
function sortFew(codes: number[]): void {
  for (let end = 1; end < codes.length; end += 1) {
    const code = codes[end] ?? 0
    let at = end
    for (; at > 0 && (codes[at - 1] ?? 0) > code; at -= 1) codes[at] = codes[at - 1] ?? 0
    codes[at] = code
  }
}

interface Dictionary {
  /** Adds the codes of the product's values. */
  read(item: IndexedProduct, codes: number[]): void
  codesTaking(chosen: string): readonly number[]
  /** -1 for a label that counts for nothing. */
  codeOf(label: string, swatch: string | undefined): number
}

function createDictionary(facet: Facet, list: FacetEntry[]): Dictionary {
  const byValue = new Map<string, number[]>()
  // Labels repeat from product to product; each is turned into a slug once, and held against the options once.
  const byLabel = new Map<string, Map<string | undefined, number>>()
  const optionsTaking = new Map<number, number[]>()
  const options = facet.accepts ? (facet.options ?? []) : []
  const optionCodes = new Map(
    options.map(({ value, label }) => [value, add({ facet, value, label, swatch: undefined, isOption: true })]),
  )

  function add(entry: FacetEntry): number {
    return list.push(entry) - 1
  }

  function codeOf(label: string, swatch: string | undefined): number {
    const known = byLabel.get(label)
    return known?.get(swatch) ?? make(label, swatch, known)
  }

  function make(label: string, swatch: string | undefined, known = new Map<string | undefined, number>()): number {
    const value = slug(label)
    const code = value === '' ? -1 : add({ facet, value, label, swatch, isOption: false })
    byLabel.set(label, known.set(swatch, code))
    if (code < 0) return code
    byValue.set(value, [...(byValue.get(value) ?? []), code])
    const taking = [...optionCodes].flatMap(([option, own]) => (accepts(facet, option, value) ? [own] : []))
    if (taking.length > 0) optionsTaking.set(code, taking)
    return code
  }

  /** The label that came first stays, with the first swatch that there is. */
  function mergeInto(codes: number[], at: number, next: number): void {
    const first = list[codes[at] ?? -1]
    const swatch = list[next]?.swatch
    if (first && first.swatch === undefined && swatch !== undefined) codes[at] = codeOf(first.label, swatch)
  }

  return {
    codeOf,
    read(item, codes) {
      const start = codes.length
      for (const label of facet.labels(item)) {
        const next = codeOf(label, facet.swatch?.(item, label))
        if (next < 0 || codes.indexOf(next, start) >= 0) continue
        const value = list[next]?.value ?? ''
        const same = codes.findIndex((other, at) => at >= start && list[other]?.value === value)
        if (same >= 0) mergeInto(codes, same, next)
        else codes.push(next)
      }
      if (optionsTaking.size === 0) return
      for (let at = start, end = codes.length; at < end; at += 1) {
        for (const option of optionsTaking.get(codes[at] ?? -1) ?? []) {
          if (codes.indexOf(option, end) < 0) codes.push(option)
        }
      }
    },
    codesTaking(chosen) {
      const option = optionCodes.get(chosen)
      if (option !== undefined) return [option]
      if (!facet.accepts) return byValue.get(chosen) ?? []
      return [...byValue].flatMap(([value, codes]) => (accepts(facet, chosen, value) ? codes : []))
    },
  }
}
