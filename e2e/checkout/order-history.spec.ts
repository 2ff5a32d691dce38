/** Order History, and reviews by those who have bought. */
import { fillIn, HEADPHONES, openCheckout, ORDER_PAGE, placeButton } from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { moveOrder, placeOrder, rememberOrders } from '../support/orders.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { secondWindow } from '../support/second-window.ts'

// A store of its own, since orders take from its stock; its limits are for shoppers, not for specs.
test.use({ environment: { LIMIT_CANCELLING: '1000', LIMIT_MAILS: '1000' } })

const DELIVERED = ['paid', 'packed', 'shipped', 'delivered']

test.describe('Order History', () => {
  test('is empty at first, and leads on', async ({ page }) => {
    await open(page, '/pages/order-history')
    await expect(page.getByRole('heading', { level: 2, name: 'No orders in this browser' })).toBeVisible()
    await page.getByRole('link', { name: 'Track an order' }).click()
    await expect(page).toHaveURL('/pages/track-order')
  })

  test('lists the orders of this browser, newest first, and each leads to its page', async ({ page, request }) => {
    const first = await placeOrder(request)
    const second = await placeOrder(request, { shipping: 'flat-rate' })
    await rememberOrders(page, [first, second])
    await open(page, '/pages/order-history')
    const entries = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem')
    await expect(entries).toHaveText([
      new RegExp(`${second.number}.*\\$299\\.65`),
      new RegExp(`${first.number}.*\\$279\\.65`),
    ])
    await expectNoLayoutShift(page)
    await axe(page)
    await page.getByRole('link', { name: `Order ${first.number}` }).click()
    await expect(page).toHaveURL(first.path)
    await expect(page.getByRole('main').getByText(first.number, { exact: true })).toBeVisible()
  })

  test('shows what was ordered', async ({ page }) => {
    await openCheckout(page, [HEADPHONES])
    await fillIn(page)
    await placeButton(page).click()
    await expect(page).toHaveURL(ORDER_PAGE)
    await open(page, '/pages/order-history')
    const entry = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem')
    await expect(entry).toContainText(sampleProduct('101').title)
    await expect(entry.locator('img')).toHaveAttribute('src', /\/headphones\/graphite-main-640/)
    await axe(page)
  })

  test('can be forgotten, and that be undone', async ({ page, request }) => {
    const order = await placeOrder(request)
    await rememberOrders(page, [order])
    await open(page, '/pages/order-history')
    await page.getByRole('button', { name: 'Forget this list' }).click()
    await expect(page.getByRole('heading', { name: 'The list is forgotten' })).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByRole('link', { name: `Order ${order.number}` })).toBeVisible()
    await page.getByRole('button', { name: 'Forget this list' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No orders in this browser' })).toBeVisible()
  })
})

test.describe('reviews by buyers', () => {
  test('a delivered product is reviewed on the order’s page and marked with the product', async ({
    page,
    request,
    store,
  }) => {
    test.setTimeout(60_000)
    const text = 'Warm sound, and the battery lasts <a whole week>.'
    const order = await placeOrder(request, { lines: [{ id: '104', quantity: 1 }] })
    await open(page, order.path)
    await expect(page.getByRole('heading', { name: 'How do you like it?' })).toHaveCount(0)
    await moveOrder(store, order, DELIVERED)
    await open(page, order.path)
    const title = await page
      .getByRole('region', { name: 'How do you like it?' })
      .getByRole('heading', { level: 3 })
      .innerText()
    const form = page.getByRole('form', { name: title })
    await form.getByRole('radio', { name: '3 stars' }).check()
    await form.getByRole('radio', { name: '3 stars' }).press('ArrowRight')
    await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByLabel('Your Review')).toBeFocused()
    await expect(form.getByLabel('Your Review')).toHaveAccessibleDescription('Review is required')
    await form.getByLabel('Your Review').fill(text)
    await form.getByRole('button', { name: 'Submit' }).click()
    const thanks = page.getByRole('status').filter({ hasText: 'Your review stands with the product' })
    await expect(thanks).toBeFocused()
    await axe(page)

    await expect(async () => {
      await open(page, '/shop/shop-details/104')
      await page.getByRole('tab', { name: /Reviews/ }).click()
      const review = page.getByRole('listitem').filter({ hasText: text })
      await expect(review).toContainText('Mara T.', { timeout: 1000 })
      await expect(review).toContainText('Verified purchase')
      await expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    }).toPass()
    await expect(page.getByText('mara@example.com')).toHaveCount(0)
    // Half scrolled away, the sticky header covers what would be judged.
    await page.evaluate(() => scrollTo(0, 0))
    await axe(page)
  })

  test.describe('from another tab', () => {
    test.use({ expected: { addresses: [/\/reviews\?/] } })
    test('a second one is not kept, and the page remembers the first', async ({ page, request, store }) => {
      test.setTimeout(60_000)
      const order = await placeOrder(request)
      await moveOrder(store, order, DELIVERED)
      const other = await secondWindow(page)
      for (const tab of [page, other]) {
        await open(tab, order.path)
        await tab.getByRole('radio', { name: '5 stars' }).check()
        await tab.getByLabel('Your Review').fill('Good')
      }
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Your review stands with the product' })).toBeVisible()
      await other.getByRole('button', { name: 'Submit' }).click()
      await expect(other.getByRole('status').filter({ hasText: 'You have reviewed this product' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: 'You have reviewed this product' })).toBeVisible()
      await expect(page.getByRole('radio', { name: '5 stars' })).toHaveCount(0)
    })
  })
})
