/** The stores in the browser under stress: two tabs, fast clicks, storage that is corrupt, full or blocked (spec 4.11). */
import type { Page } from '@playwright/test'
import { card, cards } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open, ready } from '../support/page-state.ts'
import { sampleProduct, SAMPLE } from '../support/sample.ts'
import { secondWindow } from '../support/second-window.ts'

const first = sampleProduct('101')

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown, key)

const add = (page: Page, title: string) => card(page, title).getByRole('button', { name: /^Add To Cart/ })

test('spec 4.11: two tabs that add different products at the same moment lose nothing', async ({ page }) => {
  const other = await secondWindow(page)
  await Promise.all([open(page, '/shop'), open(other, '/shop')])
  const sold = SAMPLE.filter(({ sizes = [], status }) => sizes.length === 0 && status === 'in-stock')
    .slice(0, 5)
    .map(({ title }) => title)
  await Promise.all([
    ...sold.slice(0, 3).map((title) => add(page, title).evaluate((button: HTMLElement) => button.click())),
    ...sold.slice(3).map((title) => add(other, title).evaluate((button: HTMLElement) => button.click())),
  ])
  for (const tab of [page, other]) {
    for (const title of sold) await expect(card(tab, title).getByRole('link', { name: /^View Cart/ })).toBeVisible()
    await expect(tab.getByRole('banner').getByRole('link', { name: /Cart, 5/ })).toBeVisible()
  }
  expect((await stored(page, 'cart_products')) as unknown[]).toHaveLength(5)
  await other.close()
})

test('spec 4.8: Add To Cart pressed 20 times fast on a details page counts 20', async ({ page }) => {
  await open(page, `/shop/shop-details/${first.id}`)
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
  await button.evaluate((node: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) node.click()
  })
  await expect.poll(() => stored(page, 'cart_products')).toMatchObject([{ id: first.id, orderQuantity: 20 }])
})

test('spec 4.8: pressed more often than there are pieces, it stops at the stock', async ({ page }) => {
  const low = sampleProduct('105')
  await open(page, `/shop/shop-details/${low.id}`)
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
  await button.evaluate((node: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) node.click()
  })
  await expect(page.getByText('No more quantity available for this product!', { exact: true })).toHaveCount(1)
  expect(await stored(page, 'cart_products')).toMatchObject([{ id: low.id, orderQuantity: low.quantity }])
})

for (const name of ['Add to Wishlist', 'Add to Compare'] as const) {
  test(`spec 8.2: a double click on ${name} ends where one click would`, async ({ page }) => {
    await open(page, '/shop')
    const button = card(page, first.title).getByRole('button', { name: new RegExp(`^${name}`) })
    await card(page, first.title).hover()
    await button.dblclick()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })
}

const BROKEN = {
  'corrupt JSON': '[{"id":"101",',
  'another shape': '{"lines":{"101":2}}',
  'a list with rubbish in it': JSON.stringify([
    null,
    7,
    'x',
    { id: '102', title: 'Alder Top-Handle Bag', price: 420, orderQuantity: 2 },
  ]),
  'numbers for ids': JSON.stringify([{ id: 101, title: first.title, price: '329', orderQuantity: '2' }]),
}

for (const [what, value] of Object.entries(BROKEN)) {
  test(`spec 4.11: ${what} in cart_products breaks no page and is not lost`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('filled')) localStorage.setItem('cart_products', text)
      sessionStorage.setItem('filled', 'yes')
    }, value)
    for (const path of ['/shop', '/shop/cart', '/shop/shop-details/101']) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    await open(page, '/shop')
    await add(page, 'Noir Eau de Parfum').click()
    await expect(card(page, 'Noir Eau de Parfum').getByRole('link', { name: /^View Cart/ })).toBeVisible()
    const everything = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    if (what === 'a list with rubbish in it') expect(everything).toContain('Alder Top-Handle Bag')
    if (what === 'corrupt JSON') expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain(value)
  })
}

test('spec 4.11: with a full or blocked storage the page works on its own copy', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await open(page, '/shop')
  await add(page, first.title).click()
  await expect(card(page, first.title).getByRole('link', { name: /^View Cart/ })).toBeVisible()

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  })
  await page.goto('/shop')
  await ready(page)
  await expect(cards(page)).toHaveCount(9)
  await add(page, first.title).click()
  await expect(card(page, first.title).getByRole('link', { name: /^View Cart/ })).toBeVisible()
})
