/** Every page, narrow and wide: accessible, one h1, no jump, no message (the last is judged by the page fixture). */
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'

const PAGES = [
  { name: 'home', address: '/home/main', status: 200 },
  { name: 'shop', address: '/shop', status: 200 },
  { name: 'shop, filtered', address: '/shop?category=headphones&status=on-sale&sortBy=low', status: 200 },
  { name: 'shop, list', address: '/shop?view=list&page=2', status: 200 },
  { name: 'shop, empty', address: '/shop?brand=nobody', status: 200 },
  { name: 'product', address: '/shop/shop-details/101', status: 200 },
  { name: 'product, sold out', address: '/shop/shop-details/106', status: 200 },
  { name: 'product, variants', address: '/shop/shop-details/103', status: 200 },
  { name: 'not found', address: '/no/such/page', status: 404 },
]

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, expected: { addresses: [/\/no\/such\/page$/] } })

    for (const { name, address, status } of PAGES) {
      test(`${name}: accessible, one h1, no layout shift, nothing beyond the edge`, async ({ page }) => {
        const response = await open(page, address)
        expect(response.status()).toBe(status)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoLayoutShift(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await axe(page)
      })
    }
  })
}

test('spec 2.1: the empty path leads to home/main', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveURL('/home/main')
})

test('spec 9.7: the header sticks above 80 px and Back to Top appears above 200 px, without a jump', async ({
  page,
}) => {
  await open(page, '/shop')
  const top = page.getByRole('button', { name: /^Back to Top/ })
  await expect(top).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(top).toBeVisible()
  await expect(page.getByRole('banner')).toBeInViewport()
  await expectNoLayoutShift(page)
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(top).toBeHidden()
})

test.describe('400 % zoom', () => {
  // A desktop of 1280 by 1024 at 400 %.
  test.use({ viewport: { width: 320, height: 256 } })

  for (const address of ['/home/main', '/shop', '/shop?view=list', '/shop/shop-details/103', '/screens/products']) {
    test(`usability 54: ${address} neither scrolls sideways nor is it covered by bars`, async ({ page }) => {
      await open(page, address)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
      await page.evaluate(() => window.scrollTo(0, 900))
      await expect(page.getByRole('banner')).not.toBeInViewport()
      await expect(page.getByRole('navigation', { name: 'Shortcuts' })).not.toBeInViewport()
    })
  }
})
