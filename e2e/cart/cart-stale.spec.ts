/** The cart page where things are not as they were: stale lines, no scripts, narrow screens (spec 4.12; usability 35). */
import { CART, LINES, row, summary, toast } from '../support/cart-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { keep, kept } from '../support/stored.ts'

const headphones = sampleProduct('101')
const watch = sampleProduct('105')

test.describe('spec 4.12: what has gone stale', () => {
  test('usability 35: a changed price is pointed out in words, and the new one counts', async ({ page }) => {
    await keep(page, { cart_products: [kept('101', { orderQuantity: 1, price: 400, discount: 0 })] })
    await open(page, CART)
    await expect(row(page, headphones.title)).toContainText('Was $400.00 when you added it')
    await expect(summary(page)).toContainText('Subtotal$279.65')
    await page.reload()
    await expect(row(page, headphones.title)).toContainText('Was $400.00 when you added it')
  })

  test('spec 4.1: fewer pieces than chosen and none at all are said', async ({ page }) => {
    await keep(page, {
      cart_products: [kept('105', { orderQuantity: 7, quantity: 50 }), kept('127', { orderQuantity: 1, quantity: 9 })],
    })
    await open(page, CART)
    await expect(row(page, watch.title)).toContainText('Only 3 left, fewer than you chose')
    await expect(row(page, sampleProduct('127').title)).toContainText('Sold out since you added it')
  })

  test('a product that is gone is said to be gone, costs nothing and can be removed', async ({ page }) => {
    await keep(page, {
      cart_products: [LINES[0] ?? {}, kept('104', { id: 'gone', title: 'A thing of the past', orderQuantity: 3 })],
    })
    await open(page, CART)
    const line = row(page, 'A thing of the past')
    await expect(line).toContainText('No longer in the shop')
    await expect(line.getByRole('link')).toHaveCount(0)
    await expect(summary(page)).toContainText('Subtotal$279.65')
    await line.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('A thing of the past was removed.')).toBeVisible()
  })

  test('spec 6.2: a title is text in the row and in the toast, never mark-up', async ({ page }) => {
    const title = '<img src=x onerror=alert(1)> "Q&A"'
    await keep(page, { cart_products: [LINES[0] ?? {}, kept('104', { id: 'hostile', title, orderQuantity: 1 })] })
    await open(page, CART)
    await row(page, title)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(toast(page, `${title} remove to cart`)).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\//] } })

  test('spec 4.12: the page says why it is empty, not that it is', async ({ page }) => {
    await page.goto(CART)
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('needs JavaScript')
    await expect(page.getByText('No Cart Items Found')).toHaveCount(0)
  })
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const address of [CART, '/pages/checkout', '/shop/order', '/shop/shop-category']) {
      test(`${address} filled: accessible, one h1, no layout shift, nothing beyond the edge`, async ({ page }) => {
        await keep(page, { cart_products: LINES })
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoLayoutShift(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await axe(page)
      })
    }
  })
}
