/** What cannot be bought, in the cart, its preview and the checkout: it counts nothing, and what to do is said. */
import { CART, row, summary, toast } from '../support/cart-screen.ts'
import { CHECKOUT, expectOrderPage, fillIn, ORDERS, placeButton, yourOrder } from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { cartLink, preview } from '../support/header-screen.ts'
import { axe, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { keep, kept, stored } from '../support/stored.ts'

// A store of its own: what is bought here is missing from its stock.
test.use({ environment: { LIMIT_MAILS: '1000' } })

const SOLD_OUT = kept('127', { orderQuantity: 2, quantity: 9 })
const GONE = kept('104', { id: 'gone', title: 'A thing of the past', orderQuantity: 1 })
const HEADPHONES = kept('101', { orderQuantity: 1, selected: { color: 'Graphite' } })
const WAY_OUT = { name: 'Continue Shopping' }
const CHECKOUT_LINK = { name: 'Proceed to Checkout' }

test('a cart of things that cannot be bought has no way to the checkout, and says what to do', async ({ page }) => {
  await keep(page, { cart_products: [SOLD_OUT, GONE] })
  await open(page, CART)
  await expect(summary(page)).toContainText('Subtotal$0.00')
  await expect(summary(page)).toContainText('Nothing in your cart can be ordered right now.')
  await expect(summary(page).getByRole('link', WAY_OUT)).toHaveAttribute('href', '/shop')
  await expect(page.getByRole('link', CHECKOUT_LINK)).toHaveCount(0)
  await axe(page)
  await open(page, '/shop')
  await cartLink(page).click()
  await expect(preview(page)).toContainText('Nothing in your cart can be ordered right now.')
  await expect(preview(page).getByRole('link', CHECKOUT_LINK)).toHaveCount(0)
  await open(page, CHECKOUT)
  await expect(page.getByRole('main')).toContainText('Nothing in your cart can be ordered right now.')
  await expect(placeButton(page)).toHaveCount(0)
})

test('a sold-out line counts nothing, in the cart, its preview, the checkout and the order', async ({ page }) => {
  await keep(page, { cart_products: [SOLD_OUT, HEADPHONES] })
  await open(page, CART)
  const sold = row(page, sampleProduct('127').title)
  await expect(sold).toContainText('Sold out since you added it')
  await expect(sold).toContainText('$0.00')
  await expect(sold.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
  await expect(summary(page)).toContainText('Subtotal$279.65')
  await open(page, '/shop')
  await cartLink(page).click()
  await expect(preview(page)).toContainText('Sold out')
  await expect(preview(page)).toContainText('Subtotal$279.65')
  await open(page, CHECKOUT)
  await expect(yourOrder(page)).toContainText('Sold out; it is left out of this order.')
  await expect(placeButton(page)).toHaveText('Place order, $279.65')
  await fillIn(page)
  await placeButton(page).click()
  await expectOrderPage(page)
  await expect(page.getByRole('main')).not.toContainText(sampleProduct('127').title)
  expect((await stored(page, 'cart_products')).map(({ id }) => id)).toEqual(['127'])
})

test('a line above the stock has a button that takes what is there', async ({ page }) => {
  await keep(page, { cart_products: [kept('105', { orderQuantity: 7, quantity: 50 })] })
  await open(page, CART)
  const watch = row(page, sampleProduct('105').title)
  await expect(watch).toContainText('Only 3 left, fewer than you chose.')
  await watch.getByRole('button', { name: 'Take 3 of Kestrin Watch 3' }).click()
  await expect(watch.getByRole('group', { name: /^Quantity/ }).getByRole('status')).toHaveText('3')
  await expect(toast(page, 'Decrement Quantity For Kestrin Watch 3')).toBeVisible()
  await expect(watch.getByRole('button', { name: /^Take/ })).toHaveCount(0)
  await expect(summary(page)).toContainText('Subtotal$1,047.00')
})

test('the checkout offers the same, and is free to go on after it', async ({ page }) => {
  await keep(page, { cart_products: [kept('121', { orderQuantity: 5, quantity: 9 })] })
  await open(page, CHECKOUT)
  await yourOrder(page)
    .getByRole('button', { name: /^Take 2/ })
    .click()
  await expect(placeButton(page)).toHaveText('Place order, $6,499.90')
})

test.describe('an order that took the last pieces and whose answer was lost', () => {
  test.use({ expected: { addresses: [/\/api\/orders$/] } })

  test('is found out about, though nothing of the cart can be bought any more', async ({ page }) => {
    await keep(page, { cart_products: [kept('124', { orderQuantity: 4, selected: { color: 'Camel' } })] })
    await open(page, CHECKOUT)
    await fillIn(page)
    await page.route(
      ORDERS,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await placeButton(page).click()
    await expect(yourOrder(page).getByRole('alert')).toContainText('answer did not arrive')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Nothing in your cart can be ordered right now.')
    await page.getByRole('button', { name: 'Finish my order' }).click()
    await expectOrderPage(page)
    expect(await stored(page, 'cart_products')).toEqual([])
  })
})
