/** How much of a phone's screen is left beside bars and messages, and how large what is pressed there is. */
import type { Page } from '@playwright/test'
import { LINES } from '../support/cart-screen.ts'
import { card } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/header-screen.ts'
import { open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { keep, kept } from '../support/stored.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** Pixels of the longest run of rows that neither a bar nor a message covers. */
function freeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('header.site-header, .tools, .buy-bar, .compare-bar, .toast[data-seen]')]
    const boxes = bars.map((bar) => bar.getBoundingClientRect()).filter(({ width }) => width > 100)
    let longest = 0
    for (let row = 0, run = 0; row < innerHeight; row += 1) {
      run = boxes.some(({ top, bottom }) => row >= top && row < bottom) ? 0 : run + 1
      longest = Math.max(longest, run)
    }
    return longest
  })
}

for (const scrolled of [0, 700]) {
  test(`${scrolled} px down, bars and messages leave two thirds of the screen with things in compare`, async ({
    page,
  }) => {
    await keep(page, { compare_products: [kept('105'), kept('101')] })
    await open(page, '/shop')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 2 items' })).toBeInViewport()
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled)
    // Long titles, several at once, with an Undo.
    for (const id of ['101', '103', '105']) {
      await card(page, sampleProduct(id).title)
        .getByRole('button', { name: /^Add to Compare/ })
        .evaluate((button: HTMLElement) => button.click())
    }
    await expect(page.getByText(`${sampleProduct('105').title} remove to compare`)).toBeVisible()
    await expect.poll(() => page.locator('.toast[data-seen]').count()).toBe(1)
    await expect.poll(() => freeRows(page)).toBeGreaterThanOrEqual(Math.ceil((PHONE.height * 2) / 3))
  })
}

/** Pixels of the screen that bars at its edges take, with what is in them; hidden ones take none. */
function barRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.main-row, .tools, .buy-bar, .compare-bar, .top-lane')]
    const boxes = bars.flatMap((bar) => {
      const seen = bar.checkVisibility({ visibilityProperty: true })
      const { top, bottom, width } = bar.getBoundingClientRect()
      return seen && width > 100 ? [{ top, bottom }] : []
    })
    let rows = 0
    for (let row = 0; row < innerHeight; row += 1) {
      if (boxes.some(({ top, bottom }) => row >= top && row < bottom)) rows += 1
    }
    return rows
  })
}

for (const address of ['/home/main', '/shop', '/shop/shop-details/101', '/shop/cart', '/screens/categories']) {
  test(`the bars of ${address} take at most 112 px together, also with things in compare`, async ({ page }) => {
    await keep(page, { cart_products: LINES, compare_products: [kept('105'), kept('101')] })
    await open(page, address)
    for (const y of [60, 500, 1100, 400]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect.poll(() => barRows(page)).toBeLessThanOrEqual(112)
      // One of the two, never both and never none.
      await expect(page.locator('.tools, .buy-bar[data-shown]').filter({ visible: true })).toHaveCount(1)
    }
  })
}

test('above stand the menu and the word mark alone; below home, search, wishlist, compare and cart', async ({
  page,
}) => {
  await open(page, '/shop')
  const above = await page.locator('.main-row').evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return [...row.querySelectorAll('a, button, input')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const box = part.getBoundingClientRect()
        return box.top < bottom && box.bottom > top
      })
      .map((part) => part.getAttribute('aria-label'))
  })
  expect(above).toEqual(['Menu', 'Vitrine, home'])
  const below = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect(below).toHaveText([/^Home/, /^Search/, /^Wishlist/, /^Compare/, /^Cart/])
})

test('the buy bar stands in for the main button while that is out of sight, between the bars', async ({ page }) => {
  await open(page, '/shop/shop-details/101')
  const bar = page.locator('.buy-bar')
  const button = page.locator('.buy-row-main')
  // In the viewport, but below a bar, it cannot be pressed.
  for (const [place, shown] of [
    [400, false],
    [PHONE.height - 70, true],
    [400, false],
    [20, true],
  ] as const) {
    await button.evaluate((part, top) => {
      scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
    }, place)
    await expect(bar).toBeVisible({ visible: shown })
  }
  await expect(bar.getByRole('link', { name: 'Cart' })).toBeVisible()
})

for (const id of ['101', '103', '131']) {
  test(`usability 21: the delivery dates of ${id} stand within the first screen and a half`, async ({ page }) => {
    await open(page, `/shop/shop-details/${id}`)
    const dates = page
      .getByRole('main')
      .getByText(/arrives [A-Z]/)
      .first()
    await expect(dates).toBeVisible()
    const { y, height } = (await dates.boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(y + height).toBeLessThanOrEqual(PHONE.height * 1.5)
  })
}
