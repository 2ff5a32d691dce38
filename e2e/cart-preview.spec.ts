/** The cart preview that opens from the header (specification, sections 2 and 9; usability 55 and 59). */
import { expect, test } from './fixtures.ts'
import { cartLink, LINES, preview } from './header-screen.ts'
import { axe, open } from './page-state.ts'
import { keep } from './stored.ts'

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
