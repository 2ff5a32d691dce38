/** The bottom bar of phones (specification, section 1; usability 3, 4 and 52). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { box, LINES, PHONE, preview, searchField, suggestions } from './header-screen.ts'
import { axe, expectNoLayoutShift, open } from './page-state.ts'
import { keep, kept } from './stored.ts'

test.describe('the bottom bar of phones', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  function bar(page: Page): Locator {
    return page.getByRole('navigation', { name: 'Shortcuts' })
  }

  test('section 1: home, shop, search, compare, wishlist and cart with their counts, the place marked', async ({
    page,
  }) => {
    await keep(page, { cart_products: LINES, compare_products: [kept('105')] })
    await open(page, '/shop')
    await expect(bar(page).getByRole('link')).toHaveText([
      /^Home/,
      /^Shop/,
      /^Search/,
      /^Compare/,
      /^Wishlist/,
      /^Cart/,
    ])
    await expect(bar(page).getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expect(bar(page).locator('[aria-current=page]')).toHaveAccessibleName('Shop')
    for (const link of await bar(page).getByRole('link').all()) {
      const { width, height } = await box(link)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expectNoLayoutShift(page)
    await axe(page)
  })

  test('usability 52: it covers neither the end of the page nor what floats', async ({ page }) => {
    await keep(page, { compare_products: [kept('105')] })
    await open(page, '/shop')
    const picked = page.getByRole('complementary', { name: 'Picked for comparison' })
    await expect(picked).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const top = page.getByRole('button', { name: 'Back to Top' })
    await expect(top).toBeVisible()
    const [ofBar, ofPicked, ofTop] = [await box(bar(page)), await box(picked), await box(top)]
    expect(ofBar.y + ofBar.height).toBe(PHONE.height)
    expect(ofPicked.y + ofPicked.height).toBeLessThanOrEqual(ofBar.y)
    expect(ofTop.y).toBeGreaterThanOrEqual(ofBar.y)
    const last = await box(bar(page).getByRole('link').last())
    expect(last.x + last.width).toBeLessThanOrEqual(ofTop.x)
    const credit = await box(page.getByText('Powered by Vitrine'))
    expect(credit.y + credit.height).toBeLessThanOrEqual(ofPicked.y)
  })

  test('section 1: the details page and the checkout have bars of their own, wide screens have none', async ({
    page,
  }) => {
    await open(page, '/shop/shop-details/101')
    await expect(bar(page)).toHaveCount(0)
    await open(page, '/pages/checkout')
    await expect(bar(page)).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 900 })
    await open(page, '/shop')
    await expect(bar(page)).toBeHidden()
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
