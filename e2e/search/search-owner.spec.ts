/** What an owner adds to the search in `shop.json`: other names of goods, and texts that lead to a page of the shop. */
import { expect, test } from '../support/fixtures.ts'
import { searchField } from '../support/header-screen.ts'
import { open } from '../support/page-state.ts'

test.use({
  shop: {
    search: {
      synonyms: [['keyboard', 'clicker', 'typing board']],
      redirects: { 'Opening  hours': '/screens/contactUs' },
    },
  },
})

const results = (text: string) => `/pages/search?searchText=${encodeURIComponent(text)}`

for (const text of ['clicker', 'typing boards']) {
  test(`another name, "${text}", finds the goods`, async ({ page }) => {
    await open(page, results(text))
    await expect(page.getByRole('article').first()).toHaveAccessibleName(/Keyboard/)
  })
}

test('a text with a page of its own leads there, by its address and from the header', async ({ page }) => {
  await page.goto(results('OPENING hours'))
  await expect(page).toHaveURL('/screens/contactUs')
  await open(page, '/shop')
  await searchField(page).fill('opening hours')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/screens/contactUs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a product that only its description or a tag names says so', async ({ page }) => {
  await open(page, results('ring'))
  const [ring, weak] = [page.getByRole('article').first(), page.getByRole('article').last()]
  await expect(ring).toHaveAccessibleName(/Ring/)
  await expect(ring.getByText('In its description')).toHaveCount(0)
  await expect(weak).not.toHaveAccessibleName(/Ring$/)
  await expect(weak.locator('mark').or(weak.getByText('In its description')).first()).toBeVisible()
})
