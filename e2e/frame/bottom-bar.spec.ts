/** The bottom bar of phones (spec 1.2; usability 3, 4 and 52). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { box, LINES, PHONE, preview, searchField, suggestions } from '../support/header-screen.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { keep, kept } from '../support/stored.ts'

test.describe('the bottom bar of phones', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  function bar(page: Page): Locator {
    return page.getByRole('navigation', { name: 'Shortcuts' })
  }

  test('spec 1.2: home, search, wishlist, compare and cart with their counts, the place marked', async ({ page }) => {
    await keep(page, { cart_products: LINES, compare_products: [kept('105')] })
    await open(page, '/home/main')
    await expect(bar(page).getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'Compare, 1 item' })).toBeVisible()
    await expect(bar(page).locator('[aria-current=page]')).toHaveAccessibleName('Home')
    for (const link of await bar(page).getByRole('link').all()) {
      const { width, height } = await box(link)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expectNoLayoutShift(page)
    await axe(page)
  })

  test('usability 52: it does not cover the end of the page', async ({ page }) => {
    await keep(page, { compare_products: [kept('105')] })
    await open(page, '/shop')
    await expect(bar(page).getByRole('link', { name: 'Compare, 1 item' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const ofBar = await box(bar(page))
    expect(ofBar.y + ofBar.height).toBe(PHONE.height)
    const credit = await box(page.getByText('Powered by Vitrine'))
    expect(credit.y + credit.height).toBeLessThanOrEqual(ofBar.y)
  })

  test('spec 1.2: a bar of the page takes its place, on wide screens the same entries stand in the row', async ({
    page,
  }) => {
    await open(page, '/shop/shop-details/101')
    await expect(page.locator('.buy-bar')).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await page.locator('.buy-row-main').scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeVisible()
    await open(page, '/pages/checkout')
    await expect(bar(page)).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, '/shop')
    const names = await bar(page)
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('title')))
    expect(names).toEqual(['Wishlist', 'Compare', 'Cart'])
    expect((await box(bar(page))).y).toBeLessThan(100)
  })

  test('usability 3 and 4: search is one tap away, with at most 8 suggestions; Escape closes them, then the search', async ({
    page,
  }) => {
    await open(page, '/home/main')
    await bar(page).getByRole('link', { name: 'Search' }).tap()
    const field = searchField(page).filter({ visible: true })
    await expect(field).toBeFocused()
    await field.pressSequentially('ring')
    const options = suggestions(page).getByRole('option')
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThanOrEqual(8)
    await axe(page)
    await field.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    await expect(field).toBeVisible()
    await field.press('ArrowDown')
    await options.first().tap()
    await expect(page).toHaveURL('/pages/search?searchText=rings')
    await expect(field).toBeHidden()
  })

  test('the cart opens its preview', async ({ page }) => {
    await keep(page, { cart_products: LINES })
    await open(page, '/shop')
    await bar(page).getByRole('link', { name: /^Cart/ }).tap()
    await expect(preview(page)).toContainText('Subtotal$515.95')
    await axe(page)
  })
})
