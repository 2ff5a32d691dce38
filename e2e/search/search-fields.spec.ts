/** Search fields: a text field with a phone's search key, its role, and the sign that empties it. */
import { expect, test } from '../support/fixtures.ts'
import { searchField, suggestions } from '../support/header-screen.ts'
import { axe, open } from '../support/page-state.ts'

test('the header field is a combobox of type text that asks for the search key, and can be emptied', async ({
  page,
}) => {
  await open(page, '/pages/search?searchText=ring')
  const field = searchField(page).filter({ visible: true })
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveAttribute('inputmode', 'search')
  await expect(field).toHaveAttribute('enterkeyhint', 'search')
  await expect(page.locator('input[type=search]')).toHaveCount(0)
  await expect(field).toHaveValue('ring')
  const clear = page.getByRole('banner').getByRole('button', { name: 'Clear', exact: true })
  await field.fill('watch')
  await expect(suggestions(page)).toBeVisible()
  await axe(page)
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(suggestions(page)).toBeHidden()
  await expect(clear).toBeHidden()
})

test('the field of an empty result keeps its role and is emptied the same way', async ({ page }) => {
  await open(page, '/pages/search?searchText=qqqzzz')
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Other words' })
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveAttribute('inputmode', 'search')
  await expect(field).toHaveValue('qqqzzz')
  await page.getByRole('main').getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

for (const { address, name, button } of [
  { address: '/shop', name: 'Search products', button: 'Search' },
  { address: '/pages/search?searchText=qqqzzz', name: 'Other words', button: 'Search' },
]) {
  test(`spec 5.3: sending an empty "${name}" focuses it, and the browser says nothing of its own`, async ({ page }) => {
    await open(page, address)
    const place = page.getByRole(name === 'Other words' ? 'main' : 'banner')
    const field = place.getByLabel(name).filter({ visible: true })
    await field.fill('')
    await page.evaluate(() =>
      document.addEventListener(
        'invalid',
        (event) => setTimeout(() => (document.body.dataset['quiet'] = String(event.defaultPrevented))),
        true,
      ),
    )
    await place.getByRole('button', { name: button, exact: true }).filter({ visible: true }).click()
    await expect(field).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-quiet', 'true')
    await expect(page).toHaveURL(address)
  })
}
