/** What search engines and those who share a page get to see (spec 2.17). */
import { expect, test } from '../support/fixtures.ts'
import { readHead } from '../support/page-head.ts'
import { open } from '../support/page-state.ts'

/** Paths of the site map. */
function mapped(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('spec 2.17: every page of the site map has a head of its own and is its own canonical address', async ({
  request,
}) => {
  test.setTimeout(60_000)
  const paths = mapped(await (await request.get('/sitemap.xml')).text())
  expect(paths.length).toBeGreaterThan(60)
  const titles = new Map<string | null, string>()
  const descriptions = new Map<string | null, string>()
  const pictures = new Set<string>()
  for (const path of paths) {
    const head = await readHead(request, path)
    expect(head, path).toMatchObject({ status: 200, hasDoctype: true, canonical: path, robots: null })
    const length = [...(head.description ?? '')].length
    expect(length, `characters of the description of ${path}: ${head.description}`).toBeGreaterThanOrEqual(50)
    expect(length, `characters of the description of ${path}`).toBeLessThanOrEqual(160)
    expect(titles.get(head.title), `another page with the title of ${path}`).toBeUndefined()
    expect(descriptions.get(head.description), `another page with the description of ${path}`).toBeUndefined()
    titles.set(head.title, path)
    descriptions.set(head.description, path)
    expect(head.picture, path).not.toBeNull()
    pictures.add(head.picture ?? '')
  }
  for (const picture of pictures) {
    const response = await request.get(new URL(picture).pathname)
    expect(response.headers()['content-type'], picture).toMatch(/^image\/(webp|jpeg)$/)
  }
})

test('spec 2.17: filters and layouts make no new canonical, details rows lead to the product', async ({ request }) => {
  const layouts = ['shop', 'shop-list', 'shop-full-width', 'shop-no-sidebar', 'shop-filter-offcanvas', 'shop-load-more']
  for (const path of ['', '?category=headphones&sortBy=low&page=2', ...layouts.map((layout) => `/${layout}`)]) {
    expect(await readHead(request, `/shop${path}`), path).toMatchObject({ canonical: '/shop', robots: null })
  }
  for (const [path, id] of [
    ['/shop/shop-details', '101'],
    ['/shop/shop-details-list', '106'],
    ['/shop/shop-details-gallery', '109'],
    ['/shop/shop-details/101?color=cream', '101'],
    ['/screens/product-details/102', '102'],
  ] as const) {
    expect((await readHead(request, path)).canonical, path).toBe(`/shop/shop-details/${id}`)
  }
})

test('spec 2.17: what is of one visitor or empty is not listed', async ({ request }) => {
  for (const path of [
    '/shop/cart',
    '/shop/wishlist',
    '/shop/compare',
    '/shop/order',
    '/pages/checkout',
    '/pages/track-order',
    '/pages/order-history',
    '/pages/search',
    '/pages/search?searchText=ring',
    '/shop?brand=nobody',
    '/screens/products?brand=nobody',
  ]) {
    expect(await readHead(request, path), path).toMatchObject({ status: 200, robots: 'noindex' })
  }
})

test('spec 2.1: what is not there answers 404 with a title, and an unknown product leads to /404', async ({
  request,
}) => {
  for (const path of [
    '/404',
    '/no/such/page',
    '/home/none',
    '/home',
    '/screens',
    '/screens/products/none',
    '/pages/none',
  ]) {
    const head = await readHead(request, path)
    expect(head, path).toMatchObject({ status: 404, robots: 'noindex', canonical: null })
    expect(head.title, path).toContain('Oops! Page not found')
  }
  for (const [path, target] of [
    ['/shop/shop-details/none', '/404'],
    ['/', '/home/main'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([302, target])
  }
})

test('spec 2.17: a product is structured data with its offer and its real rating alone', async ({ page, request }) => {
  for (const id of ['101', '106']) {
    const product = (await (await request.get(`/api/product/${id}`)).json()) as { reviews: { rating: number }[] }
    const { data } = await readHead(request, `/shop/shop-details/${id}`)
    const found = data.find((block) => block['@type'] === 'Product')
    expect(found).toMatchObject({ offers: { priceCurrency: 'USD', price: expect.stringMatching(/^\d+\.\d\d$/) } })
    const { reviews } = product
    const average = Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10
    expect(found?.['aggregateRating']).toEqual(
      reviews.length === 0
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: average, reviewCount: reviews.length },
    )
    expect(data.some((block) => block['@type'] === 'BreadcrumbList')).toBe(true)
  }
  // The content security policy lets all blocks pass: the page fixture would hear of it.
  await open(page, '/shop/shop-details/101')
})

test('the main home names the shop and its search, other pages do not', async ({ request }) => {
  const { data } = await readHead(request, '/home/main')
  expect(JSON.stringify(data)).toContain('/pages/search?searchText={search_term_string}')
  expect(JSON.stringify(data)).toContain('"Organization"')
  const other = await readHead(request, '/home/jewelry')
  expect(JSON.stringify(other.data)).not.toContain('Organization')
})

test('the site map is well-formed and robots.txt names it', async ({ page, request, store }) => {
  await open(page, '/pages/returns')
  const root = await page.evaluate(async () => {
    const xml = await (await fetch('/sitemap.xml')).text()
    const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
    return [documentElement.localName, documentElement.namespaceURI, documentElement.children.length] as const
  })
  expect(root.slice(0, 2)).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9'])
  const robots = await (await request.get('/robots.txt')).text()
  const named = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  expect(new URL(named).pathname).toBe('/sitemap.xml')
  expect(mapped(await (await request.get(`${store.origin}/sitemap.xml`)).text())).toHaveLength(root[2])
})

test('the web manifest has the name of the shop and pictures of the sizes that it says', async ({ page, request }) => {
  await open(page, '/home/main')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
  const response = await request.get('/site.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Vitrine', start_url: '/home/main' })
  for (const { src, sizes } of manifest.icons.filter(({ src: file }) => file.endsWith('.png'))) {
    const width = (await (await request.get(src)).body()).readUInt32BE(16)
    expect(`${width}x${width}`, src).toBe(sizes)
  }
})

test('each mood colours the bars of the browser', async ({ request }) => {
  const colors = new Set<string | null>()
  for (const home of ['main', 'electronic', 'fashion', 'beauty', 'jewelry']) {
    colors.add((await readHead(request, `/home/${home}`)).themeColor)
  }
  expect(colors.size).toBe(5)
})
