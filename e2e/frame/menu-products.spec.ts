/** The menus name every product that the server's menu names: the mega menu at once, the phone's folded. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { box, PHONE } from '../support/header-screen.ts'
import { axe, open } from '../support/page-state.ts'
import { keep, kept } from '../support/stored.ts'

/** A list that scrolls to its next button may bring it under the last tap's place; only a thumb's pace tells that from a double tap (ui/early-presses.ts). */
async function apartFromLastTap(page: Page): Promise<void> {
  const DOUBLE_TAP_MS = 400
  const now = await page.evaluate(() => performance.now())
  await page.waitForFunction((until) => performance.now() > until, now + DOUBLE_TAP_MS)
}

interface Entry {
  category: { _id: string; title: string }
  products: { _id: string; name: string }[]
}

test('the mega menu shows what mainProductMenu returns, each product with its page', async ({ page, request }) => {
  const menu = (await (await request.get('/api/product/mainProductMenu')).json()) as Entry[]
  expect(Math.max(...menu.map(({ products }) => products.length)), 'a category with more than three').toBeGreaterThan(3)
  await open(page, '/shop')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Products', exact: true }).hover()
  await expect(main.getByRole('link', { name: 'Wearables', exact: true })).toBeVisible()
  for (const { category, products } of menu) {
    const column = main
      .locator('li')
      .filter({ has: page.locator(`a[href="/screens/products/${category._id}"]`) })
      .last()
    await expect(column.locator('ul a')).toHaveText(products.map(({ name }) => name))
    for (const { _id } of products) {
      await expect(column.locator(`a[href="/screens/product-details/${_id}"]`)).toHaveCount(1)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('each category of the menu unfolds its products, and leads to its page by itself', async ({ page, request }) => {
    const menu = (await (await request.get('/api/product/mainProductMenu')).json()) as Entry[]
    await open(page, '/shop')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Products' }).tap()
    for (const { category, products } of menu) {
      const unfold = drawer.getByRole('button', { name: `Products of ${category.title}`, includeHidden: true })
      if (!(await unfold.isVisible())) {
        await drawer
          .locator('details')
          .filter({ has: page.locator(`a[href="/screens/products/${category._id}"]`) })
          .locator('summary')
          .tap()
      }
      await expect(unfold).toHaveAttribute('aria-expanded', 'false')
      await apartFromLastTap(page)
      await unfold.tap()
      const entry = drawer
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: `Products of ${category.title}` }) })
        .last()
      await expect(entry.locator('ul').getByRole('link')).toHaveText(products.map(({ name }) => name))
      for (const link of await entry.getByRole('link').all()) {
        expect((await box(link)).height).toBeGreaterThanOrEqual(44)
      }
    }
    await axe(page)
    const { products } = menu.at(-1) ?? { products: [] }
    await drawer.getByRole('link', { name: products[0]?.name ?? '', exact: true }).tap()
    await expect(page).toHaveURL(`/screens/product-details/${products[0]?._id}`)
    await expect(drawer).toBeHidden()
  })

  test('compare is as near as wishlist and cart: in the one bar at the lower edge', async ({ page }) => {
    await keep(page, { compare_products: [kept('105'), kept('101')] })
    for (const address of ['/shop', '/shop/shop-details/101']) {
      await open(page, address)
      if (address !== '/shop') await page.locator('.buy-row-main').scrollIntoViewIfNeeded()
      for (const name of [/^Compare, 2/, /^Wishlist/, /^Cart/]) {
        const { width, height, x } = await box(page.getByRole('banner').getByRole('link', { name }))
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        expect(x + width).toBeLessThanOrEqual(PHONE.width)
      }
    }
    await open(page, '/shop')
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    await bar.getByRole('link', { name: 'Compare, 2 items' }).tap()
    await expect(page).toHaveURL('/shop/compare')
    await expect(bar.locator('[aria-current=page]')).toHaveAccessibleName(/^Compare/)
  })

  for (const width of [390, 320]) {
    test(`the trail of a product ends with its title, on one line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const id of ['101', '131']) {
        await open(page, `/shop/shop-details/${id}`)
        const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
        const last = trail.getByRole('listitem').last()
        await expect(last).toBeVisible()
        await expect(last).toHaveText((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
        await expect(last.locator('[aria-current=page]')).toHaveCSS('text-overflow', 'ellipsis')
        expect((await box(trail)).height).toBeLessThan(40)
        expect((await box(last)).width).toBeGreaterThanOrEqual(64)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  }
})
