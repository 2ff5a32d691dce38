import fc from 'fast-check'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { QUERY_PARAMETERS } from '#domain/catalogue/query/catalogue-query-url.ts'
import routes from '#storefront/routes.ts'
import { pageAddress } from './page-address.ts'

/** Rendered for each request: the redirect, an order's own page, what is found for a text as it is typed, and paths that are no page. */
const NEVER_KEPT = [
  '',
  'pages/orders/:number',
  'pages/orders/:number/invoices/:invoice',
  'pages/withdraw',
  'shop/options',
  'screens',
  '*',
]

function paths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const here = [above, path].filter(Boolean).join('/')
    return [here, ...paths(children, here)]
  })
}

const ALL_PATHS = paths(routes)
const KEPT_PATHS = ALL_PATHS.filter((path) => !NEVER_KEPT.includes(path)).map((path) =>
  `/${path}`.replace(/:\w+/, 'some-1'),
)
const anyPath = fc.constantFrom(...KEPT_PATHS)
const anyParameter = fc.tuple(
  fc.oneof(fc.constantFrom(...QUERY_PARAMETERS, 'searchText', 'color', 'part', 'utm_source', 'fbclid'), fc.string()),
  fc.oneof(fc.constantFrom('audio', '2', '10.5', 'low', 'Q & A', ''), fc.string({ unit: 'grapheme' })),
)

function queryOf(parameters: readonly [string, string][]): string {
  return parameters.length === 0
    ? ''
    : `?${parameters.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`
}

describe('which addresses share a page', () => {
  it('every page of the route table has a row, but for those that are never kept', () => {
    expect(NEVER_KEPT.every((path) => ALL_PATHS.includes(path))).toBe(true)
    expect(KEPT_PATHS.length).toBeGreaterThan(30)
    expect(KEPT_PATHS.map((path) => pageAddress(path))).toMatchObject(
      KEPT_PATHS.map((address) => ({ address, free: false })),
    )
    const never = [
      '/',
      '/pages/orders/V-1?key=secret',
      '/screens',
      '/nowhere',
      '/pages/orders/V-1.data',
      '/shop/options?facet=brand',
    ]
    expect(never.filter((path) => pageAddress(path) !== null)).toEqual([])
  })

  it.each([
    ['/shop?utm_source=mail&category=Audio&fbclid=1', '/shop?category=audio'],
    ['/shop?page=2&brand=b&brand=a&x[]=1', '/shop?brand=a&brand=b&page=2'],
    ['/shop?sortBy=asc&page=1&minPrice=0', '/shop'],
    ['/home/main?sortBy=low&category=audio', '/home/main?sortBy=low'],
    ['/screens/brands?type=Fashion&page=2', '/screens/brands?type=fashion'],
    ['/shop/shop-details/7?color=Sky%20Blue&page=3', '/shop/shop-details/7?color=Sky%20Blue'],
    ['/shop/cart?searchText=x', '/shop/cart'],
    ['/pages/search?page=2&searchText=lamp&utm_medium=x', '/pages/search?searchText=lamp&page=2'],
    ['/shop.data?_routes=catalogue-shop&page=2&utm_id=1', '/shop.data?page=2&_routes=catalogue-shop'],
  ])('%s is kept as %s', (url, address) => {
    expect(pageAddress(url)?.address).toBe(address)
  })

  it.each([
    '/shop/shop-details/%41',
    '/%73hop',
    '/shop/',
    '/SHOP',
    '/shop/%',
    '/shop.data?_routes=<script>',
    '/shop/compare?ids=1,2',
  ])('%s is rendered for its request alone', (url) => {
    expect(pageAddress(url)).toBeNull()
  })

  it('texts and prices of the visitor’s own are marked, on pages that read them', () => {
    const free = ['/pages/search?searchText=lamp', '/shop?minPrice=3', '/shop.data?maxPrice=7']
    expect(free.map((url) => pageAddress(url)?.free)).toEqual([true, true, true])
    const shared = ['/pages/search', '/shop?brand=a', '/shop/wishlist?minPrice=3']
    expect(shared.map((url) => pageAddress(url)?.free)).toEqual([false, false, false])
  })

  it('property: an address is its own address, and what a page does not know changes nothing', () => {
    fc.assert(
      fc.property(anyPath, fc.array(anyParameter, { maxLength: 6 }), fc.string(), (path, parameters, value) => {
        const address = pageAddress(path + queryOf(parameters))?.address
        if (address === undefined) return
        expect(pageAddress(address)?.address).toBe(address)
        const more: [string, string][] = [['utm_campaign', value], ...parameters, ['zz', value]]
        expect(pageAddress(path + queryOf(more))?.address).toBe(address)
      }),
    )
  })
})
