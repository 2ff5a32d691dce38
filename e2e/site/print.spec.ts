/** Pages on paper: what they say is there, what only a screen can do is not. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { keep, kept } from '../support/stored.ts'

/** As wide as A4 between its margins. */
test.use({ viewport: { width: 690, height: 980 } })

async function onPaper(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.site-header')).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  await expect(page.locator('button:visible, a.button:visible, form:visible')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('a product prints its picture, facts, price, description and table', async ({ page }) => {
  await onPaper(page, '/shop/shop-details/101')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.locator('.gallery-slide img').first()).toBeVisible()
  await expect(main.getByText('$279.65').first()).toBeVisible()
  await expect(main.locator('.description-text')).toBeVisible()
  await expect(main.getByRole('table').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Related Products' })).toBeHidden()
})

test('the cart prints its lines, the chosen shipping and the total', async ({ page }) => {
  await keep(page, { cart_products: [kept('101', { orderQuantity: 2 })] })
  await onPaper(page, '/shop/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('$559.30').first()).toBeVisible()
  await expect(main.getByText('Free shipping')).toBeVisible()
  await expect(main.getByText('Flat rate')).toBeHidden()
  await expect(main.locator('.product-grid')).toBeHidden()
})

test('an order prints its number, its lines and its total', async ({ page }) => {
  await onPaper(page, '/shop/order')
  const main = page.getByRole('main')
  await expect(main.getByText('Order number')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Your order' })).toBeVisible()
})
