/** Addresses that share a kept page give the same page. */
import { CATALOGUE_LAYOUTS } from '#storefront/features/catalogue/layouts.ts'
import { pageAddress } from '#server/page-cache/page-address.ts'
import { expect, test } from '../support/fixtures.ts'

const PATHS = [
  ...CATALOGUE_LAYOUTS.map(({ path }) => `/${path}`),
  '/shop/shop',
  '/shop/shop-category',
  ...['', '/101', '-with-video', '-with-countdown', '-list', '-gallery'].map((end) => `/shop/shop-details${end}`),
  '/shop/cart',
  '/shop/wishlist',
  '/shop/compare',
  '/shop/order',
  ...['aboutUs', 'categories', 'catalogues', 'products', 'products/headphones', 'portfolio', 'contactUs'].map(
    (screen) => `/screens/${screen}`,
  ),
  '/screens/product-details/101',
  ...['main', 'electronic', 'fashion', 'beauty', 'jewelry'].map((home) => `/home/${home}`),
  ...['checkout', 'search', 'track-order', 'order-history', 'shipping'].map((page) => `/pages/${page}`),
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
]

/** Every parameter that any page reads, some of them malformed, beside some that none does. */
const QUERIES = [
  'utm_source=mail&sortBy=low&category=Audio&brand=b&brand=a&page=2&view=list&shown=15&color=Sky%20Blue&part=x',
  'fbclid=1&searchText=%3Cb%3E%20%22lamp%22&minPrice=900&maxPrice=3&status=on-sale&sortBy=Nonsense&page=-1&email=a@b.c&state=x',
]

test.use({ environment: { PAGE_CACHE_MB: '0' } })

test('a page is the same to the byte at its own address and at the one under which it would be kept', async ({
  request,
}) => {
  test.setTimeout(180_000)
  for (const path of PATHS) {
    for (const query of QUERIES) {
      const asked = `${path}?${query}`
      const shared = pageAddress(asked)?.address
      expect(shared, asked).toBeDefined()
      const [own, kept] = await Promise.all([request.get(asked), request.get(shared ?? '')])
      expect(own.headers()['cache-status'], asked).toBeUndefined()
      expect(own.status(), asked).toBe(kept.status())
      expect((await own.text()) === (await kept.text()), `${asked} is another page than ${shared}`).toBe(true)
    }
  }
})
