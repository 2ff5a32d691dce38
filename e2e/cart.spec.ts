/** The cart page and what follows from it (specification, sections 2, 4, 5, 8 and 9; decisions, Cart). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axe, expectNoLayoutShift, open } from './page-state.ts'
import { sampleProduct } from './sample.ts'
import { keep, kept, stored } from './stored.ts'

const CART = '/shop/cart'
const headphones = sampleProduct('101')
const watch = sampleProduct('105')
/** $279.65 at 15 % off, 42 in stock; two navy sneakers at $118.15, 4 in stock; the watch at $349.00, 3 in stock. */
const LINES = [
  kept('101', { orderQuantity: 1, selected: { color: 'Graphite' } }),
  kept('103', { orderQuantity: 2, selected: { color: 'Navy', size: 'US 10' } }),
  kept('105', { orderQuantity: 2 }),
]

function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
}

function summary(page: Page): Locator {
  return page.getByRole('region', { name: 'Order summary' })
}

function toast(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true })
}

test.describe('section 2: an empty cart', () => {
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

  test('section 2: the title leads to the details, Proceed to Checkout to the checkout', async ({ page }) => {
    await open(page, CART)
    const title = row(page, headphones.title).getByRole('link', { name: headphones.title })
    await expect(title).toHaveAttribute('href', '/shop/shop-details/101')
    await expect(summary(page).getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/pages/checkout',
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('section 9: unit prices, line totals, subtotal and total add up', async ({ page }) => {
    await open(page, CART)
    await expect(row(page, headphones.title)).toContainText('$279.65')
    await expect(row(page, 'Court Low Sneaker')).toContainText('$236.30')
    await expect(summary(page)).toContainText('Subtotal$1,213.95')
    await expect(summary(page)).toContainText('You save$91.05')
    await expect(summary(page)).toContainText('Prices include tax$1,213.95')
  })

  test('sections 4, 5 and 8: plus adds one up to the stock, minus stops at 1', async ({ page }) => {
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

  test('section 8 and usability 31: Remove is said, and Undo in place of the row brings it back where it was', async ({
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

  test('section 5: Clear Cart asks first, and what it took can be brought back', async ({ page }) => {
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
    await page.getByRole('button', { name: `Undo removing ${watch.title}` }).click()
    await expect(row(page, watch.title)).toBeVisible()
  })

  test('section 5: Apply clears the coupon and changes nothing', async ({ page }) => {
    await open(page, CART)
    const coupon = page.getByRole('textbox', { name: 'Coupon' })
    await coupon.fill('SAVE10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(coupon).toHaveValue('')
    await expect(summary(page)).toContainText('Prices include tax$1,213.95')
  })

  test('sections 4 and 9: label, radio and arrow keys choose the shipping, and the checkout keeps it', async ({
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

  test('decisions, Choices: colour and size change in the row; price follows, equal lines merge', async ({ page }) => {
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
    await expect(toast(page, `${watch.title} added to wishlist`)).toBeVisible()
    await expect(toast(page, `${watch.title} remove to cart`)).toBeVisible()
    const [product] = await stored(page, 'wishlist_products')
    expect(product?.['id']).toBe('105')
    expect(product).not.toHaveProperty('orderQuantity')
  })

  test('decisions, Browser storage: a change in one tab appears in the other', async ({ page, context }) => {
    await open(page, CART)
    const other = await context.newPage()
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

test.describe('decisions, Browser storage: what has gone stale', () => {
  test('usability 35: a changed price is pointed out in words, and the new one counts', async ({ page }) => {
    await keep(page, { cart_products: [kept('101', { orderQuantity: 1, price: 400, discount: 0 })] })
    await open(page, CART)
    await expect(row(page, headphones.title)).toContainText('Was $400.00 when you added it')
    await expect(summary(page)).toContainText('Subtotal$279.65')
    await page.reload()
    await expect(row(page, headphones.title)).toContainText('Was $400.00 when you added it')
  })

  test('section 4, Stock: fewer pieces than chosen and none at all are said', async ({ page }) => {
    await keep(page, {
      cart_products: [kept('105', { orderQuantity: 7, quantity: 50 }), kept('127', { orderQuantity: 1, quantity: 9 })],
    })
    await open(page, CART)
    await expect(row(page, watch.title)).toContainText('Only 3 left, fewer than you chose')
    await expect(row(page, sampleProduct('127').title)).toContainText('Sold out since you added it')
  })

  test('a product that is gone is said to be gone, costs nothing and can be removed', async ({ page }) => {
    await keep(page, {
      cart_products: [LINES[0] ?? {}, kept('104', { id: 'gone', title: 'A thing of the past', orderQuantity: 3 })],
    })
    await open(page, CART)
    const line = row(page, 'A thing of the past')
    await expect(line).toContainText('No longer in the shop')
    await expect(line.getByRole('link')).toHaveCount(0)
    await expect(summary(page)).toContainText('Subtotal$279.65')
    await line.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('A thing of the past was removed.')).toBeVisible()
  })

  test('section 8: a title is text in the row and in the toast, never mark-up', async ({ page }) => {
    const title = '<img src=x onerror=alert(1)> "Q&A"'
    await keep(page, { cart_products: [LINES[0] ?? {}, kept('104', { id: 'hostile', title, orderQuantity: 1 })] })
    await open(page, CART)
    await row(page, title)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(toast(page, `${title} remove to cart`)).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\//] } })

  test('decisions, Browser storage: the page says why it is empty, not that it is', async ({ page }) => {
    await page.goto(CART)
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('needs JavaScript')
    await expect(page.getByText('No Cart Items Found')).toHaveCount(0)
  })
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const address of [CART, '/pages/checkout', '/shop/order', '/shop/shop-category']) {
      test(`${address} filled: accessible, one h1, no layout shift, nothing beyond the edge`, async ({ page }) => {
        await keep(page, { cart_products: LINES })
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoLayoutShift(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await axe(page)
      })
    }
  })
}

test('section 2, order: the static sample adds up and says that it is not live', async ({ page }) => {
  await open(page, '/shop/order')
  await expect(page.getByText('It is not live')).toBeVisible()
  await expect(page.getByText('VT-204816')).toBeVisible()
  await expect(page.getByText('Credit card', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$631.15')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$651.15')
})

test('section 2, shop-category: a card shows name and count and leads to the shop with that category', async ({
  page,
}) => {
  await open(page, '/shop/shop-category')
  const cards = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('link', { name: /product/ })
  await expect(cards).toHaveCount(15)
  const card = page.getByRole('link', { name: /^Bags & Accessories/ })
  const count = Number(/(\d+) products?$/.exec((await card.textContent()) ?? '')?.[1])
  await card.click()
  await expect(page).toHaveURL('/shop?category=bags-accessories')
  await expect(page.getByText(`of ${count} results`)).toBeVisible()
})
