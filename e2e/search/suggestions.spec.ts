/** Suggestions while a shopper types in the header (spec 2.14; usability 1 to 4). */
import { expect, test } from '../support/fixtures.ts'
import { box, searchField, suggestions } from '../support/header-screen.ts'
import { axe, open } from '../support/page-state.ts'

test.describe('spec 2.14: suggestions', () => {
  test('usability 4: searches, categories and products, as wide as the field, the rest of a word in bold', async ({
    page,
  }) => {
    await open(page, '/shop')
    const field = searchField(page)
    await field.fill('head')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const list = suggestions(page)
    await expect(list.getByRole('group', { name: 'Searches' }).getByRole('option')).toHaveText(['headphones'])
    await expect(list.getByRole('group', { name: 'Categories' }).getByRole('option')).toHaveAttribute(
      'href',
      '/shop?category=headphones',
    )
    const product = list.getByRole('option', { name: /^Meridian Over-Ear Headphones/ })
    await expect(product).toContainText('$279.65')
    await expect(product).toHaveAttribute('href', '/shop/shop-details/101')
    await expect(product.locator('b')).toHaveText(['Meridian Over-Ear ', 'phones'])
    expect(await list.getByRole('option').count()).toBeLessThanOrEqual(10)
    const panel = page.locator('.search-panel')
    const [ofPanel, ofField] = [await box(panel), await box(field)]
    expect(ofPanel.width).toBeCloseTo(ofField.width, 0)
    expect(ofPanel.x).toBeCloseTo(ofField.x, 0)
    expect(await panel.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0)
    await axe(page)
  })

  test('usability 4: arrows copy a suggestion into the field, Escape gives back what was typed', async ({ page }) => {
    await open(page, '/shop')
    const field = searchField(page)
    await field.fill('head')
    const options = suggestions(page).getByRole('option')
    await expect(options.first()).toBeVisible()
    await field.press('ArrowDown')
    await expect(field).toHaveValue('headphones')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await field.press('ArrowUp')
    await expect(field).toHaveValue('head')
    await field.press('ArrowUp')
    await expect(field).toHaveValue('Pebble True Wireless Earbuds')
    await field.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    await expect(field).toHaveValue('head')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toBeFocused()
  })

  test('spec 2.14: Enter on a product leads to its details, without a choice to the results', async ({ page }) => {
    await open(page, '/shop')
    const field = searchField(page)
    await field.fill('head')
    await expect(suggestions(page)).toBeVisible()
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(page).toHaveURL('/shop/shop-details/127')
    await expect(suggestions(page)).toBeHidden()
    await field.fill('head')
    await expect(suggestions(page)).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL('/pages/search?searchText=head')
    await expect(suggestions(page)).toBeHidden()
    await expect(field).toHaveValue('head')
  })

  test('usability 1: the menu gives its room to the search and has it back on Tab', async ({ page }) => {
    await open(page, '/shop')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await searchField(page).fill('ring')
    await expect(suggestions(page)).toBeVisible()
    await expect(menu).toBeHidden()
    await searchField(page).press('Shift+Tab')
    await expect(menu).toBeVisible()
    await expect(suggestions(page)).toBeHidden()
  })

  test('signs and long texts are texts like any other', async ({ page }) => {
    await open(page, '/shop')
    const field = searchField(page)
    for (const text of ['%', "'", '<b>ring', '"', 'x'.repeat(200)]) {
      const answer = page.waitForResponse(/\/api\/suggest/)
      await field.fill(text)
      expect((await answer).status()).toBe(200)
    }
    await expect(suggestions(page)).toBeHidden()
  })
})
