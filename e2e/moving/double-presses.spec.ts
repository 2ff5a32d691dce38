/** The second click of a double click, or of a double tap, is ignored: what stands under the pointer by then is not what was meant. */
import type { Locator, Page } from '@playwright/test'
import { card, cards, products } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { SAMPLE, sampleProduct } from '../support/sample.ts'
import { stored } from '../support/stored.ts'

const [first] = SAMPLE
if (!first) throw new Error('The sample is empty.')

interface Point {
  x: number
  y: number
}

test('of Add To Cart, which becomes View Cart under the pointer', async ({ page }) => {
  await open(page, '/shop')
  const add = card(page, first.title).getByRole('button', { name: /^Add To Cart/ })
  const at = await middle(add)
  await click(page, at, 1)
  await expect(card(page, first.title).getByRole('link', { name: /^View Cart/ })).toBeVisible()
  await click(page, at, 2)
  await click(page, at, 3)
  await expectStill(page, '/shop')
  expect(await stored(page, 'cart_products')).toMatchObject([{ id: first.id, orderQuantity: 1 }])
  // A press of its own is heard.
  await click(page, at, 1)
  await expect(page).toHaveURL('/shop/cart')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('of Add To Cart: the second tap is ignored after 100 and 300 ms, not after a second', async ({ page }) => {
    for (const [place, pause] of [0.1, 0.3].entries()) {
      await open(page, '/shop')
      const { title, id } = SAMPLE[place] ?? first
      const at = await middle(card(page, title).getByRole('button', { name: /^Add To Cart/ }))
      const start = Date.now() / 1000
      await tap(page, at, start)
      await expect(card(page, title).getByRole('link', { name: /^View Cart/ })).toBeVisible()
      await tap(page, at, start + pause)
      await expectStill(page, '/shop')
      expect(await stored(page, 'cart_products')).toEqual(
        expect.arrayContaining([expect.objectContaining({ id, orderQuantity: 1 })]),
      )
      if (pause < 0.3) continue
      await tap(page, at, start + 1.5)
      await expect(page).toHaveURL('/shop/cart')
    }
  })

  test('every quick tap on a stepper counts', async ({ page }) => {
    await open(page, `/shop/shop-details/${first.id}`)
    const at = await middle(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Increase quantity/ })
        .first(),
    )
    const start = Date.now() / 1000
    for (const pause of [0, 0.15, 0.3, 0.45]) await tap(page, at, start + pause)
    await expect(
      page
        .getByRole('main')
        .getByRole('group', { name: /^Quantity/ })
        .first(),
    ).toContainText('5')
  })
})

test('of Load More, under which a product slides', async ({ page }) => {
  await open(page, '/shop/shop-load-more')
  const at = await middle(products(page).getByRole('button', { name: 'Load More Products' }))
  await click(page, at, 1)
  await expect(cards(page)).toHaveCount(12)
  await click(page, at, 2)
  await expectStill(page, '/shop/shop-load-more?shown=12')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('of Remove, under which the next row slides', async ({ page }) => {
  const lines = ['101', '102', '103'].map((id) => ({ ...sampleProduct(id), orderQuantity: 1 }))
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('filled')) localStorage.setItem('cart_products', text)
    sessionStorage.setItem('filled', 'yes')
  }, JSON.stringify(lines))
  await open(page, '/shop/cart')
  const at = await middle(page.getByRole('button', { name: /^Remove/ }).first())
  await click(page, at, 1)
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await click(page, at, 2)
  await expectStill(page, '/shop/cart')
  expect(await stored(page, 'cart_products')).toHaveLength(2)
})

test('of Quick View: the dialog that opens stays open', async ({ page }) => {
  await open(page, '/shop')
  await card(page, first.title).hover()
  const at = await middle(card(page, first.title).getByRole('button', { name: /^Quick View/ }))
  await click(page, at, 1)
  await expect(page.getByRole('dialog')).toBeVisible()
  await click(page, at, 2)
  await expectStill(page, '/shop')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('every quick click on a stepper counts', async ({ page }) => {
  await open(page, `/shop/shop-details/${first.id}`)
  const at = await middle(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity/ })
      .first(),
  )
  for (const count of [1, 2, 3, 4]) await click(page, at, count)
  await expect(
    page
      .getByRole('main')
      .getByRole('group', { name: /^Quantity/ })
      .first(),
  ).toContainText('5')
})

async function middle(control: Locator): Promise<Point> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await control.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The `count`th click of a double or triple click, as a browser counts them. */
async function click(page: Page, { x, y }: Point, count: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: count })
  await page.mouse.up({ clickCount: count })
}

/** A tap at a moment in seconds since 1970, whenever the test comes to it. */
async function tap(page: Page, point: Point, seconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchEnd', after: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [point] : [],
      timestamp: seconds + after,
    })
  await send('touchStart', 0)
  await send('touchEnd', 0.03)
  await devtools.detach()
}

/** Two frames later the page is still there. */
async function expectStill(page: Page, address: string): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page).toHaveURL(address)
}
