/** The cart preview that opens from the header (spec 2.8 and 9.3; usability 55 and 59). */
import { expect, test } from '../support/fixtures.ts'
import { box, cartLink, LINES, preview } from '../support/header-screen.ts'
import { axe, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { keep } from '../support/stored.ts'

const SNEAKER = sampleProduct('103').title

test.describe('the cart preview', () => {
  test.beforeEach(async ({ page }) => {
    await keep(page, { cart_products: LINES })
  })

  test('spec 2.8 and 9.3: lines, sum, and the ways to cart and checkout', async ({ page }) => {
    await open(page, '/shop')
    await cartLink(page).click()
    const drawer = preview(page)
    await expect(drawer.getByRole('heading', { name: 'Cart 3 items' })).toBeVisible()
    const lines = drawer.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.nth(1)).toContainText('Navy, US 10')
    await expect(lines.nth(1)).toContainText('$118.15 each')
    await expect(lines.nth(1)).toContainText('$236.30')
    await expect(drawer).toContainText('Subtotal$515.95')
    await expect(drawer.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/pages/checkout')
    // The dialog's own name is what is read out; numbers that change are told by their own field.
    await expect(drawer.locator('[role=status], [role=alert], [role=group] output')).toHaveCount(2)
    await axe(page)
    await drawer.getByRole('link', { name: 'View Cart' }).click()
    await expect(page).toHaveURL('/shop/cart')
    await expect(drawer).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/shop')
  })

  test('usability 31: quantities change in place, and what was removed is offered back until it closes', async ({
    page,
  }) => {
    await open(page, '/shop')
    await cartLink(page).click()
    const drawer = preview(page)
    const lines = drawer.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
    await lines
      .nth(1)
      .getByRole('button', { name: /^Increase quantity/ })
      .click()
    await expect(lines.nth(1)).toContainText('$354.45')
    await expect(drawer).toContainText('Subtotal$634.10')
    // Over the drawer, where it is seen and heard.
    await expect(drawer.getByText(`${SNEAKER} added to cart`, { exact: true })).toBeVisible()
    await lines
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(drawer).toContainText('Subtotal$354.45')
    const undo = lines.first().getByRole('button', { name: /^Undo removing/ })
    await expect(undo).toBeFocused()
    await axe(page)
    await undo.click()
    await expect(lines.first().getByRole('link')).toBeFocused()
    await expect(drawer).toContainText('Subtotal$634.10')
    for (let left = 2; left > 0; left -= 1) {
      await lines
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
    }
    await expect(drawer).toContainText('No Cart Items Found')
    await expect(lines.getByRole('button', { name: /^Undo removing/ })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await cartLink(page).click()
    await expect(drawer).toContainText('No Cart Items Found')
    await expect(lines).toHaveCount(0)
  })

  test('usability 28: what goes well with the cart is added with one press, or leads to its sizes', async ({
    page,
  }) => {
    await open(page, '/shop')
    await cartLink(page).click()
    const drawer = preview(page)
    const shelf = drawer.getByRole('region', { name: 'Goes well with these' })
    const adding = shelf.getByRole('button', { name: /^Add To Cart/ }).first()
    await expect(adding).toBeVisible()
    const { width, height } = await box(adding)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await adding.click()
    await expect(drawer.getByRole('list', { name: 'In your cart' }).getByRole('listitem')).toHaveCount(3)
    await expect(adding).toBeFocused()
    await axe(page)
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

test('spec 2.8: an empty cart preview leads back to the shop and closes', async ({ page }) => {
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
