/** The pager of a catalogue with more than five pages (spec 4.4 and 9.5). */
import { cards, expectResultLine, pager } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'

const SIZE = 61

const products = Array.from({ length: SIZE }, (_, place) => ({
  id: String(place + 1),
  title: `Lamp ${place + 1}`,
  price: 10 + place,
  quantity: 5,
  productType: 'electronics',
  parent: 'Lamps & Lights',
  children: 'Desk & Table',
  brand: { name: 'Nord Light' },
}))

test.use({ catalogue: { products } })

for (const { page: asked, shown, current } of [
  { page: 1, shown: ['1', '2', '3'], current: '1' },
  { page: 2, shown: ['1', '2', '3'], current: '2' },
  { page: 4, shown: ['3', '4', '5'], current: '4' },
  { page: 7, shown: ['6', '7'], current: '7' },
  { page: 99, shown: ['6', '7'], current: '7' },
]) {
  test(`spec 9.5: of seven pages, page=${asked} shows the window ${shown.join(', ')}`, async ({ page }) => {
    await open(page, `/shop?page=${asked}`)
    const numbers = pager(page).getByRole('listitem')
    await expect(numbers).toHaveText(shown.map((number) => new RegExp(`${number}$`)))
    await expect(pager(page).locator('[aria-current=page]')).toHaveText(new RegExp(`${current}$`))
  })
}

test('spec 4.3: products come by id as numbers, 10 behind 9', async ({ page }) => {
  await open(page, '/shop?page=2')
  await expect(cards(page).getByRole('heading').first()).toHaveText('Lamp 10')
  await expectResultLine(page, 9, SIZE)
})

test('spec 4.4: a page that a filter has made stale is left', async ({ page }) => {
  await open(page, '/shop?page=7')
  await page.getByLabel('To', { exact: true }).fill('20')
  await page.getByRole('region', { name: 'Price Filter' }).getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL('/shop?maxPrice=20')
  await expect(cards(page)).toHaveCount(9)
  await expectResultLine(page, 9, 11)
})
