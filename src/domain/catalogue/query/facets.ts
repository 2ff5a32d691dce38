/** The facets of the catalogue, one row each: how a product gives its values and how the query's selection is read and written. */
import { brandName } from '../product/brand-name.ts'
import type { CatalogueQuery, StatusFilter } from './catalogue-query.ts'
import { isOnSale } from '../product/discount.ts'
import { byFrequency, bySize, type CountedOption } from './option-order.ts'
import type { IndexedProduct } from '../index/indexed-product.ts'
import { slug } from '../slug.ts'
import { isOutOfStock } from '../product/stock.ts'

export type FacetKey = 'type' | 'category' | 'subcategory' | 'brand' | 'status' | 'color' | 'size' | 'rating' | 'tag'

/** One choice of a facet as a widget shows it. */
export interface FacetOption {
  /** What the query carries. */
  value: string
  label: string
  /** Products that choosing it would leave, the facet's own selection left out. */
  count: number
  active: boolean
  /** A CSS colour. */
  swatch?: string
}

export interface Facet {
  key: FacetKey
  /** Whether several options may be chosen at once (any of them matches). */
  many: boolean
  /** The item's values as labels; the value of a label is its slug, and a label without one counts for nothing. */
  labels: (item: IndexedProduct) => readonly string[]
  /** The chosen values of a query; empty means not filtered. */
  selected: (query: Omit<CatalogueQuery, 'minPrice' | 'maxPrice'>) => readonly string[]
  /** The part of the query that chooses exactly these values. */
  select: (values: readonly string[]) => Partial<CatalogueQuery>
  /** Whether a chosen value takes an item's value; equality unless said otherwise. */
  accepts?: (chosen: string, value: string) => boolean
  /** Facets with the same word are counted in one go: few different combinations of their values should occur. */
  countedWith?: string
  /** Fixed options in their order; otherwise the options are the values found in the catalogue. */
  options?: readonly { value: string; label: string }[]
  /** Order of found options; otherwise that of first appearance. */
  compare?: (a: CountedOption, b: CountedOption) => number
  /** Only options found together with the choice in the first of these facets that has one are offered. */
  within?: readonly FacetKey[]
  swatch?: (item: IndexedProduct, label: string) => string | undefined
}

const STATUS_LABELS: Record<StatusFilter, string> = {
  'on-sale': 'On sale',
  'in-stock': 'In Stock',
  'out-of-stock': 'Out of stock',
}

const isStatus = (value: string): value is StatusFilter => Object.hasOwn(STATUS_LABELS, value)

function single(key: 'type' | 'category' | 'subcategory' | 'color' | 'size' | 'tag') {
  return {
    key,
    many: false,
    selected: (query: Omit<CatalogueQuery, 'minPrice' | 'maxPrice'>) => listOf(query[key]),
    select: (values: readonly string[]): Partial<CatalogueQuery> => ({ [key]: values[0] }),
  }
}

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value]
}

/** Spec 4.2; `type`, `color`, `size`, `rating` and `tag` are ours (spec 4.2). */
export const FACETS: readonly Facet[] = [
  { ...single('type'), labels: (item) => [item.productType], countedWith: 'kind' },
  { ...single('category'), labels: (item) => [item.parent], countedWith: 'kind' },
  { ...single('subcategory'), labels: (item) => [item.children], countedWith: 'kind', within: ['category', 'type'] },
  {
    key: 'brand',
    many: true,
    labels: (item) => [brandName(item)],
    selected: (query) => query.brands,
    select: (values) => ({ brands: [...new Set(values)].toSorted() }),
  },
  {
    key: 'status',
    many: false,
    countedWith: 'state',
    labels: (item) => [
      STATUS_LABELS[isOutOfStock(item) ? 'out-of-stock' : 'in-stock'],
      ...(isOnSale(item) ? [STATUS_LABELS['on-sale']] : []),
    ],
    selected: (query) => listOf(query.status),
    select: ([value = '']) => ({ status: isStatus(value) ? value : undefined }),
    options: Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
  },
  {
    ...single('color'),
    labels: (item) => [
      ...item.imageURLs.flatMap((image) => listOf(image.color?.name)),
      ...(item.variants ?? []).flatMap((variant) => listOf(variant.color)),
    ],
    compare: byFrequency,
    swatch: (item, label) => item.imageURLs.find((image) => image.color?.name === label)?.color?.clrCode,
  },
  {
    ...single('size'),
    labels: (item) => [...item.sizes, ...(item.variants ?? []).flatMap((variant) => listOf(variant.size))],
    compare: bySize,
  },
  {
    key: 'rating',
    many: false,
    countedWith: 'state',
    labels: ({ rating }) => (rating.count > 0 ? [String(rating.average)] : []),
    selected: (query) => (query.rating === undefined ? [] : [String(query.rating)]),
    select: ([value]) => ({ rating: value === undefined ? undefined : Number(value) }),
    accepts: (chosen, value) => Number(value) >= Number(chosen),
    options: ['4', '3', '2'].map((value) => ({ value, label: value })),
  },
  { ...single('tag'), labels: (item) => item.tags, compare: byFrequency },
]

/** The row of a facet. */
export function facetOf(key: FacetKey): Facet {
  const facet = FACETS.find((row) => row.key === key)
  if (facet === undefined)
    throw new RangeError(`facet: expected one of ${FACETS.map((row) => row.key).join(', ')}, got "${key}"`)
  return facet
}

/** Whether a chosen value of the facet takes an item's value. */
export function accepts(facet: Facet, chosen: string, value: string): boolean {
  return facet.accepts ? facet.accepts(chosen, value) : chosen === value
}

/** The item's values of a facet, as slugs. */
export function facetValues(facet: Facet, item: IndexedProduct): string[] {
  return facet
    .labels(item)
    .map(slug)
    .filter((value) => value !== '')
}
