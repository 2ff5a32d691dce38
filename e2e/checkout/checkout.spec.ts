/** From the cart to an order, by mouse, by keyboard and on a phone (usability 37 to 48). */
import type { Page } from '@playwright/test'
import {
  CHECKOUT,
  field,
  fillIn,
  HEADPHONES,
  openCheckout,
  ORDER_PAGE,
  placeButton,
  stockOf,
  watchOrders,
  yourOrder,
} from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { stored } from '../support/stored.ts'

// A store of its own: what is bought here is missing from its stock.
test.use({ environment: { LIMIT_MAILS: '1000' } })

/** What is in focus, by its accessible name. */
async function inFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    return element?.labels?.[0]?.textContent?.trim() || element?.textContent?.trim() || element?.tagName || ''
  })
}

test('by mouse: filled in, placed, remembered, gone from the cart, taken from the stock', async ({ page, request }) => {
  const orders = watchOrders(page)
  const before = await stockOf(request, '101')
  await openCheckout(page, [HEADPHONES])
  const email = await fillIn(page)
  await page.getByText('Flat rate').click()
  await page.getByRole('button', { name: 'Add a note to your order' }).click()
  await field(page, 'Order notes').fill('Ring twice, please.')
  await yourOrder(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await expect(placeButton(page)).toHaveText('Place order, $579.30')
  await placeButton(page).click()
  await expect(page).toHaveURL(ORDER_PAGE)
  await expect(page.getByRole('main')).toContainText('$579.30')
  expect(orders).toHaveLength(1)
  expect(orders[0]?.body).toEqual({
    contact: { email },
    address: {
      country: 'US',
      name: 'Mara T.',
      line1: '12 Sample Street',
      postcode: '10001',
      city: 'Springfield',
      state: 'NY',
    },
    shipping: 'flat-rate',
    payment: 'pay-later',
    lines: [{ id: '101', quantity: 2, price: 279.65, color: 'Graphite' }],
    notes: 'Ring twice, please.',
    total: 579.3,
  })
  expect(await stored(page, 'cart_products')).toEqual([])
  const [, number] = ORDER_PAGE.exec(page.url()) ?? []
  const history = await page.evaluate(() => JSON.parse(localStorage.getItem('vitrine_orders') ?? '[]'))
  expect(history).toMatchObject([{ number, total: 57_930 }])
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine_checkout'))).toBe('null')
  await expect.poll(() => stockOf(request, '101')).toBe(before - 2)
})

test('by keyboard alone: Enter goes from field to field, and never orders by accident', async ({ page }) => {
  const orders = watchOrders(page)
  await openCheckout(page, [HEADPHONES])
  await field(page, 'E-mail').focus()
  await page.keyboard.type('keys@example.com')
  await page.keyboard.press('Enter')
  expect(await inFocus(page)).toBe('Phone (optional)')
  await page.keyboard.press('Tab')
  expect(await inFocus(page)).toBe('Country (required)')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mara T.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('12 Sample Street')
  await page.keyboard.press('Enter')
  await page.keyboard.type('10001')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Springfield')
  await page.keyboard.press('Enter')
  await page.keyboard.type('NY')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Local pickup/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(placeButton(page)).toBeFocused()
  expect(orders).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(ORDER_PAGE)
  expect(orders).toHaveLength(1)
})

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('usability 46 and 52: by thumb; the total stays in view, fields are 16 px and 44 high', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    await axe(page)
    const bar = page.getByRole('button', { name: /^Show order, 1 item/ })
    await bar.tap()
    await expect(page.getByText('1 × Meridian Over-Ear Headphones')).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: /^Hide order/ }).tap()
    for (const input of await page.getByRole('textbox').all()) {
      const box = await input.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(await input.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(
        16,
      )
    }
    await fillIn(page)
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText('$279.65')
    await placeButton(page).tap()
    await expect(page).toHaveURL(ORDER_PAGE)
  })
})

test.describe('the page', () => {
  test('usability 37, 38, 47: guest only, at most 8 fields, a reduced frame, the way back to the cart', async ({
    page,
  }) => {
    await openCheckout(page, [HEADPHONES])
    await expect(
      page.getByRole('form', { name: 'Checkout' }).locator('input:not([type=radio]), select, textarea'),
    ).toHaveCount(8)
    await expect(page.getByRole('main')).not.toContainText(/sign in|password|create account/i)
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('contentinfo')).not.toContainText('Talk To Us')
    await page.getByRole('link', { name: 'Back to cart' }).click()
    await expect(page).toHaveURL('/shop/cart')
    await expect(page.getByRole('contentinfo')).toContainText('Talk To Us')
  })

  test('usability 39 and 40: every field is marked, with the right keyboard and autofill, and no correction of names', async ({
    page,
  }) => {
    await openCheckout(page, [HEADPHONES])
    for (const [name, attributes] of [
      [
        'E-mail (required)',
        { type: 'email', autocomplete: 'email', inputmode: 'email', spellcheck: 'false', autocapitalize: 'none' },
      ],
      ['Phone (optional)', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
      ['Full name (required)', { autocomplete: 'name', autocapitalize: 'words', spellcheck: 'false' }],
      ['Street and number (required)', { autocomplete: 'address-line1' }],
      ['ZIP code (required)', { autocomplete: 'postal-code', inputmode: 'numeric' }],
      ['City (required)', { autocomplete: 'address-level2' }],
      ['State (required)', { autocomplete: 'address-level1' }],
    ] as const) {
      const input = page.getByRole('textbox', { name, exact: true })
      for (const [attribute, value] of Object.entries(attributes))
        await expect(input, name).toHaveAttribute(attribute, value)
    }
    await expect(page.getByRole('combobox', { name: 'Country (required)' })).toHaveAttribute('autocomplete', 'country')
    await expect(page.getByText('Only for the courier, if your address cannot be found.')).toBeVisible()
  })

  test('usability 45: each way of shipping says its price and its days', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    const shipping = page.getByRole('radiogroup', { name: 'Shipping' })
    const day = /\w{3} \d{1,2}( \w{3})?/
    await expect(shipping.getByText('Flat rate').locator('..')).toContainText(day)
    await expect(shipping).toContainText(/Flat rate.*\$20\.00/)
    await expect(shipping).toContainText(/Local pickup.*Ready .*\$25\.00/)
    await expect(shipping).toContainText(/Free shipping.*\$0\.00/)
  })

  test('usability 38: a country without states asks for none, one without postcodes neither', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    const country = page.getByRole('combobox', { name: 'Country' })
    await country.selectOption('DE')
    await expect(field(page, 'Postcode')).toBeVisible()
    await expect(field(page, 'State')).toHaveCount(0)
    await country.selectOption('HK')
    await expect(field(page, 'Postcode')).toHaveCount(0)
    await country.selectOption('CA')
    await expect(field(page, 'Province')).toBeVisible()
  })

  for (const width of [390, 768, 1280]) {
    test(`${width} px: accessible, without a jump, nothing beyond the edge`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openCheckout(page, [HEADPHONES])
      await expectNoLayoutShift(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await axe(page)
      await placeButton(page).click()
      await expect(page.getByRole('heading', { name: /^Please look at/ })).toBeVisible()
      await axe(page)
    })
  }

  test('an empty cart says No Cart Items Found', async ({ page }) => {
    await open(page, CHECKOUT)
    await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeVisible()
    await axe(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/[^/]+\.js$/] } })

  test('the page says so, and the way back is there', async ({ page }) => {
    await page.goto(CHECKOUT)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('needs JavaScript')
    await expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible()
  })
})
