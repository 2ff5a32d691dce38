/** The whole site by its own links: every page is there, finished and clean (issue 5, Done when). */
import { expect, test } from './fixtures.ts'
import { axe, open } from './page-state.ts'
import { SAMPLE } from './sample.ts'
import { crawl, kindsOfPages } from './site-crawl.ts'

const START = '/home/main'

test('section 2: every link of the site leads to a page with one h1 and no dead link or nameless picture', async ({
  request,
  store,
}) => {
  test.setTimeout(120_000)
  const { addresses, faults } = await crawl(request, store.origin, START)
  expect(faults).toEqual([])
  for (const { id } of SAMPLE) expect(addresses, 'products that links lead to').toContain(`/shop/shop-details/${id}`)
})

for (const area of ['home', 'shop', 'screens', 'pages']) {
  test(`section 2: each kind of page under /${area} is quiet and accessible`, async ({ page, request, store }) => {
    test.setTimeout(180_000)
    const { addresses } = await crawl(request, store.origin, START)
    const pages = kindsOfPages(addresses).filter((address) => address.startsWith(`/${area}`))
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
