/** What only a sample shop demonstrates is real in a live one: reviews, their summary, the coupon, the way to an order (spec 1.5). */
import type { Page } from '@playwright/test'
import { CHECKOUT, expectOrderPage, fillIn, placeButton, yourOrder } from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { LAMP, VASE } from '../support/lamp.ts'
import { axe, open } from '../support/page-state.ts'

test.use({ catalogue: { products: [LAMP, VASE] }, environment: { LIMIT_MAILS: '1000' } })

const address = (id: string) => `/shop/shop-details/${id}`
async function add(page: Page, id: string): Promise<void> {
  await open(page, address(id))
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  await expect(page.getByRole('link', { name: 'View Cart' }).first()).toBeVisible()
}

test('a review waits, is shown once it is approved, and its stars are the summary', async ({ page, store }) => {
  await open(page, address('lamp'))
  await page.getByRole('tab', { name: /Reviews/ }).click()
  const panel = page.getByRole('tabpanel', { name: /Reviews/ })
  await expect(panel.getByText('4.5')).toHaveCount(0)
  const form = panel.getByRole('form', { name: 'Write a review' })
  await form.getByLabel('Your Review').fill('Warm light, and it folds flat.')
  await form.getByLabel('Your Name').fill('Ada')
  await form.getByLabel('Your Email').fill('ada@example.com')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Choose from one to five stars')).toBeVisible()
  await axe(page)
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Thank you. Your review is shown once we have read it.')).toBeVisible()
  await expect(form.getByLabel('Your Review')).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Warm light')).toHaveCount(0)

  const [waiting] = JSON.parse(await store.command('scripts/reviews.ts', 'list', '--waiting', '--json')) as {
    id: string
  }[]
  await store.command('scripts/reviews.ts', 'approve', waiting?.id ?? '')
  await store.command('scripts/reviews.ts', 'answer', waiting?.id ?? '', '--text', 'Thank you, Ada.')
  await expect(async () => {
    await open(page, address('lamp'))
    await expect(page.getByText('Thank you, Ada.').first()).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.getByRole('tab', { name: /Reviews.*1/ }).click()
  await expect(panel.getByText('Warm light, and it folds flat.')).toBeVisible()
  await expect(panel.getByText('Vitrine answers')).toBeVisible()
  await expect(panel.getByText('100\u202F%')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await axe(page)
})

test('a code is applied in the cart, stays to the order, and can be taken off', async ({ page, store }) => {
  await store.command('scripts/codes.ts', 'add', 'TEN', '--percent', '10')
  await add(page, 'lamp')
  await open(page, '/shop/cart')
  const coupon = page.getByRole('textbox', { name: 'Coupon' })
  await coupon.fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('The code "NOTHING" is not known.')).toBeVisible()
  await coupon.fill('ten')
  await coupon.press('Enter')
  await expect(page.getByText('Code TEN applied')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary).toContainText('$72.00')
  await axe(page)

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(yourOrder(page)).toContainText('$72.00')
  await fillIn(page)
  await expect(page.getByText('Code TEN applied')).toBeVisible()
  await placeButton(page).click()
  await expectOrderPage(page)

  await add(page, 'vase')
  await open(page, CHECKOUT)
  await expect(yourOrder(page).getByText('applied')).toHaveCount(0)
})

test('the page of the sample order leads to the real ones, and nothing is promised that may not hold', async ({
  page,
}) => {
  await open(page, '/shop/order')
  await expect(page).toHaveURL(/\/pages\/track-order$/)
  await open(page, address('lamp'))
  await expect(page.getByText('Guaranteed safe checkout')).toHaveCount(0)
  await expect(page.getByText(/on a working day leave the same day/)).toBeVisible()
})
