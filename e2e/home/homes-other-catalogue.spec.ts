/** The homes of another owner's catalogue (spec 2.12 and 12.2). */
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'

const KITCHEN = { quantity: 3, productType: 'electronics', parent: 'Kitchen' }

test.use({
  catalogue: {
    products: [
      { id: 'k1', title: 'Kettle', price: 40, ...KITCHEN, children: 'Kettles' },
      { id: 'k2', title: 'Toaster', price: 30, ...KITCHEN, quantity: 0, children: 'Toasters' },
    ],
  },
})

test('spec 2.12 and 12.2: a home leaves out what has no goods, and a type without goods has no home', async ({
  page,
}) => {
  await open(page, '/home/electronic')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What is new is the collection already, and our still life shows other goods.
  await expect(page.locator('#collections').getByRole('article')).toHaveCount(2)
  await expect(page.locator('#arrivals, #deal, #spec, #short-featured, .hero-picture')).toHaveCount(0)
  await axe(page)
  expect((await page.request.get('/home/fashion')).status()).toBe(404)
})

test('spec 2.12: a house of one shop shows its categories in place of doors', async ({ page }) => {
  await open(page, '/home/main')
  await expect(page.locator('#shops, #categories, #catalogues, #top-rated, #deal')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Shops' })).toHaveCount(0)
})
