/** The short pages behind the footer, and what search engines read (spec 1.3). */
import { expect, test } from '../support/fixtures.ts'
import { expectWholePage, open } from '../support/page-state.ts'

const PAGES = [
  { slug: 'shipping', title: 'Shipping' },
  { slug: 'returns', title: 'Returns' },
  { slug: 'track-order', title: 'Track Orders' },
  { slug: 'order-history', title: 'Order History' },
  { slug: 'my-account', title: 'My Account' },
  { slug: 'privacy-policy', title: 'Privacy Policy' },
  { slug: 'terms-and-conditions', title: 'Terms & Conditions' },
  { slug: 'careers', title: 'Careers' },
  { slug: 'latest-news', title: 'Latest News' },
]

for (const { slug, title } of PAGES) {
  test(`spec 1.3: /pages/${slug} is a page of its own`, async ({ page }) => {
    await expectWholePage(page, `/pages/${slug}`, title)
  })
}

test.describe('an unknown page', () => {
  test.use({ expected: { addresses: [/\/pages\/nothing/] } })
  test('spec 2.1: is not found', async ({ page }) => {
    const response = await page.goto('/pages/nothing')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  })
})

test('spec 1.3: every link of header and footer leads to a page with one heading', async ({ page, request }) => {
  await open(page, '/screens/aboutUs')
  const links = page.locator('header a[href^="/"], footer a[href^="/"]')
  const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
  expect(addresses.size).toBeGreaterThan(15)
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect((await answer.text()).match(/<h1[\s>]/g), address).toHaveLength(1)
  }
  await expect(page.locator('header a[href="#"], footer a[href="#"]')).toHaveCount(0)
})

test('the site map names pages that are there', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(addresses.length).toBeGreaterThan(70)
  for (const address of addresses) {
    expect((await request.get(`${baseURL}${address}`)).status(), address).toBe(200)
  }
})

test('trails are structured data', async ({ page }) => {
  await open(page, '/pages/shipping')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const trail = data
    .map((text) => JSON.parse(text) as { '@type': string })
    .find((one) => one['@type'] === 'BreadcrumbList')
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Shipping' }] })
})
