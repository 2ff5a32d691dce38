/** What a catalogue page shows, made by the server's loader and in the browser alike. */
import type { CatalogueQuery } from './catalogue-query.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { isBrandOffered, isCategoryOffered } from './category.ts'
import { cutFacets, offeredOptions, type FacetLists, type LongFacets } from './facet-lists.ts'
import type { FacetOption } from './facets.ts'
import { clampPage, pagerWindow, totalPages } from './pager.ts'
import { popularBrands, type PopularBrand } from './popular-brands.ts'
import type { CatalogueItem } from './product.ts'
import { slug } from './slug.ts'
import { TOP_RATED_LIMIT } from './top-rated.ts'

export interface PageSize {
  pageSize: number
  /** Products that Load More adds; given, the list grows by `shown` instead of having pages. */
  step?: number
  /** Most products that a growing list may show at once. */
  limit?: number
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
  /** Cents. */
  priceCeiling: number
  topRated: CatalogueItem[]
  popularBrands: PopularBrand[]
  /** Whether more follow behind the last one shown. */
  hasMore: boolean
}

/** Answers a query with one page, or with the beginning of a growing list when `step` is given (sections 2, 4 and 9). */
export async function cataloguePage(
  source: CatalogueSource,
  query: CatalogueQuery,
  size: PageSize,
): Promise<CataloguePage> {
  const { index, brands } = source
  const selection = index.select(query)
  const { total } = selection
  const { size: catalogueSize, priceCeiling } = index
  const grows = size.step !== undefined
  const length = grows ? Math.min(Math.max(size.pageSize, query.shown ?? 0), size.limit ?? Infinity) : size.pageSize
  const pageCount = grows ? Math.min(total, 1) : totalPages(total, length)
  const page = clampPage(grows ? 1 : query.page, pageCount)
  const start = (page - 1) * length
  const [items, topRated] = await Promise.all([
    source.items(selection.positions(start, length)),
    catalogueTopRated(source),
  ])
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
    ...cutFacets(offeredOptions(offeredFacets(source, selection.facets()), query)),
    catalogueSize,
    priceCeiling,
    topRated,
    popularBrands: popularBrands(brands),
    hasMore: to < total,
  }
}

/** The whole lists of a query's options, however long. */
export function wholeFacets(source: CatalogueSource, query: CatalogueQuery): FacetLists {
  return offeredFacets(source, source.index.select(query).facets())
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

/** The Top Rated Products widget (section 9): the rating order begins with what `topRated` picks. */
export async function catalogueTopRated(source: CatalogueSource): Promise<CatalogueItem[]> {
  const first = await source.items(source.index.first('rating', TOP_RATED_LIMIT))
  return first.filter((item) => item.rating.count > 0)
}

function inListOrder(options: readonly FacetOption[], values: readonly string[]): FacetOption[] {
  const byValue = new Map(options.map((option) => [option.value, option]))
  return values.flatMap((value) => byValue.get(value) ?? [])
}
