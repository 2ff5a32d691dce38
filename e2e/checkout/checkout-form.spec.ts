/** The checkout's form: errors, questions, codes, and nothing typed ever lost (usability 41 to 43). */
import {
  CHECKOUT,
  field,
  fillIn,
  HEADPHONES,
  openCheckout,
  ORDER_PAGE,
  placeButton,
  yourOrder,
} from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { kept } from '../support/stored.ts'

test.use({ environment: { LIMIT_MAILS: '1000' } })

test.describe('usability 41: errors', () => {
  test('come when a field is left, say how to mend it, go as soon as it is right; good input is confirmed', async ({
    page,
  }) => {
    await openCheckout(page, [HEADPHONES])
    const zip = field(page, 'ZIP code')
    await zip.pressSequentially('0000')
    await expect(zip).toHaveAttribute('aria-invalid', 'false')
    await zip.blur()
    await expect(zip).toHaveAttribute('aria-invalid', 'true')
    await expect(zip).toHaveAccessibleDescription('The ZIP code has 5 digits, this has 4')
    await zip.press('End')
    await zip.pressSequentially('1')
    await expect(zip).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByText('The ZIP code has 5 digits')).toHaveCount(0)
    await zip.blur()
    await expect(zip.locator('xpath=following-sibling::*[local-name()="svg"]')).toBeVisible()
  })

  for (const width of [390, 768, 1280]) {
    test(`stand below their own field, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openCheckout(page, [HEADPHONES])
      await placeButton(page).click()
      for (const label of ['E-mail', 'Full name', 'Street and number', 'ZIP code', 'City', 'State']) {
        const input = field(page, label)
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        // A hint may describe it, too, below the error.
        const [describedBy = ''] = (await input.getAttribute('aria-describedby'))?.split(' ') ?? []
        const error = page.locator(`[id="${describedBy}"]`)
        const [above, below] = await Promise.all([input.boundingBox(), error.boundingBox()])
        if (!above || !below) throw new Error(`${label} or its error is not on the page.`)
        expect(below.x, label).toBeCloseTo(above.x, 0)
        expect(below.x + below.width, label).toBeLessThanOrEqual(above.x + above.width + 1)
        expect(below.y - above.y - above.height, label).toBeGreaterThanOrEqual(0)
        expect(below.y - above.y - above.height, label).toBeLessThan(16)
      }
    })
  }

  test('are listed on top after Place order; the list takes the focus and leads to the fields', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    await field(page, 'E-mail').fill('mara@')
    await placeButton(page).click()
    const summary = page.getByRole('region', { name: /^Please look at 6 things/ })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Email must be a valid e-mail address',
      'Full name is required',
      'Street and number is required',
      'ZIP code is required',
      'City is required',
      'State is required',
    ])
    await summary.getByRole('link', { name: 'City is required' }).click()
    await expect(field(page, 'City')).toBeFocused()
    await expect(page).toHaveURL(CHECKOUT)
    await page.keyboard.type('Springfield')
    await expect(page.getByRole('region', { name: /^Please look at 5 things/ })).toBeVisible()
    await expect(field(page, 'City')).toBeFocused()
    await placeButton(page).click()
    await expect(page.getByRole('region', { name: /^Please look at 5 things/ })).toBeFocused()
  })
})

test('usability 46: the order is whole, however many lines it has, and ends in sight with its button', async ({
  page,
}) => {
  await openCheckout(
    page,
    ['101', '102', '104', '105', '107', '108'].map((id) => kept(id, { orderQuantity: 1 })),
  )
  const order = yourOrder(page)
  const list = order.getByRole('list').first()
  await expect(list.getByRole('listitem')).toHaveCount(6)
  const cut = await list.evaluate((lines) => lines.scrollHeight - lines.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 })
})

test('usability 43: a likely typing error in the address is asked about, never refused', async ({ page }) => {
  await openCheckout(page, [HEADPHONES])
  const email = field(page, 'E-mail')
  await email.fill('mara@gmial.com')
  await email.blur()
  await expect(page.getByText('Did you mean mara@gmail.com?')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await page.getByRole('button', { name: 'Yes, use it' }).click()
  await expect(email).toHaveValue('mara@gmail.com')
  await email.fill('mara@gmial.com')
  await email.blur()
  await page.getByRole('button', { name: 'No, it is right' }).click()
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})

test.describe('usability 42: nothing typed is lost', () => {
  test('by a reload or by Back', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    const email = await fillIn(page)
    await page.getByRole('button', { name: 'Add apartment, floor or company' }).click()
    await field(page, 'Apartment').fill('Floor 2')
    await page.reload()
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await expect(field(page, 'Apartment')).toHaveValue('Floor 2')
    await page.getByRole('link', { name: 'Back to cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await page.goBack()
    await expect(field(page, 'Street and number')).toHaveValue('12 Sample Street')
    await expect(field(page, 'State')).toHaveValue('NY')
  })

  test('a full session storage breaks nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function refuse(this: Storage, key: string, text: string) {
        if (key.startsWith('vitrine')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, text)
      }
    })
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    await placeButton(page).click()
    await expect(page).toHaveURL(ORDER_PAGE)
  })

  test.describe('blocked storage', () => {
    // The router says aloud that it cannot keep the scroll positions.
    test.use({ expected: { messages: [/denied/, /^$/] } })

    test('breaks nothing: one visit, one cart, one order', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'] as const) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError')
            },
          })
        }
      })
      await open(page, '/shop/shop-details/101')
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await fillIn(page)
      await placeButton(page).dblclick()
      await expect(page).toHaveURL(ORDER_PAGE)
    })
  })
})

test('usability 35: what cannot be ordered is named, with the way to mend it', async ({ page }) => {
  await openCheckout(page, [
    HEADPHONES,
    kept('105', { orderQuantity: 40 }),
    { ...kept('109', { orderQuantity: 1 }), id: 'gone-long-ago', title: 'Ghost Lamp' },
  ])
  const ghost = yourOrder(page).getByRole('listitem').filter({ hasText: 'Ghost Lamp' })
  await expect(ghost).toContainText('No longer in the shop; it is left out of this order.')
  const watch = yourOrder(page).getByRole('listitem').filter({ hasText: 'Kestrin Watch 3' })
  await expect(watch).toContainText('fewer than you chose')
  await fillIn(page)
  await placeButton(page).click()
  const summary = page.getByRole('region', { name: /^Please look at one thing/ })
  await summary.getByRole('link', { name: /^Kestrin Watch 3/ }).click()
  await expect(watch).toBeFocused()
  await watch.getByRole('button', { name: /^Remove/ }).click()
  await expect(summary).toHaveCount(0)
  await expect(placeButton(page)).toHaveText('Place order, $279.65')
  await placeButton(page).click()
  await expect(page).toHaveURL(ORDER_PAGE)
})

test('usability 31: quantities change in place with the rules of the cart, a removed line can be brought back', async ({
  page,
}) => {
  await openCheckout(page, [HEADPHONES, kept('105', { orderQuantity: 2 })])
  const watch = yourOrder(page).getByRole('listitem').filter({ hasText: 'Kestrin Watch 3' })
  await watch.getByRole('button', { name: /^Increase quantity/ }).click()
  await watch.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(page.getByText('No more quantity available for this product!')).toBeVisible()
  await expect(watch.getByRole('status')).toHaveText('3')
  await watch.getByRole('button', { name: /^Remove/ }).click()
  await expect(placeButton(page)).toHaveText('Place order, $279.65')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(watch).toBeVisible()
})
