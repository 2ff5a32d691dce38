/** Never two orders from one cart: double clicks, lost answers, reloads, other tabs (spec 10.3). */
import type { Page, Route } from '@playwright/test'
import {
  CHECKOUT,
  expectOrderPage,
  field,
  fillIn,
  HEADPHONES,
  newEmail,
  openCheckout,
  ORDER_PAGE,
  ORDERS,
  placeButton,
  stockOf,
  watchOrders,
  yourOrder,
} from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { secondWindow } from '../support/second-window.ts'
import { keep, stored } from '../support/stored.ts'

// A store of its own: what is bought here is missing from its stock. What a page is refused, the browser reports.
test.use({ environment: { LIMIT_MAILS: '1000' }, expected: { addresses: [/\/api\/(orders|csrf)$/] } })

/** The shop gets the next order and stores it, but its answer is lost. */
async function loseAnswer(page: Page): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(ORDERS, lose, { times: 1 })
}

test.describe('never two orders from one cart', () => {
  test('a double click is one press', async ({ page }) => {
    const orders = watchOrders(page)
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    await placeButton(page).dblclick()
    await expectOrderPage(page)
    expect(orders).toHaveLength(1)
  })

  test('a lost answer: the next press gives the order that was placed', async ({ page, request }) => {
    const orders = watchOrders(page)
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    const before = await stockOf(request, '101')
    await loseAnswer(page)
    await placeButton(page).click()
    await expect(yourOrder(page).getByRole('alert')).toContainText('will not be placed twice')
    await placeButton(page).click()
    await expectOrderPage(page)
    expect(orders.map(({ key }) => key)).toEqual([orders[0]?.key, orders[0]?.key])
    await expect.poll(() => stockOf(request, '101')).toBe(before - 1)
  })

  test('a lost answer, then another address: already ordered, with the way to the order', async ({ page, request }) => {
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    const before = await stockOf(request, '101')
    await loseAnswer(page)
    await placeButton(page).click()
    await expect(yourOrder(page).getByRole('alert')).toContainText('will not be placed twice')
    await field(page, 'Street and number').fill('99 Other Road')
    await placeButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This cart has already been ordered' })).toBeFocused()
    await page.getByRole('link', { name: 'See the order' }).click()
    await expectOrderPage(page)
    await expect(page.getByRole('main')).toContainText('12 Sample Street')
    await expect.poll(() => stockOf(request, '101')).toBe(before - 1)
  })

  test('a reload while the order is on its way: finished with one press, the same order', async ({ page, request }) => {
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    const before = await stockOf(request, '101')
    const arrived = new Promise<void>((resolve) => {
      void page.route(
        ORDERS,
        async (route) => {
          await route.fetch()
          resolve()
        },
        { times: 1 },
      )
    })
    await placeButton(page).click()
    await arrived
    await page.reload()
    const notice = page.getByRole('region', { name: 'The answer to your order did not arrive' })
    await notice.getByRole('button', { name: 'Finish my order' }).click()
    await expectOrderPage(page)
    expect(await stored(page, 'cart_products')).toEqual([])
    await expect.poll(() => stockOf(request, '101')).toBe(before - 1)
  })

  test('Back after the order: nothing left to order, and the way to the order', async ({ page }) => {
    await keep(page, { cart_products: [HEADPHONES] })
    await open(page, '/shop/cart')
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await fillIn(page)
    await placeButton(page).click()
    const number = await expectOrderPage(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeVisible()
    await open(page, CHECKOUT)
    await expect(placeButton(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeVisible()
    await page.getByRole('link', { name: number }).click()
    expect(await expectOrderPage(page)).toBe(number)
  })

  test('two tabs that press at the same moment: one order, and both know it', async ({ page, request }) => {
    const before = await stockOf(request, '101')
    await openCheckout(page, [HEADPHONES])
    const other = await secondWindow(page)
    await open(other, CHECKOUT)
    await fillIn(page)
    await fillIn(other, newEmail())
    await Promise.all([placeButton(page).click(), placeButton(other).click()])
    const already = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'This cart has already been ordered' })
    const thanks = (tab: Page) => expect(tab).toHaveURL(ORDER_PAGE)
    await Promise.any([thanks(page), thanks(other)])
    const loser = ORDER_PAGE.test(page.url()) ? other : page
    await expect(already(loser)).toBeVisible()
    await loser.getByRole('link', { name: 'See the order' }).click()
    await thanks(loser)
    await expect.poll(() => stockOf(request, '101')).toBe(before - 1)
    await other.close()
  })

  test('422: another tab has sent another address, its answer is still on its way', async ({
    page,
    context,
    request,
  }) => {
    const before = await stockOf(request, '101')
    // Without locks between tabs, as on a plain http origin: the key alone must do.
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    await openCheckout(page, [HEADPHONES])
    const other = await secondWindow(page)
    await open(other, CHECKOUT)
    await fillIn(page)
    await fillIn(other, newEmail())
    let answer = () => {}
    const arrived = new Promise<void>((resolve) => {
      void other.route(ORDERS, async (route) => {
        const response = await route.fetch()
        resolve()
        await new Promise<void>((give) => {
          answer = give
        })
        await route.fulfill({ response })
      })
    })
    await placeButton(other).click()
    await arrived
    await placeButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This cart has already been ordered' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Track my order' })).toBeVisible()
    answer()
    await expect(other).toHaveURL(ORDER_PAGE)
    await expect.poll(() => stockOf(request, '101')).toBe(before - 1)
    await other.close()
  })

  test('a cart that another tab has changed is shown before it is ordered', async ({ page }) => {
    const orders = watchOrders(page)
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    const other = await secondWindow(page)
    await open(other, CHECKOUT)
    await yourOrder(other)
      .getByRole('button', { name: /^Increase quantity/ })
      .click()
    await expect(placeButton(page)).toHaveText('Place order, $559.30')
    await other.close()
    await placeButton(page).click()
    await expectOrderPage(page)
    expect(orders.map(({ body }) => body['total'])).toEqual([559.3])
  })
})
