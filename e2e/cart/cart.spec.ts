/** The cart page and what follows from it (spec 2.8, 4.8, 4.9, 8.1 and 9.3). */
import { CART, LINES, row, summary, toast } from '../support/cart-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { secondWindow } from '../support/second-window.ts'
import { keep, stored } from '../support/stored.ts'

const headphones = sampleProduct('101')
const watch = sampleProduct('105')

test.describe('spec 2.8: an empty cart', () => {
  test('says No Cart Items Found and leads back to the shop', async ({ page }) => {
    await open(page, CART)
    await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/shop')
  })
})

test.describe('a filled cart', () => {
  test.beforeEach(async ({ page }) => {
    await keep(page, { cart_products: LINES })
  })

  test('spec 2.8: the title leads to the details, Proceed to Checkout to the checkout', async ({ page }) => {
    await open(page, CART)
    const title = row(page, headphones.title).getByRole('link', { name: headphones.title })
    await expect(title).toHaveAttribute('href', '/shop/shop-details/101')
    await expect(summary(page).getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/pages/checkout',
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('spec 9.3: unit prices, line totals, subtotal and total add up', async ({ page }) => {
    await open(page, CART)
    await expect(row(page, headphones.title)).toContainText('$279.65')
    await expect(row(page, 'Court Low Sneaker')).toContainText('$236.30')
    await expect(summary(page)).toContainText('Subtotal$1,213.95')
    await expect(summary(page)).toContainText('You save$91.05')
    await expect(summary(page)).toContainText('Prices include tax$1,213.95')
  })

  test('spec 4.9 and 8.1: plus adds one up to the stock, minus stops at 1', async ({ page }) => {
    await open(page, CART)
    const line = row(page, watch.title)
    const plus = line.getByRole('button', { name: /^Increase quantity/ })
    const minus = line.getByRole('button', { name: /^Decrease quantity/ })
    await plus.click()
    await expect(toast(page, `${watch.title} added to cart`)).toBeVisible()
    await expect(line.getByRole('status')).toHaveText('3')
    await expect(line).toContainText('$1,047.00')
    await plus.click()
    await expect(toast(page, 'No more quantity available for this product!')).toBeVisible()
    await expect(line.getByRole('status')).toHaveText('3')
    await minus.click()
    await expect(toast(page, `Decrement Quantity For ${watch.title}`)).toBeVisible()
    await minus.click()
    await expect(line.getByRole('status')).toHaveText('1')
    await minus.click({ force: true })
    await expect(line.getByRole('status')).toHaveText('1')
  })

  test('spec 8.2; usability 31: Remove is said, and Undo in place of the row brings it back where it was', async ({
    page,
  }) => {
    await open(page, CART)
    await row(page, 'Court Low Sneaker')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(toast(page, 'Court Low Sneaker remove to cart')).toBeVisible()
    await expect(summary(page)).toContainText('Subtotal$977.65')
    const undo = page.getByRole('table').getByRole('button', { name: 'Undo removing Court Low Sneaker' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(row(page, 'Court Low Sneaker').getByRole('link', { name: 'Court Low Sneaker' })).toBeFocused()
    await expect(page.getByRole('rowheader')).toContainText([headphones.title, 'Court Low Sneaker', watch.title])
    expect((await stored(page, 'cart_products')).map(({ id }) => id)).toEqual(['101', '103', '105'])
  })

  test('spec 5.4: Clear Cart asks first, and what it took can be brought back', async ({ page }) => {
    await open(page, CART)
    const ask = page.getByRole('button', { name: 'Clear Cart' })
    await ask.click()
    const question = page.getByRole('dialog', { name: 'Are you sure deleted your all cart items ?' })
    await expect(question).toContainText('Are you sure deleted your all cart items ?')
    await question.getByRole('button', { name: 'Keep my cart' }).click()
    await expect(question).toBeHidden()
    await expect(ask).toBeFocused()
    await ask.click()
    await question.getByRole('button', { name: 'Yes, clear it' }).click()
    await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeVisible()
    expect(await stored(page, 'cart_products')).toEqual([])
    await page.getByRole('button', { name: 'Undo clearing the cart' }).click()
    await expect(row(page, watch.title)).toBeVisible()
  })

  test('spec 5.7: Apply clears the coupon and changes nothing', async ({ page }) => {
    await open(page, CART)
    const coupon = page.getByRole('textbox', { name: 'Coupon' })
    await coupon.fill('SAVE10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(coupon).toHaveValue('')
    await expect(summary(page)).toContainText('Prices include tax$1,213.95')
  })

  test('spec 4.13 and 9.3: label, radio and arrow keys choose the shipping, and the checkout keeps it', async ({
    page,
  }) => {
    await open(page, CART)
    const total = summary(page)
    await expect(total.getByRole('radio', { name: /^Free/ })).toBeChecked()
    await total.getByText('Flat rate').click()
    await expect(total).toContainText('Prices include tax$1,233.95')
    await total.getByRole('radio', { name: /^Local pickup/ }).check()
    await expect(total).toContainText('Prices include tax$1,238.95')
    await page.keyboard.press('ArrowUp')
    await expect(total.getByRole('radio', { name: /^Flat rate/ })).toBeChecked()
    await total.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Shipping, flat rate$20.00')
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$1,233.95')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$1,233.95')
  })

  test('spec 4.7: colour and size change in the row; price follows, equal lines merge', async ({ page }) => {
    await open(page, CART)
    const line = row(page, headphones.title)
    await line.getByRole('button', { name: /^Change/ }).click()
    await line.getByRole('combobox', { name: 'Colour' }).selectOption('Cream')
    await expect(line).toContainText('Cream')
    await expect(line.getByRole('combobox', { name: 'Colour' })).toBeFocused()
    await expect.poll(async () => (await stored(page, 'cart_products'))[0]?.['selected']).toEqual({ color: 'Cream' })
    await line.getByRole('button', { name: /^Done/ }).click()
    await expect(line.getByRole('combobox')).toHaveCount(0)
  })

  test('usability 34: Move to wishlist takes the line over', async ({ page }) => {
    await open(page, CART)
    await row(page, watch.title)
      .getByRole('button', { name: /^Move to wishlist/ })
      .click()
    // Both are said, one after the other; the newest message stays open.
    await expect(toast(page, `${watch.title} remove to cart`)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
    const [product] = await stored(page, 'wishlist_products')
    expect(product?.['id']).toBe('105')
    expect(product).not.toHaveProperty('orderQuantity')
  })

  test('spec 4.11: a change in one tab appears in the other', async ({ page }) => {
    await open(page, CART)
    const other = await secondWindow(page)
    await open(other, CART)
    await row(other, watch.title)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(row(page, watch.title)).toHaveCount(0)
    await row(page, headphones.title)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(row(other, headphones.title).getByRole('status')).toHaveText('2')
    await other.close()
  })
})
