/** What a catalogue page shows, made by the server's loader and in the browser alike. */
import type { Minor } from '#domain/money/minor.ts'
import { EMPTY_QUERY, type CatalogueQuery } from './catalogue-query.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import type { Selection } from '../index/catalogue-index.ts'
import { isBrandOffered, isCategoryOffered } from '../product/category.ts'
import { cutFacets, offeredOptions, optionsOf, type FacetLists, type LongFacets } from './facet-lists.ts'
import type { FacetOption } from './facets.ts'
import { clampPage, pagerWindow, totalPages } from './pager.ts'
import { popularBrands, type PopularBrand } from '../showing/popular-brands.ts'
import type { CatalogueItem } from '../product/product.ts'
import { isFiltered } from './query-change.ts'
import { slug } from '../slug.ts'
import { TOP_RATED_LIMIT } from '../showing/top-rated.ts'

export interface PageSize {
  pageSize: number
  /** Products that Load More adds; given, the list grows by `shown` instead of having pages. */
  step?: number
  /** Most products that a growing list may show at once. */
  limit?: number
}

/** What a text has found: a page then shows these products alone, and everything on it is counted among them. */
export interface FoundProducts {
  /** Ascending. */
  positions: Uint32Array
  /** The best of them, best first, at most `most`; `keep` leaves out some. */
  best(most: number, keep: (position: number) => boolean): Iterable<number>
}

export interface CataloguePage {
  items: CatalogueItem[]
  /** Products that match. */
  total: number
  /** Products on the screen now. */
  shown: number
  /** 1-based true range; 0 to 0 when nothing was found. */
  from: number
  to: number
  /** Clamped. */
  page: number
  totalPages: number
  /** Page numbers that the pager shows. */
  pages: number[]
  /** What the filters offer; categories and brands in the order of their lists; of a long list the first. */
  facets: FacetLists
  longFacets: LongFacets
  catalogueSize: number
  /** Of what a text has found its own. */
  priceCeiling: Minor
  topRated: CatalogueItem[]
  popularBrands: PopularBrand[]
  /** Whether more follow behind the last one shown. */
  hasMore: boolean
}

/**
 * Answers a query with one page, or with the beginning of a growing list when `step` is given (spec 2.4, 4.4 and 9.5), of all products or of
 * those `found`, whose default order is best first.
 */
export async function cataloguePage(
  source: CatalogueSource,
  query: CatalogueQuery,
  size: PageSize,
  found?: FoundProducts,
): Promise<CataloguePage> {
  const { index } = source
  const selection = index.select(query, found?.positions)
  const { total } = selection
  const grows = size.step !== undefined
  const length = grows ? Math.min(Math.max(size.pageSize, query.shown ?? 0), size.limit ?? Infinity) : size.pageSize
  const pageCount = grows ? Math.min(total, 1) : totalPages(total, length)
  const page = clampPage(grows ? 1 : query.page, pageCount)
  const start = (page - 1) * length
  const positions =
    found && query.sortBy === 'asc'
      ? Array.from(found.best(start + length, selection.has)).slice(start)
      : selection.positions(start, length)
  const offer = found ? foundOffer(source, query, selection, found) : catalogueOffer(source, query, selection)
  const [items, topRated] = await Promise.all([source.items(positions), found ? [] : catalogueTopRated(source)])
  const to = start + items.length

  return {
    items,
    total,
    shown: items.length,
    from: Math.min(start + 1, to),
    to,
    page,
    totalPages: pageCount,
    pages: pagerWindow(page, pageCount),
    ...offer,
    // Nothing to choose where nothing is rated.
    ...(!found && topRated.length === 0 && { facets: { ...offer.facets, rating: [] } }),
    catalogueSize: index.size,
    topRated,
    hasMore: to < total,
  }
}

