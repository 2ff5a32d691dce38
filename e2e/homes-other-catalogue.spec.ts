/** The homes of another owner's catalogue (decisions, section 4). */
import { expect, test } from './fixtures.ts'
import { axe, open } from './page-state.ts'

const KITCHEN = { quantity: 3, productType: 'electronics', parent: 'Kitchen' }

test.use({
  catalogue: {
    products: [
      { id: 'k1', title: 'Kettle', price: 40, ...KITCHEN, children: 'Kettles' },
      { id: 'k2', title: 'Toaster', price: 30, ...KITCHEN, quantity: 0, children: 'Toasters' },
    ],
  },
})

test('decisions, section 4: a home leaves out what has no goods, and a type without goods has no home', async ({
  page,
}) => {
  await open(page, '/home/electronic')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#arrivals').getByRole('article')).toHaveCount(2)
  await expect(page.locator('#deal, #spec, #short-featured')).toHaveCount(0)
  await axe(page)
  expect((await page.request.get('/home/fashion')).status()).toBe(404)
})

test('decisions, section 2: the main home has one door', async ({ page }) => {
  await open(page, '/home/main')
  const shops = page.locator('#shops')
  await expect(shops.getByRole('heading', { level: 2 })).toHaveText('One shop under one roof')
  await expect(shops.getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('#catalogues, #top-rated, #deal')).toHaveCount(0)
})
