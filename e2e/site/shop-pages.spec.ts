/** The pages of the shop area that are no catalogue and no list: the sample order and the categories (spec 2.11). */
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'

test('spec 2.11: the static sample adds up and says that it is not live', async ({ page }) => {
  await open(page, '/shop/order')
  await expect(page.getByText('It is not live')).toBeVisible()
  await expect(page.getByText('VT-204816')).toBeVisible()
  await expect(page.getByText('Credit card', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$631.15')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$651.15')
})

test('spec 2.11: a card shows name and count and leads to the shop with that category', async ({ page }) => {
  await open(page, '/shop/shop-category')
  const cards = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('link', { name: /product/ })
  await expect(cards).toHaveCount(15)
  const card = page.getByRole('link', { name: /^Bags & Accessories/ })
  const count = Number(/(\d+) products?$/.exec((await card.textContent()) ?? '')?.[1])
  await card.click()
  await expect(page).toHaveURL('/shop?category=bags-accessories')
  await expect(page.getByText(`of ${count} results`)).toBeVisible()
})
