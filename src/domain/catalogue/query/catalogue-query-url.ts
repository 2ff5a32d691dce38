/** The catalogue query from and to the parameters of an address; whatever cannot be read is ignored. */
import type { DecimalAmount } from '#domain/money/minor.ts'
import { SORT_KEYS, STATUS_VALUES, type CatalogueQuery, type CatalogueView } from './catalogue-query.ts'
import { slug } from '../slug.ts'

/** Every parameter, in the order in which addresses are written (spec 4.2). */
export const QUERY_PARAMETERS = [
  'type',
  'category',
  'subcategory',
  'brand',
  'status',
  'minPrice',
  'maxPrice',
  'color',
  'size',
  'rating',
  'tag',
  'sortBy',
  'page',
  'view',
  'shown',
] as const
export type QueryParameter = (typeof QUERY_PARAMETERS)[number]
export type ParameterRecord = Partial<Record<QueryParameter, string | number | readonly string[] | null>>

const WORDS = ['type', 'category', 'subcategory', 'color', 'size', 'tag'] as const
const VIEWS: readonly CatalogueView[] = ['grid', 'list']
/** Whole units; far above any price, so that an absurd range stays an empty one. */
const MOST_UNITS = 1e10
/** No currency divides its unit further. */
const FINEST = 1000

/** Others that our pages read; `_routes` is the router's own. */
const OWN_PARAMETERS = new Set<string>([...QUERY_PARAMETERS, 'searchText', 'ids', 'key', '_routes'])
/** Characters of an address that parameters of others may take; whatever does not fit is left out whole. */
const MOST_FOREIGN = 512

/** The parameters that we do not know (`utm_source=...`), as the text behind a question mark; '' for none. They stay in the address. */
export function foreignSearch(params: URLSearchParams): string {
  let text = ''
  for (const [name, value] of params) {
    if (OWN_PARAMETERS.has(name)) continue
    const longer = `${text}${text && '&'}${new URLSearchParams([[name, value]]).toString()}`
    if (longer.length <= MOST_FOREIGN) text = longer
  }
  return text
}

/** Reads a query: words become slugs, prices decimals; a negative or malformed price is ignored, a swapped range put right (spec 5.1 and 5.2). */
export function parseCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  const words = (name: QueryParameter) =>
    params
      .getAll(name)
      .map(slug)
      .filter((word) => word !== '')
  const word = (name: QueryParameter) => words(name)[0]
  const text = (name: QueryParameter) => params.get(name)?.trim() ?? ''

  const query: CatalogueQuery = {
    brands: [...new Set(words('brand'))].toSorted(),
    sortBy: oneOf(SORT_KEYS, word('sortBy')) ?? 'asc',
    page: wholeNumber(text('page')) ?? 1,
  }
  const rest: Partial<CatalogueQuery> = {
    status: oneOf(STATUS_VALUES, word('status')),
    ...priceRange(price(text('minPrice')), price(text('maxPrice'))),
    rating: rating(text('rating')),
    view: oneOf(VIEWS, word('view')),
    shown: wholeNumber(text('shown')),
  }
  for (const name of WORDS) rest[name] = word(name)
  return { ...query, ...defined(rest) }
}

/** The same for a record such as the API's `filter` object, which names its fields like the parameters; null is skipped. */
export function parseCatalogueRecord(record: ParameterRecord): CatalogueQuery {
  return parseCatalogueQuery(toParams(record))
}

/** Writes a query in one canonical order, defaults left out, so that equal queries have equal addresses. */
export function catalogueParams(query: CatalogueQuery): URLSearchParams {
  return toParams(toRecord(query))
}

/**
 * The same as the text behind the question mark; '' for the bare query. A page writes more than a hundred of them at each
 * filter click, which is why they do not go through `URLSearchParams`.
 */
export function catalogueSearch(query: CatalogueQuery): string {
  const record = toRecord(query)
  let text = ''
  for (const name of QUERY_PARAMETERS) {
    const value = record[name]
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) {
      text += `${text === '' ? '' : '&'}${name}=${encodeURIComponent(one)}`
    }
  }
  return text
}

function toRecord(query: CatalogueQuery): ParameterRecord {
  return {
    ...query,
    brand: query.brands,
    minPrice: query.minPrice || undefined,
    sortBy: query.sortBy === 'asc' ? undefined : query.sortBy,
    page: query.page > 1 ? query.page : undefined,
  }
}

function toParams(record: ParameterRecord): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of QUERY_PARAMETERS) {
    for (const value of [record[name] ?? []].flat()) params.append(name, String(value))
  }
  return params
}

function oneOf<T extends string>(values: readonly T[], word: string | undefined): T | undefined {
  return values.find((value) => value === word)
}

function wholeNumber(text: string): number | undefined {
  if (!/^\d+$/.test(text)) return undefined
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER) || undefined
}

function price(text: string): DecimalAmount | undefined {
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(text)) return undefined
  return Math.round(Math.min(Number(text), MOST_UNITS) * FINEST) / FINEST
}

function priceRange(
  first: DecimalAmount | undefined,
  second: DecimalAmount | undefined,
): Pick<CatalogueQuery, 'minPrice' | 'maxPrice'> {
  const swapped = first !== undefined && second !== undefined && first > second
  const [minPrice, maxPrice] = swapped ? [second, first] : [first, second]
  // A minimum of 0 filters nothing and is what the slider stands at.
  return { minPrice: minPrice || undefined, maxPrice }
}

function rating(text: string): number | undefined {
  const value = /^\d(\.\d+)?$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= 5 ? value : undefined
}

function defined<T extends object>(fields: T): T {
  for (const key of Object.keys(fields) as (keyof T)[]) if (fields[key] === undefined) delete fields[key]
  return fields
}
