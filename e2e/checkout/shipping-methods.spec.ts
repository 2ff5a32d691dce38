/** Ways of shipping of an owner's own: estimated in the cart by country, and following the address at the checkout. */
import { expectOrderPage, field, HEADPHONES, newEmail, placeButton } from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { keep } from '../support/stored.ts'

test.use({
  shop: {
    country: 'DE',
    shipping: {
      methods: [
        { id: 'dhl', title: 'DHL parcel', price: 4.9, days: [1, 2], countries: ['DE'] },
        { id: 'alps', title: 'Alpine post', price: 12, days: [3, 4], countries: ['AT', 'CH'] },
        { id: 'world', title: 'World post', price: 30, days: [9, 15], countries: ['US', 'FR'] },
      ],
    },
  },
})

test('the cart estimates by country, the checkout follows the address, and the order is sent that way', async ({
  page,
}) => {
  await keep(page, { cart_products: [HEADPHONES] })
  await open(page, '/shop/cart')
  const ways = page.getByRole('group', { name: 'Shipping' })
  await expect(ways.getByRole('radio')).toHaveCount(1)
  await expect(ways.getByRole('radio', { name: /DHL parcel.*\$4\.90/ })).toBeChecked()
  await expect(ways.getByText('Alpine post does not go to Germany.')).toBeVisible()
  await ways.getByRole('combobox', { name: 'Ship to' }).selectOption({ label: 'Austria' })
  await expect(ways.getByRole('radio', { name: /Alpine post.*\$12\.00/ })).toBeChecked()
  await axe(page)

  await open(page, '/pages/checkout')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('AT')
  await expect(page.getByRole('radio', { name: /Alpine post/ })).toBeChecked()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('CH')
  await expect(page.getByRole('radio', { name: /Alpine post/ })).toBeChecked()
  await expect(page.getByText('DHL parcel does not go to this country.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('JP')
  await expect(page.getByRole('region', { name: 'Shipping' }).getByRole('radio')).toHaveCount(0)
  await placeButton(page).click()
  const nothing = page.getByRole('link', { name: /Nothing that we offer goes to this address/ })
  await nothing.click()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused()

  await page.getByRole('combobox', { name: 'Country' }).selectOption('DE')
  await field(page, 'E-mail').fill(newEmail())
  await field(page, 'Full name').fill('Ada King')
  await field(page, 'Street and number').fill('1 Light Lane')
  await field(page, 'Postcode').fill('10115')
  await field(page, 'City').fill('Berlin')
  await placeButton(page).click()
  await expectOrderPage(page)
  await expect(page.getByText('DHL parcel').first()).toBeVisible()
})

test('what is said of shipping is true for these ways', async ({ page }) => {
  await open(page, '/pages/shipping')
  await expect(page.getByText('Free shipping', { exact: false })).toHaveCount(0)
  await expect(page.getByText('Three ways to get it', { exact: false })).toHaveCount(0)
  await expect(page.getByText(/\$12\.00, to Austria and Switzerland/)).toBeVisible()
})
