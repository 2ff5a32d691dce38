/** Messages top centre: how long they stay, what holds them, and what becomes of them (spec 8.2 and 9.7). */
import type { Page } from '@playwright/test'
import { card } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

const FIRST = sampleProduct('101').title
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem')

async function wish(page: Page, title: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: /Wishlist/ })
    .click()
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await open(page, '/shop')
  // The toaster comes when the browser has nothing better to do.
  await page.clock.runFor(5000)
})

test('a message stays 3 s, and leaves nothing behind', async ({ page }) => {
  // An installed clock goes on by itself; here no moment of a slow machine may count.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await wish(page, FIRST)
  await page.clock.runFor(100)
  await expect(messages(page)).toHaveCount(1)
  await page.clock.runFor(2700)
  await expect(messages(page)).toHaveText([`${FIRST} added to wishlist`])
  await page.clock.runFor(700)
  await expect(messages(page)).toHaveCount(0)
})

test('while the pointer or the focus rests on the messages their time stands still', async ({ page }) => {
  await wish(page, FIRST)
  await messages(page).hover()
  await page.clock.runFor(10_000)
  await expect(messages(page)).toHaveCount(1)
  await page.mouse.move(0, 800)
  await page.clock.runFor(3400)
  await expect(messages(page)).toHaveCount(0)

  await wish(page, FIRST)
  await page.keyboard.press('Alt+t')
  await page.clock.runFor(10_000)
  await expect(messages(page)).toHaveCount(1)
})

test('the newest message alone stays open; the same one again begins its time anew', async ({ page }) => {
  const titles = ['101', '103', '105'].map((id) => sampleProduct(id).title)
  for (const title of titles) {
    await wish(page, title)
    await page.clock.runFor(300)
    await expect(messages(page)).toHaveText([`${title} added to wishlist`])
  }
  await page.clock.runFor(2000)
  await wish(page, titles[2] ?? '')
  await wish(page, titles[2] ?? '')
  await page.clock.runFor(2000)
  await expect(messages(page)).toHaveText([`${titles[2]} added to wishlist`])
})

test('usability 23: what went into the cart is shown with its picture, its choice and the way to the cart', async ({
  page,
}) => {
  await card(page, FIRST)
    .getByRole('button', { name: /^Add To Cart/ })
    .click()
  const message = messages(page)
  await message.hover()
  await expect(message.getByText(`${FIRST} added to cart`, { exact: true })).toBeVisible()
  await expect(message).toContainText('Graphite')
  await expect(message.locator('img')).toHaveAttribute('src', /graphite/)
  await axe(page)
  await message.getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL('/shop/cart')
})

test('over a dialog a message is seen and can be pressed, and keeps its time when that closes', async ({ page }) => {
  await card(page, FIRST)
    .getByRole('button', { name: /^Quick View/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add To Cart', exact: true }).click()
  const text = page.getByText(`${FIRST} added to cart`, { exact: true })
  await text.hover()
  await expect(text).toHaveCount(1)
  const onTop = await text.evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(onTop).toBe(true)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(text).toBeVisible()
  await page.mouse.move(0, 800)
  await page.clock.runFor(3600)
  await expect(messages(page)).toHaveCount(0)
})

test('Close takes a message away, and the focus goes back to where it came from', async ({ page }) => {
  await wish(page, FIRST)
  const button = card(page, FIRST).getByRole('button', { name: /Wishlist/ })
  await button.focus()
  const close = messages(page).getByRole('button', { name: 'Close' })
  await close.focus()
  await close.press('Enter')
  // At once: whoever waited until it is gone would find it hidden, and the focus nowhere.
  await expect(button).toBeFocused()
  await page.clock.runFor(400)
  await expect(messages(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a message is flicked away upwards', async ({ page }) => {
  await wish(page, FIRST)
  const box = await messages(page).boundingBox()
  if (!box) throw new Error('no message is seen')
  const [x, y] = [box.x + 90, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 60, { steps: 4 })
  await page.mouse.up()
  await page.clock.runFor(400)
  await expect(messages(page)).toHaveCount(0)
})
