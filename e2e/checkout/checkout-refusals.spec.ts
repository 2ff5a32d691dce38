/** The checkout when something is not as it was: changes, refusals, a network that is gone (spec 10.2 and 10.9). */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  expectOrderPage,
  field,
  fillIn,
  HEADPHONES,
  openCheckout,
  ORDERS,
  placeButton,
  watchOrders,
  yourOrder,
} from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { kept, stored } from '../support/stored.ts'

// A store of its own: what is bought here is missing from its stock. What a page is refused, the browser reports.
test.use({ environment: { LIMIT_MAILS: '1000' }, expected: { addresses: [/\/api\/(orders|csrf)$/] } })

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
