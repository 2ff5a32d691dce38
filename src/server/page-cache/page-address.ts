/** Which addresses may share one rendered page: the path with the parameters that the page reads, in one canonical form. */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { catalogueSearch, parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import { CATALOGUE_LAYOUTS } from '#storefront/features/catalogue/layouts.ts'
import { DETAILS_VARIANTS } from '#storefront/features/product/details/purchase/variants.ts'
import { isDataPath, LOADERS, pagePath } from '#storefront/router/page-data-address.ts'

export interface PageAddress {
  /** Path and query from the root; what is rendered, and the key of what is kept. */
  address: string
  /** True where the address holds words or numbers of the visitor's own: there is no end of such pages. */
  free: boolean
  /** Milliseconds after which the page is made anew although nothing moved, since it looks at the clock; else infinite. */
  maxAge: number
}

interface PageKind {
  pattern: RegExp
  /** The parameters that the page reads, in one canonical text; null where such an address is not kept. */
  read(params: URLSearchParams): string | null
  maxAge?: number
}

/** Parameters whose values are the visitor's own. */
const FREE = /(?:^|&)(?:searchText|minPrice|maxPrice)=/
const LOADER_LIST = /^[\w\-/,.]{1,200}$/
/** A home chooses its offers by the clock. */
const HOME_MAX_AGE = 60_000
/** What is popular moves although the catalogue does not. */
const POPULAR_MAX_AGE = 600_000

const nothing = () => ''
const catalogue = (params: URLSearchParams) => catalogueSearch(parseCatalogueQuery(params))
const sort = (params: URLSearchParams) =>
  catalogueSearch({ ...EMPTY_QUERY, sortBy: parseCatalogueQuery(params).sortBy })
const type = (params: URLSearchParams) => catalogueSearch({ ...EMPTY_QUERY, type: parseCatalogueQuery(params).type })
const color = (params: URLSearchParams) => one(params, 'color')

function one(params: URLSearchParams, name: string): string {
  const value = params.get(name)
  return value === null ? '' : `${name}=${encodeURIComponent(value)}`
}

function search(params: URLSearchParams): string {
  return [one(params, 'searchText'), catalogue(params)].filter(Boolean).join('&')
}

/** A shared list names any products; few ever ask for the same. */
function ownList(params: URLSearchParams): string | null {
  return params.has('ids') ? null : ''
}

function exactly(...paths: readonly string[]): RegExp {
  return new RegExp(`^/(?:${paths.join('|')})$`)
}

/** A path of the table of routes, where `:id` is one segment. */
function pathOf(route: string): string {
  return route.replaceAll(/:\w+/g, String.raw`[^/]+`)
}

/**
 * Every page that is kept, with what it reads of its address. A page that is missing here is rendered for each request; one that reads more
 * than its row says would be wrong, which `e2e/moving/page-cache.spec.ts` looks for.
 */
const PAGE_KINDS: readonly PageKind[] = [
  { pattern: exactly(...CATALOGUE_LAYOUTS.map(({ path }) => path), 'shop/shop'), read: catalogue },
  { pattern: exactly(...DETAILS_VARIANTS.map(({ path }) => pathOf(path))), read: color },
  { pattern: exactly('screens/product-details/[^/]+'), read: color },
  { pattern: exactly('home/[^/]+'), read: sort, maxAge: HOME_MAX_AGE },
  { pattern: exactly('screens/products', 'screens/products/[^/]+'), read: catalogue },
  { pattern: exactly('screens/brands'), read: type },
  { pattern: exactly('pages/search'), read: search },
  { pattern: exactly('pages/search-start'), read: nothing, maxAge: POPULAR_MAX_AGE },
  { pattern: exactly('shop/compare'), read: ownList },
  {
    pattern: exactly('shop/shop-category', 'shop/cart', 'shop/wishlist', 'shop/order'),
    read: nothing,
  },
  {
    pattern: exactly(
      ...['aboutUs', 'categories', 'catalogues', 'portfolio', 'contactUs'].map((screen) => `screens/${screen}`),
    ),
    read: nothing,
  },
  // A withdrawal is told who makes it. Checkout, tracking and history are the same for everybody; what is personal on them stays in the browser.
  { pattern: exactly('pages/(?!withdraw$)[^/]+'), read: nothing },
  { pattern: exactly('sitemap\\.xml'), read: (params) => one(params, 'part') },
  { pattern: exactly('robots\\.txt', 'site\\.webmanifest'), read: nothing },
]

/**
 * The address under which a request's page is kept, or null where it is rendered for this request alone. The pages of each language
 * (`bases` are their prefixes) are pages of their own.
 */
export function pageAddress(url: string, bases: readonly string[] = []): PageAddress | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const base = bases.find((prefix) => path.startsWith(`${prefix}/`)) ?? ''
  const ofLink = isDataPath(path)
  const page = pagePath(path.slice(base.length))
  // Another spelling of the same path (%41 for A) would be another key.
  if (!isPlain(page)) return null
  const kind = PAGE_KINDS.find(({ pattern }) => pattern.test(page))
  if (!kind) return null
  const params = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const known = kind.read(params)
  const loaders = ofLink ? loaderList(params) : ''
  if (known === null || loaders === null) return null
  const query = [known, loaders].filter(Boolean).join('&')
  return {
    address: query === '' ? path : `${path}?${query}`,
    free: FREE.test(query),
    maxAge: kind.maxAge ?? Number.POSITIVE_INFINITY,
  }
}

function loaderList(params: URLSearchParams): string | null {
  const list = params.get(LOADERS)
  if (list === null) return ''
  return LOADER_LIST.test(list) ? `${LOADERS}=${encodeURIComponent(list)}` : null
}

function isPlain(path: string): boolean {
  try {
    return path === path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
  } catch {
    return false
  }
}