/** The whole lists of a query's options, however long; of what was `found` those that any of it has. */
export function wholeFacets(source: CatalogueSource, query: CatalogueQuery, found?: FoundProducts): FacetLists {
  const selection = source.index.select(query, found?.positions)
  return found ? foundOptions(source, query, selection, found).facets : offeredFacets(source, selection.facets())
}

type Offer = Pick<CataloguePage, 'facets' | 'longFacets' | 'priceCeiling' | 'popularBrands'>

function catalogueOffer(source: CatalogueSource, query: CatalogueQuery, selection: Selection): Offer {
  const facets = offeredFacets(source, selection.facets())
  return {
    ...cutFacets(offeredOptions(facets, query)),
    priceCeiling: source.index.priceCeiling,
    popularBrands: popularBrands(source.brands),
  }
}

function foundOffer(source: CatalogueSource, query: CatalogueQuery, selection: Selection, found: FoundProducts): Offer {
  const { facets, priceCeiling } = foundOptions(source, query, selection, found)
  const brands = new Set(facets.brand.map(({ value }) => value))
  return {
    ...cutFacets(offeredOptions(facets, query, true)),
    priceCeiling,
    popularBrands: popularBrands(source.brands.filter(({ name }) => brands.has(slug(name)))),
  }
}

/** What no product has that was found is no filter; what one of them has stays while another filter leaves it out. */
function foundOptions(
  source: CatalogueSource,
  query: CatalogueQuery,
  selection: Selection,
  { positions }: FoundProducts,
): { facets: FacetLists; priceCeiling: Minor } {
  const { index } = source
  const counted = offeredFacets(source, selection.facets())
  const isNarrowed = isFiltered(query) || query.sortBy === 'on-sale'
  if (!isNarrowed) return { facets: optionsOf(counted, counted), priceCeiling: selection.priceCeiling }
  const all = index.select(EMPTY_QUERY, positions)
  const facets = optionsOf(counted, all.facets())
  const { priceCeiling } = all
  const { category } = query
  const isOpen = ({ count, active }: FacetOption) => count === 0 && !active
  // Another category may have one of the same name.
  if (category === undefined || !facets.subcategory.some(isOpen)) return { facets, priceCeiling }
  const inside = index.select({ ...EMPTY_QUERY, category }, positions).facets()
  const { subcategory } = optionsOf(facets, inside)
  return { facets: { ...facets, subcategory }, priceCeiling }
}

function offeredFacets({ categories, brands }: CatalogueSource, facets: FacetLists): FacetLists {
  return {
    ...facets,
    category: inListOrder(
      facets.category,
      offeredValues(categories, isCategoryOffered, ({ parent }) => parent),
    ),
    brand: inListOrder(
      facets.brand,
      offeredValues(brands, isBrandOffered, ({ name }) => name),
    ),
  }
}

/** By list: a catalogue's lists are replaced with it and never changed, and thousands of brands take longer to read than to count. */
const offered = new WeakMap<readonly object[], readonly string[]>()

/** The values of what a list offers, each once, in its order. */
function offeredValues<T extends object>(
  list: readonly T[],
  isOffered: (one: T) => boolean,
  titleOf: (one: T) => string,
): readonly string[] {
  const known = offered.get(list)
  if (known) return known
  const values = [...new Set(list.filter(isOffered).map((one) => slug(titleOf(one))))]
  offered.set(list, values)
  return values
}

/** The Top Rated Products widget (spec 9.6): the rating order begins with what `topRated` picks. */
export async function catalogueTopRated(source: CatalogueSource): Promise<CatalogueItem[]> {
  const first = await source.items(source.index.first('rating', TOP_RATED_LIMIT))
  return first.filter((item) => item.rating.count > 0)
}

function inListOrder(options: readonly FacetOption[], values: readonly string[]): FacetOption[] {
  const byValue = new Map(options.map((option) => [option.value, option]))
  return values.flatMap((value) => byValue.get(value) ?? [])
}
