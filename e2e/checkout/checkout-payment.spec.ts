/** Promotion codes and ways of paying at the checkout (usability 48). */
import {
  field,
  fillIn,
  HEADPHONES,
  openCheckout,
  ORDER_PAGE,
  placeButton,
  watchOrders,
  yourOrder,
} from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe } from '../support/page-state.ts'

test.use({
  environment: {
    LIMIT_MAILS: '1000',
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    // Nobody listens there: a card order is placed, and its payment can be asked for again.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  },
  // What a page is refused, the browser reports.
  expected: { addresses: [/\/api\/orders$/] },
})

test('a code is checked by the server, taken off the total, kept over a reload, and counted with the order', async ({
  page,
  store,
}) => {
  await store.command('scripts/codes.ts', 'add', 'SAVE10', '--percent', '10')
  const orders = watchOrders(page)
  await openCheckout(page, [HEADPHONES])
  await fillIn(page)
  await yourOrder(page).getByRole('button', { name: 'Add a promotion code' }).click()
  const code = field(page, 'Promotion code')
  await expect(code).toBeFocused()
  await code.fill('WRONG')
  await yourOrder(page).getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveAccessibleDescription('The code "WRONG" is not known.')
  await expect(placeButton(page)).toHaveText('Place order, $279.65')
  await code.fill('save10')
  await code.press('Enter')
  await expect(yourOrder(page)).toContainText('Code save10 applied')
  await expect(yourOrder(page)).toContainText('Promotion code-$27.97')
  await expect(placeButton(page)).toHaveText('Place order, $251.68')
  await page.reload()
  await expect(placeButton(page)).toHaveText('Place order, $251.68')
  await yourOrder(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await expect(placeButton(page)).toHaveText('Place order, $503.37')
  await axe(page)
  await placeButton(page).click()
  await expect(page).toHaveURL(ORDER_PAGE)
  expect(orders[0]?.body).toMatchObject({ code: 'save10', total: 503.37 })
  await expect(page.getByRole('main')).toContainText('$503.37')
})

test('a code can be taken off again; one that ends meanwhile is told as a change', async ({ page, store }) => {
  await store.command('scripts/codes.ts', 'add', 'SHORT', '--amount', '20')
  await openCheckout(page, [HEADPHONES])
  await fillIn(page)
  await yourOrder(page).getByRole('button', { name: 'Add a promotion code' }).click()
  await field(page, 'Promotion code').fill('SHORT')
  await page.keyboard.press('Enter')
  await expect(placeButton(page)).toHaveText('Place order, $259.65')
  const remove = yourOrder(page).getByRole('button', { name: 'Remove promotion code SHORT' })
  await expect(remove).toBeFocused()
  await remove.click()
  await expect(placeButton(page)).toHaveText('Place order, $279.65')
  await expect(field(page, 'Promotion code')).toBeFocused()
  await page.keyboard.type('SHORT')
  await page.keyboard.press('Enter')
  await expect(placeButton(page)).toHaveText('Place order, $259.65')
  await store.command('scripts/codes.ts', 'end', 'SHORT')
  await placeButton(page).click()
  const changes = page.getByRole('region', { name: /^Something has changed/ })
  await expect(changes).toContainText('Promotion code SHORT')
  await expect(changes).toContainText('Was $259.65, would now be $279.65.')
  await changes.getByRole('button', { name: 'Update my cart and continue' }).click()
  await expect(placeButton(page)).toHaveText('Place order, $279.65')
  await placeButton(page).click()
  await expect(page).toHaveURL(ORDER_PAGE)
})

test.describe('by card', () => {
  test('usability 48: the page has no field for a card, and the shopper goes on to the provider', async ({ page }) => {
    const orders = watchOrders(page)
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    await page.getByRole('radio', { name: /^Card/ }).check()
    await expect(page.getByText('Your card number is typed there and never reaches this shop.')).toBeVisible()
    await expect(page.locator('[autocomplete^="cc-"]')).toHaveCount(0)
    await axe(page)
    // The provider's page stands in as one of ours.
    await page.route('**/api/orders', async (route) => {
      const response = await route.fetch()
      const order = (await response.json()) as object
      await route.fulfill({
        response,
        json: { ...order, pay: { url: new URL('/pages/returns?paying', page.url()).href } },
      })
    })
    await placeButton(page).click()
    await expect(page).toHaveURL('/pages/returns?paying')
    expect(orders[0]?.body).toMatchObject({ payment: 'stripe' })
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeVisible()
    await expect(page.getByText('Your last order is')).toBeVisible()
  })

  test('the provider is down: the order is placed all the same and opens its own page', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    await page.getByRole('radio', { name: /^Card/ }).check()
    await placeButton(page).click()
    await expect(page).toHaveURL(ORDER_PAGE, { timeout: 20_000 })
  })
})
