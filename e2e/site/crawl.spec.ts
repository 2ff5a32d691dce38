/** The whole site by its own links: every page is there, finished and clean. */
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { SAMPLE } from '../support/sample.ts'
import { type Crawl, crawl, kindsOfPages } from '../support/site-crawl.ts'

const AREAS = ['home', 'shop', 'screens', 'pages']

let found: Crawl = { addresses: [], faults: [] }

test.beforeAll(async ({ playwright, store }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext({ baseURL: store.origin })
  found = await crawl(request, store.origin, '/home/main')
  await request.dispose()
})

test('spec 2.1: every link of the site leads to a page with one h1 and no dead link or nameless picture', () => {
  expect(found.faults).toEqual([])
  for (const { id } of SAMPLE) expect(found.addresses).toContain(`/shop/shop-details/${id}`)
  // An area without a test below would go unseen; the empty path is the main home.
  const areas = new Set(found.addresses.map((address) => address.split(/[/?]/)[1]))
  expect(areas).toEqual(new Set(['', ...AREAS]))
})

for (const area of AREAS) {
  test(`spec 2.1: each kind of page under /${area} is quiet and accessible`, async ({ page }) => {
    test.setTimeout(180_000)
    const pages = kindsOfPages(found.addresses).filter((address) => address.startsWith(`/${area}`))
    expect(pages.length).toBeGreaterThan(3)
    for (const address of pages) {
      await test.step(address, async () => {
        await open(page, address)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('img:not([alt])')).toHaveCount(0)
        await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0)
        await axe(page)
      })
    }
  })
}
