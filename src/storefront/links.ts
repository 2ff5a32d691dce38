/** Every address of the storefront, so that no component spells a path (spec 2.1). */
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { catalogueSearch, foreignSearch } from '#domain/catalogue/query/catalogue-query-url.ts'
import { slug } from '#domain/catalogue/slug.ts'

/** The element that holds a catalogue's tool row and list; sort, page and filter changes scroll to it. */
export const PRODUCTS_ANCHOR = 'products'

/** An address with a catalogue query; without a filter the bare path, which may have a parameter of its own. */
export function withQuery(path: string, query?: CatalogueQuery): string {
  const search = query ? catalogueSearch(query) : ''
  return search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`
}

/** An address of ours with the parameters of `search` that we do not know, as a change of the query and a redirect keep them. */
export function withForeign(address: string, search: string): string {
  const foreign = foreignSearch(new URLSearchParams(search))
  if (foreign === '') return address
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${foreign}${hash}`
}

export const links = {
  root: '/',
  /** `mood` is a path segment under /home: main, electronic, fashion, beauty, jewelry. */
  home: (mood = 'main') => `/home/${encodeURIComponent(mood)}`,
  /** The logo and "Back to Home" lead here (spec 2.1). */
  logo: '/home/electronic',
  shop: (query?: CatalogueQuery) => withQuery('/shop', query),
  /** A catalogue layout by its path, as the table of layouts has it. */
  layout: (path: string) => `/${path}`,
  /** The options of a filter; `params` holds `facet`, `find` and a catalogue query. */
  options: (params: URLSearchParams) => `/shop/options?${params}`,
  shopCategory: '/shop/shop-category',
  /** `color` is a colour's name; without one the page starts with the first that can be bought. */
  product: (id: string, color?: string) =>
    `/shop/shop-details/${encodeURIComponent(id)}${color ? `?color=${encodeURIComponent(slug(color))}` : ''}`,
  cart: '/shop/cart',
  wishlist: '/shop/wishlist',
  compare: '/shop/compare',
  /** The static sample of an order page. */
  sampleOrder: '/shop/order',
  checkout: '/pages/checkout',
  /** An order's own page, which only its key opens (spec 10.10). */
  order: (number: string, key: string) => `/pages/orders/${encodeURIComponent(number)}?key=${encodeURIComponent(key)}`,
  /** One of its invoices or credit notes (spec 10.13). */
  invoice: (order: string, key: string, number: string) =>
    `/pages/orders/${encodeURIComponent(order)}/invoices/${encodeURIComponent(number)}?key=${encodeURIComponent(key)}`,
  /** The withdrawal, of an order where its key is at hand (docs/specification.md, 10.15). */
  withdraw: (order?: { number: string; key: string }) =>
    order ? `/pages/withdraw?${new URLSearchParams({ number: order.number, key: order.key })}` : '/pages/withdraw',
  trackOrder: '/pages/track-order',
  orderHistory: '/pages/order-history',
  search: (text?: string) => (text ? `/pages/search?searchText=${encodeURIComponent(text)}` : '/pages/search'),
  /** What an empty search field offers. */
  searchStart: '/pages/search-start',
  /** A short page of the pages area, such as `shipping` or `privacy-policy`. */
  page: (name: string) => `/pages/${encodeURIComponent(name)}`,
  aboutUs: '/screens/aboutUs',
  categories: '/screens/categories',
  /** The categories of one product type. */
  categoriesOf: (type: string) => `/screens/categories#${encodeURIComponent(type)}`,
  catalogues: '/screens/catalogues',
  /** All brands, or those of one product type. */
  brands: (type?: string) => (type ? `/screens/brands?type=${encodeURIComponent(type)}` : '/screens/brands'),
  products: (categoryId?: string) =>
    categoryId ? `/screens/products/${encodeURIComponent(categoryId)}` : '/screens/products',
  screenProduct: (id: string) => `/screens/product-details/${encodeURIComponent(id)}`,
  portfolio: '/screens/portfolio',
  contactUs: '/screens/contactUs',
} as const

/** The prefix of the page's language, as the document has it; in the browser alone. */
function browserBase(): string {
  return document.documentElement.dataset['base'] ?? ''
}

/** In the browser alone: the address of a page by its path. */
export function browserAddress(path: string): string {
  return browserBase() + path
}

/** In the browser alone: the path that an address of this site stands for, with all that follows it. */
export function browserPath(address: string): string {
  const base = browserBase()
  const rest = address.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
