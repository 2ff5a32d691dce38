/** Filter lists that are too long for a page: what the page carries of them, and what a search in the whole list finds. */
import type { CatalogueQuery } from './catalogue-query.ts'
import { FACETS, type FacetKey, type FacetOption } from './facets.ts'

export type FacetLists = Record<FacetKey, FacetOption[]>

/** How many options each of the long lists has in all; lists that the page carries whole are not in it. */
export type LongFacets = Partial<Record<FacetKey, number>>

/** The same order in every process and browser; figures in names count as numbers. */
const ALPHABET = new Intl.Collator('en', { numeric: true })

/** Options of a whole list shown at once; who looks for another one types. */
export const OPTIONS_LIMIT = 200

/** Options that a page carries of one list. */
export const MOST_OPTIONS = 24

/** Cuts what is longer than `MOST_OPTIONS`: the chosen ones stay, then come those that would give the most products. */
export function cutFacets(whole: FacetLists): { facets: FacetLists; longFacets: LongFacets } {
  const facets = { ...whole }
  const longFacets: LongFacets = {}
  for (const [key, options] of Object.entries(whole) as [FacetKey, FacetOption[]][]) {
    if (options.length <= MOST_OPTIONS) continue
    longFacets[key] = options.length
    const byCount = options.filter(isAlive).toSorted((a, b) => b.count - a.count)
    facets[key] = chosenFirst(byCount).slice(0, MOST_OPTIONS)
  }
  return { facets, longFacets }
}

/**
 * The options that any product of a wider choice has, which `wide` counts, and the chosen ones. Fixed options stay all, but those of ratings
 * where nothing is rated.
 */
export function optionsOf(lists: FacetLists, wide: FacetLists): FacetLists {
  const rows = FACETS.map(({ key, options }): [FacetKey, FacetOption[]] => {
    const known = new Set(wide[key].filter(({ count }) => count > 0).map(({ value }) => value))
    if (options) return [key, key === 'rating' && known.size === 0 ? [] : lists[key]]
    return [key, lists[key].filter(({ value, active }) => active || known.has(value))]
  })
  return Object.fromEntries(rows) as FacetLists
}

/**
 * What the filters offer for this query: sub-categories below the chosen category, and sizes once the choice is narrow, since those of
 * rings, shoes and shirts mean nothing side by side. Tags are chosen elsewhere. A chosen option is always there, for its chip. `found` where a text has narrowed the choice already.
 */
export function offeredOptions(whole: FacetLists, query: CatalogueQuery, found = false): FacetLists {
  const isNarrow = found || (query.type ?? query.category ?? query.subcategory) !== undefined
  return {
    ...whole,
    subcategory: query.category === undefined ? whole.subcategory.filter(isActive) : whole.subcategory,
    size: whole.size.filter(isNarrow ? isAlive : isActive),
    tag: whole.tag.filter(isActive),
  }
}

export interface FoundOptions {
  options: FacetOption[]
  /** All that match, of which `options` are the first. */
  total: number
}

/**
 * The options that are chosen or would give products and whose label has every word of `text`, at most `limit`: the chosen ones first, then
 * labels that begin with the text, then by the alphabet. Capitals and accents do not count. Without a text all of them match.
 */
export function findOptions(options: readonly FacetOption[], text: string, limit: number): FoundOptions {
  const wanted = plain(text).trim()
  const words = wanted.split(/\s+/)
  const found = options
    .filter(isAlive)
    .map((option) => ({ option, label: plain(option.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)))
    .toSorted(
      (a, b) =>
        Number(b.label.startsWith(wanted)) - Number(a.label.startsWith(wanted)) || ALPHABET.compare(a.label, b.label),
    )
    .map(({ option }) => option)
  return { options: chosenFirst(found).slice(0, limit), total: found.length }
}

function isActive({ active }: FacetOption): boolean {
  return active
}

function isAlive({ active, count }: FacetOption): boolean {
  return active || count > 0
}

function chosenFirst(options: readonly FacetOption[]): FacetOption[] {
  return options.toSorted((a, b) => Number(b.active) - Number(a.active))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
