/** What a shop of the European Union tells its shoppers beside the withdrawal (docs/specification.md, 12.4). */
import { fillIn } from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { LAMP, VASE } from '../support/lamp.ts'
import { axe, open } from '../support/page-state.ts'

const CREAM = {
  ...VASE,
  id: 'cream',
  title: 'Hand cream',
  price: 8,
  unitMeasure: '50 ml',
  manufacturer: 'Weber Kosmetik GmbH, Am Markt 1, 10115 Berlin, hallo@weber.example',
  responsiblePerson: 'Ada Weber, Am Markt 1, 10115 Berlin',
  reviews: [{ name: 'Mara', email: 'mara@example.com', rating: 5, review: 'Soft.', date: '2026-10-01T00:00:00.000Z' }],
}

test.use({
  catalogue: { products: [LAMP, CREAM] },
  environment: { LIMIT_MAILS: '1000' },
  shop: {
    name: 'Lampen Weber',
    languages: ['de'],
    taxNumber: 'DE123456789',
    market: {
      eu: true,
      imprint: ['Owner: Ada Weber', 'Commercial register: HRB 12345, Berlin'],
      accessibility: { en: ['This shop meets EN 301 549.'], de: ['Dieser Shop erfüllt die EN 301 549.'] },
      reviewsChecked: ['We ask everybody for the order number.'],
    },
  },
})

test('imprint, accessibility statement and the right of withdrawal stand behind the footer, in both languages', async ({
  page,
}) => {
  await open(page, '/shop')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
  for (const part of ['Lampen Weber', 'DE123456789', 'HRB 12345'])
    await expect(page.getByRole('main')).toContainText(part)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click()
  await expect(page.getByRole('main')).toContainText('This shop meets EN 301 549.')
  await axe(page)
  await open(page, '/de/pages/accessibility')
  await expect(page.getByRole('main')).toContainText('Dieser Shop erfüllt die EN 301 549.')
  await open(page, '/de/pages/withdrawal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widerrufsrecht')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
    'href',
    '/de/pages/withdraw',
  )
})

test('the button says that paying follows, and the legal guarantee and the withdrawal stand beside it', async ({
  page,
}) => {
  await open(page, '/shop/shop-details/cream')
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  await expect(page.getByRole('link', { name: 'View Cart' }).first()).toBeVisible()
  await open(page, '/pages/checkout')
  const button = page.getByRole('button', { name: 'Order with obligation to pay' })
  await expect(button).toHaveText('Order with obligation to pay')
  await expect(page.getByRole('main')).toContainText('Legal guarantee. By law we answer for faults of the goods')
  await expect(page.getByRole('link', { name: 'right of withdrawal' })).toHaveAttribute('href', '/pages/withdrawal')
  await axe(page)
  await fillIn(page)
  await button.click()
  await expect(page).toHaveURL(/\/pages\/orders\/V-/)
})

test('goods that are sold by amount say what a litre costs; maker and responsible person stand with them', async ({
  page,
}) => {
  await open(page, '/shop')
  await expect(page.getByRole('main')).toContainText('$160.00 per l')
  await open(page, '/shop/shop-details/cream')
  await expect(page.getByRole('main')).toContainText('$160.00 per l')
  await page.getByRole('tab', { name: 'Additional information' }).click()
  await expect(page.getByRole('row', { name: /^Manufacturer Weber Kosmetik/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Responsible person in the EU Ada Weber/ })).toBeVisible()
  await page.getByRole('tab', { name: /Reviews/ }).click()
  await expect(page.getByText('We ask everybody for the order number.')).toBeVisible()
})

test('a reduction is told by the lowest price of the 30 days before', async ({ page, store }) => {
  const set = (...fields: string[]) => store.command('scripts/products.ts', 'set', 'lamp', ...fields)
  await set('price=40')
  await set('price=60')
  await set('discount=50')
  await expect(async () => {
    await open(page, '/shop/shop-details/lamp')
    await expect(page.getByRole('main')).toContainText('$30.00', { timeout: 500 })
  }).toPass()
  await expect(page.getByText('Lowest price of the 30 days before: $40.00')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$10.00 (25')
  await expect(page.getByRole('main')).not.toContainText('$60.00')
})
