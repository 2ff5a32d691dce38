/** The checkout when something is not as it was: changes, refusals, lost answers, other tabs; never two orders from one cart (decisions, Orders). */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import {
  CHECKOUT,
  field,
  fillIn,
  HEADPHONES,
  newEmail,
  openCheckout,
  ORDER_PAGE,
  placeButton,
  stockOf,
  watchOrders,
  yourOrder,
} from './checkout-screen.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page-state.ts'
import { keep, kept, stored } from './stored.ts'

const ORDERS = '**/api/orders'

// A store of its own: what is bought here is missing from its stock. What a page is refused, the browser reports.
test.use({ environment: { LIMIT_MAILS: '1000' }, expected: { addresses: [/\/api\/(orders|csrf)$/] } })

async function expectOrderPage(page: Page): Promise<string> {
  await expect(page).toHaveURL(ORDER_PAGE)
  return ORDER_PAGE.exec(page.url())?.[1] ?? ''
}

/** Answers the next order by a problem in place of the shop. */
async function refuseOnce(
  page: Page,
  status: number,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(
    ORDERS,
    (route) => route.fulfill({ status, headers, contentType: 'application/problem+json', body: JSON.stringify(body) }),
    { times: 1 },
  )
}

/** The shop gets the next order and stores it, but its answer is lost. */
async function loseAnswer(page: Page): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(ORDERS, lose, { times: 1 })
}

test.describe('what has changed', () => {
  test('a new price is shown line by line, accepted, and then ordered at that price', async ({ page, store }) => {
    await openCheckout(page, [kept('144', { orderQuantity: 1, selected: { color: 'Coral' } })])
    const email = await fillIn(page)
    const file = join(await mkdtemp(join(tmpdir(), 'vitrine-price-')), 'price.json')
    await writeFile(file, JSON.stringify({ products: [kept('144', { discount: 0 })] }))
    await store.command('scripts/catalogue-import.ts', file, '--merge')
    await placeButton(page).click()
    const changes = page.getByRole('region', { name: /^Something has changed/ })
    await expect(changes).toBeFocused()
    await expect(changes).toContainText('Pulse Fitness Band, Coral')
    await expect(changes).toContainText('One piece was $66.75 and is now $89.00.')
    await expect(changes).toContainText('Was $66.75, would now be $89.00.')
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await changes.getByRole('button', { name: 'Update my cart and continue' }).click()
    await expect(changes).toHaveCount(0)
    await expect(placeButton(page)).toHaveText('Place order, $89.00')
    await expect(placeButton(page)).toBeFocused()
    await placeButton(page).click()
    await expectOrderPage(page)
    await expect(page.getByRole('main')).toContainText('$89.00')
  })

  test('fewer pieces than asked for: the cart is brought down to what is left', async ({ page, browser, store }) => {
    await openCheckout(page, [kept('105', { orderQuantity: 2 })])
    await fillIn(page)
    const other = await browser.newPage({ baseURL: store.origin })
    await openCheckout(other, [kept('105', { orderQuantity: 2 })])
    await fillIn(other)
    await placeButton(other).click()
    await expectOrderPage(other)
    await other.close()
    await placeButton(page).click()
    const changes = page.getByRole('region', { name: /^Something has changed/ })
    await expect(changes).toContainText('You chose 2; only 1 can be had now.')
    await changes.getByRole('button', { name: 'Update my cart and continue' }).click()
    await expect(yourOrder(page).getByRole('group', { name: /^Quantity/ })).toContainText('1')
    await placeButton(page).click()
    await expectOrderPage(page)
  })

  test('gone, another choice, a lost code: each in words; Change it myself keeps the cart', async ({ page }) => {
    await openCheckout(page, [
      HEADPHONES,
      kept('103', { orderQuantity: 1, selected: { color: 'Navy', size: 'US 10' } }),
    ])
    await fillIn(page)
    await refuseOnce(page, 409, {
      changes: [
        { line: 0, id: '101', kind: 'gone', was: null, now: null },
        { line: 1, id: '103', kind: 'choice', was: 'Navy, US 10', now: 'Navy, US 8' },
        { kind: 'code', was: 'SAVE10', now: 'This code has ended' },
      ],
    })
    await placeButton(page).click()
    const changes = page.getByRole('region', { name: /^Something has changed/ })
    await expect(changes.getByRole('listitem')).toHaveText([
      /Meridian Over-Ear Headphones.*no longer in the shop/,
      /Court Low Sneaker.*Navy, US 10 can no longer be chosen/,
      /Promotion code SAVE10.*This code has ended/,
    ])
    await changes.getByRole('button', { name: 'Change it myself' }).click()
    await expect(changes).toHaveCount(0)
    expect(await stored(page, 'cart_products')).toHaveLength(2)
  })
})

test.describe('refusals', () => {
  for (const [name, status, body, headers, sentence] of [
    ['the server is broken', 500, {}, {}, /answer did not arrive.*not be placed twice/],
    ['too many calls', 429, {}, { 'retry-after': '30' }, /wait 30 seconds/],
    ['no cookie', 403, {}, {}, /allow cookies/],
    [
      'a field that the form does not have',
      400,
      { errors: [{ path: 'lines.0.id', message: 'is odd' }] },
      {},
      /lines\.0\.id: is odd/,
    ],
  ] as const) {
    test(`${name}: a clear sentence, the button works again, the key is the same`, async ({ page }) => {
      const orders = watchOrders(page)
      await openCheckout(page, [HEADPHONES])
      await fillIn(page)
      if (status === 403) await refuseOnce(page, status)
      await refuseOnce(page, status, body, headers)
      await placeButton(page).click()
      await expect(yourOrder(page).getByRole('alert')).toHaveText(sentence)
      await placeButton(page).click()
      await expectOrderPage(page)
      expect(new Set(orders.map(({ key }) => key)).size).toBe(1)
    })
  }

  test('a field that the server refuses is marked and listed', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    await refuseOnce(page, 400, { errors: [{ path: 'address.line1', message: 'we do not deliver there' }] })
    await placeButton(page).click()
    await expect(page.getByRole('region', { name: /^Please look at one thing/ })).toBeFocused()
    await expect(field(page, 'Street and number')).toHaveAccessibleDescription('We do not deliver there')
    await field(page, 'Street and number').fill('13 Sample Street')
    await placeButton(page).click()
    await expectOrderPage(page)
  })

  test('offline: said so, and placed once the network is back', async ({ page, context }) => {
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    await context.setOffline(true)
    await placeButton(page).click()
    await expect(yourOrder(page).getByRole('alert')).toContainText('You seem to be offline')
    await context.setOffline(false)
    await placeButton(page).click()
    await expectOrderPage(page)
  })
})

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

  test('two tabs that press at the same moment: one order, and both know it', async ({ page, context, request }) => {
    const before = await stockOf(request, '101')
    await openCheckout(page, [HEADPHONES])
    const other = await context.newPage()
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
    const other = await context.newPage()
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

  test('a cart that another tab has changed is shown before it is ordered', async ({ page, context }) => {
    const orders = watchOrders(page)
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    const other = await context.newPage()
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
