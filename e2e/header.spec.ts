/** The header: suggestions while typing, the cart preview, and the bottom bar of phones (specification, sections 1, 2 and 9; usability 1 to 4, 52 to 60). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axe, expectNoLayoutShift, open } from './page-state.ts'
import { keep, kept } from './stored.ts'

/** $279.65, and two at $118.15. */
const LINES = [
  kept('101', { orderQuantity: 1, selected: { color: 'Graphite' } }),
  kept('103', { orderQuantity: 2, selected: { color: 'Navy', size: 'US 10' } }),
]
const PHONE = { width: 390, height: 844 }

function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search products' })
}

function suggestions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' })
}

function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ })
}

function preview(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Cart' })
}

async function box(part: Locator) {
  const found = await part.boundingBox()
  if (found === null) throw new Error('It is not on the screen.')
  return found
}

test.describe('section 1: suggestions', () => {
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

  test('section 2: Enter on a product leads to its details, without a choice to the results', async ({ page }) => {
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

  test('issue 5: signs and long texts are texts like any other', async ({ page }) => {
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

test.describe('the cart preview', () => {
  test.beforeEach(async ({ page }) => {
    await keep(page, { cart_products: LINES })
  })

  test('sections 2 and 9: lines, sum, and the ways to cart and checkout', async ({ page }) => {
    await open(page, '/shop')
    await cartLink(page).click()
    const drawer = preview(page)
    await expect(drawer.getByRole('heading', { name: 'Cart 3 items' })).toBeVisible()
    const lines = drawer.getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.nth(1)).toContainText('Navy, US 10')
    await expect(lines.nth(1)).toContainText('2 × $118.15')
    await expect(lines.nth(1)).toContainText('$236.30')
    await expect(drawer).toContainText('Subtotal$515.95')
    await expect(drawer.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/pages/checkout')
    // The dialog's own name is what is read out.
    await expect(drawer.locator('[aria-live], [role=status], [role=alert], output')).toHaveCount(0)
    await axe(page)
    await drawer.getByRole('link', { name: 'View Cart' }).click()
    await expect(page).toHaveURL('/shop/cart')
    await expect(drawer).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/shop')
  })

  test('usability 55 and 59: Escape and Back close it, the focus returns to the link', async ({ page }) => {
    await open(page, '/shop')
    await cartLink(page).click()
    await expect(preview(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview(page)).toBeHidden()
    await expect(cartLink(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(preview(page)).toBeVisible()
    await page.goBack()
    await expect(preview(page)).toBeHidden()
    await expect(page).toHaveURL('/shop')
  })

  test('it stays a link: another tab with Control, the page itself on the cart page', async ({ page, context }) => {
    await open(page, '/shop')
    const opened = context.waitForEvent('page')
    await cartLink(page).click({ modifiers: ['Control'] })
    const tab = await opened
    await expect(tab).toHaveURL('/shop/cart')
    await tab.close()
    await expect(preview(page)).toBeHidden()
    await open(page, '/shop/cart')
    await cartLink(page).click()
    await expect(page).toHaveURL('/shop/cart')
    await expect(preview(page)).toBeHidden()
  })
})

test('section 2: an empty cart preview leads back to the shop and closes', async ({ page }) => {
  await open(page, '/shop')
  await cartLink(page).click()
  await expect(preview(page)).toContainText('No Cart Items Found')
  await preview(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(preview(page)).toBeHidden()
  await expect(page).toHaveURL('/shop')
})

test.describe('without scripts', () => {
  // The page's own scripts are what does not load.
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/.*\.js$/] } })

  test('the cart link leads to the cart', async ({ page }) => {
    await page.goto('/shop')
    await cartLink(page).click()
    await expect(page).toHaveURL('/shop/cart')
  })
})

test.describe('the bottom bar of phones', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  function bar(page: Page): Locator {
    return page.getByRole('navigation', { name: 'Shortcuts' })
  }

  test('section 1: home, shop, search, wishlist and cart with their counts, the place marked', async ({ page }) => {
    await keep(page, { cart_products: LINES, compare_products: [kept('105')] })
    await open(page, '/shop')
    await expect(bar(page).getByRole('link')).toHaveText([/^Home/, /^Shop/, /^Search/, /^Wishlist/, /^Cart/])
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
    expect(ofTop.y + ofTop.height).toBeLessThanOrEqual(ofPicked.y)
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
