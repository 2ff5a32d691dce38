/** The page of a card order while its payment is open. */
import { expect, test } from '../support/fixtures.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { axe, open } from '../support/page-state.ts'

test.use({
  environment: {
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    // Nobody listens there: a card order is placed, and its payment page can be asked for again.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  },
  expected: { addresses: [/\/pay\?/] },
})

test('an unpaid order offers its payment, says when that does not work, and follows the word of it', async ({
  page,
  request,
  store,
}) => {
  test.setTimeout(60_000)
  const order = await placeOrder(request, { payment: 'stripe' })
  await open(page, order.path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('One step left: the payment')
  await expect(page.getByRole('main')).toContainText('Card, not paid yet')
  await axe(page)
  await page.getByRole('button', { name: 'Pay now, $279.65' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your order is safe' })).toBeVisible({ timeout: 15_000 })
  await moveOrder(store, order, ['paid'])
  await expect(heading).toHaveText('Thank you for your order', { timeout: 15_000 })
  await expect(page.getByRole('main')).toContainText('Card, paid')
  await expect(page.getByRole('button', { name: /^Pay now/ })).toHaveCount(0)
})

test('a network that is gone for a moment leaves the page as it is', async ({ page, request, store }) => {
  test.setTimeout(60_000)
  const order = await placeOrder(request, { payment: 'stripe' })
  await open(page, order.path)
  let refused = 0
  await page.route('**/api/orders/**', async (route) => {
    refused += 1
    await (refused < 3 ? route.fulfill({ status: 200, body: 'a page of a hotel' }) : route.continue())
  })
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One step left: the payment')
  await moveOrder(store, order, ['paid'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order', { timeout: 15_000 })
})
