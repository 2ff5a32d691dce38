/** Clear Cart and its one Undo, and the coupon field beside it. */
import type { Page } from '@playwright/test'
import { CART, row, summary } from '../support/cart-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { isSoldOut, SAMPLE, sampleProduct } from '../support/sample.ts'
import { keep, kept, stored } from '../support/stored.ts'

/** More than a screen of lines: colours of their own, and more than one piece. */
const MANY = [
  kept('103', { orderQuantity: 2, selected: { color: 'Navy', size: 'US 10' } }),
  kept('101', { orderQuantity: 3, selected: { color: 'Cream' } }),
  ...SAMPLE.filter((product) => !isSoldOut(product) && !['101', '103', '120'].includes(product.id))
    .slice(0, 12)
    .map(({ id }, place) => kept(id, { orderQuantity: 1 + (place % 2) })),
]
const PIECES = MANY.reduce((sum, line) => sum + Number(line['orderQuantity']), 0)

async function clear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeVisible()
}

const known = (lines: Readonly<Record<string, unknown>>[]) =>
  lines.map(({ id, orderQuantity, selected }) => ({ id, orderQuantity, selected }))

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`Clear Cart at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('leads to the head of the page, the focus to its heading, and one Undo gives everything back', async ({
      page,
    }) => {
      await keep(page, { cart_products: MANY })
      await open(page, CART)
      await expect(page.getByText(`${PIECES} items`, { exact: true })).toBeVisible()
      // The look-up has given lines without a choice the first one.
      const colour = async () => (await stored(page, 'cart_products')).find(({ id }) => id === '102')?.['selected']
      await expect.poll(colour).toBeDefined()
      const before = known(await stored(page, 'cart_products'))
      await clear(page)
      expect(await stored(page, 'cart_products')).toEqual([])
      await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeFocused()
      await expect(page.getByRole('heading', { name: 'No Cart Items Found' })).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      const undo = page.getByRole('main').getByRole('button', { name: /Undo/ })
      await expect(undo).toHaveCount(1)
      await expect(undo).toBeInViewport()
      await expect(page.getByRole('main')).toContainText(`${PIECES} items were taken out of your cart.`)
      await undo.dblclick()
      await expect(page.getByText(`${PIECES} items`, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(known(await stored(page, 'cart_products'))).toEqual(before)
    })
  })
}

test('what was added after Clear Cart stays, behind what Undo gives back', async ({ page }) => {
  await keep(page, { cart_products: [kept('105', { orderQuantity: 2 }), kept('104', { orderQuantity: 1 })] })
  await open(page, CART)
  await clear(page)
  const shelf = page.getByRole('region', { name: 'Top rated right now' })
  const add = shelf.getByRole('button', { name: /^Add To Cart/ }).first()
  const title = ((await add.textContent()) ?? '').replace('Add To Cart', '').trim()
  await add.click()
  await expect(row(page, title)).toBeVisible()
  await page.getByRole('button', { name: 'Undo clearing the cart' }).click()
  await expect(row(page, sampleProduct('105').title).getByRole('status')).toHaveText('2')
  const ids = (await stored(page, 'cart_products')).map(({ id }) => id)
  expect(ids.slice(0, 2)).toEqual(['105', '104'])
  expect(ids).toHaveLength(3)
})

test('the coupon clears itself on Apply, changes nothing, and says where codes are entered', async ({ page }) => {
  await keep(page, { cart_products: [kept('104', { orderQuantity: 1 })] })
  await open(page, CART)
  const coupon = page.getByRole('textbox', { name: 'Coupon' })
  await expect(coupon).toHaveAccessibleDescription('Codes are entered at the checkout.')
  const total = await summary(page).textContent()
  await coupon.fill('SAVE10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(coupon).toHaveValue('')
  await expect(page.getByText(/cannot be used/)).toHaveCount(0)
  await expect(page.getByText('Nothing was changed here. Enter your code at the checkout.')).toBeVisible()
  await expect(summary(page)).toHaveText(total ?? '')
})
