/** Every catalogue layout of the shop area (spec 2.2, 4.2 and 9.5). */
import type { Locator } from '@playwright/test'
import {
  cards,
  expectInQuery,
  expectProducts,
  expectResultLine,
  option,
  products,
} from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { isSoldOut, SAMPLE } from '../support/sample.ts'

const LAYOUTS = [
  { path: '/shop', title: 'Shop Page', shown: 9, filters: 'left' },
  { path: '/shop/shop', title: 'Shop Page', shown: 9, filters: 'left' },
  { path: '/shop/shop-list', title: 'The Shop as a List', shown: 9, filters: 'left', list: true },
  { path: '/shop/shop-full-width', title: 'The Whole Range', shown: 9, filters: 'left' },
  { path: '/shop/shop-1600', title: 'The Wide View', shown: 9, filters: 'left' },
  { path: '/shop/shop-right-sidebar', title: 'Browse by Filter', shown: 9, filters: 'right' },
  { path: '/shop/shop-no-sidebar', title: 'All Products', shown: 9, filters: 'none' },
  { path: '/shop/shop-filter-dropdown', title: 'Narrow It Down', shown: 12, filters: 'button' },
  { path: '/shop/shop-filter-offcanvas', title: 'Find Your Piece', shown: 12, filters: 'button' },
  { path: '/shop/shop-load-more', title: 'Browse the Range', shown: 9, filters: 'left' },
] as const

const inStock = SAMPLE.filter((product) => !isSoldOut(product))

for (const { path, title, shown, filters, ...layout } of LAYOUTS) {
  test(`spec 2.2: ${path} shows its first ${shown} products, filters ${filters}`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectProducts(page, SAMPLE.slice(0, shown))
    await expectResultLine(page, shown, SAMPLE.length)
    await expect(cards(page).first().getByText('…')).toHaveCount('list' in layout ? 1 : 0)

    const aside = page.getByRole('complementary', { name: 'Filters' })
    if (filters === 'left' || filters === 'right') {
      const [side, list] = await Promise.all([aside.boundingBox(), products(page).boundingBox()])
      expect((side?.x ?? 0) < (list?.x ?? 0)).toBe(filters === 'left')
    } else {
      await expect(aside).toHaveCount(0)
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop$/)
    await axe(page)
    await expectNoLayoutShift(page)
  })

  test(`spec 4.2: ${path} takes filters, order and page from the address`, async ({ page }) => {
    await open(page, `${path}?status=in-stock&sortBy=high&page=2`)
    const sorted = inStock.toSorted((a, b) => b.price - a.price || Number(a.id) - Number(b.id))
    const grows = path.endsWith('load-more')
    await expectProducts(page, grows ? sorted.slice(0, shown) : sorted.slice(shown, 2 * shown))
  })
}

for (const { path } of LAYOUTS.filter(({ filters }) => filters === 'button')) {
  test(`spec 2.2: the Filter button of ${path} opens a dialog that keeps the focus and filters behind it`, async ({
    page,
  }) => {
    await open(page, path)
    const button = products(page).getByRole('button', { name: /^Filter/ })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await expect(dialog).toBeVisible()
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab')
    expect(
      await dialog.evaluate(
        (node) => node.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
    await dialog.getByRole('link', { name: /^In Stock/ }).click()
    await expect(page).toHaveURL(`${path}?status=in-stock`)
    await expect(dialog).toBeVisible()
    await axe(page)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(page.viewportSize()?.width === undefined ? 0 : 1275, 890)
    await expect(dialog).toBeHidden()

    await button.click()
    await dialog.getByRole('button', { name: 'Reset Filter' }).click()
    await expect(page).toHaveURL(path)
    await expect(dialog).toBeHidden()
  })
}

test('the filters of the right sidebar keep their place while the list has not arrived yet', async ({ page }) => {
  await open(page, '/shop/shop-right-sidebar')
  const aside = page.getByRole('complementary', { name: 'Filters' })
  const whole = await aside.boundingBox()
  await products(page).evaluate((list) => list.remove())
  expect((await aside.boundingBox())?.x).toBe(whole?.x)
})

test('spec 9.5: Load More Products adds 3 each time and goes at the end; Back returns to the same depth', async ({
  page,
}) => {
  await open(page, '/shop/shop-load-more')
  const more = products(page).getByRole('button', { name: 'Load More Products' })
  for (const depth of [12, 15, 18]) {
    await more.click()
    await expect(cards(page)).toHaveCount(depth)
  }
  const height = await page.evaluate(() => {
    window.scrollTo(0, 1500)
    return window.scrollY
  })
  await cards(page).nth(14).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/shop-details/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(18)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(height)

  await option(page, 'Product Status', 'On sale').click()
  await expect(cards(page)).toHaveCount(9)
  await expectInQuery(page, { shown: null })

  await open(page, `/shop/shop-load-more?shown=${SAMPLE.length - 1}`)
  await more.click()
  await expect(cards(page)).toHaveCount(SAMPLE.length)
  await expect(more).toHaveCount(0)
})

test('spec 4.2: Reset Filter goes to the base route of its own layout', async ({ page }) => {
  await open(page, '/shop/shop-right-sidebar?category=rings&sortBy=low')
  await page.getByRole('button', { name: 'Reset Filter' }).click()
  await expect(page).toHaveURL('/shop/shop-right-sidebar')
})

test.describe('layouts earn their names', () => {
  for (const [path, width, columns] of [
    ['/shop/shop-1600', 1600, 4],
    ['/shop/shop-full-width', 1920, 5],
  ] as const) {
    test(`${path} has ${columns} columns at ${width} px, full rows, and one edge with header and footer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 })
      await open(page, path)
      const boxes = await page
        .locator('#products .product-grid > li')
        .filter({ visible: true })
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect))
      const lefts = new Set(boxes.map(({ left }) => Math.round(left)))
      expect(lefts.size).toBe(columns)
      const list = await page.locator('#products .product-grid').boundingBox()
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      const lastRow = boxes.filter((box) => Math.abs(box.bottom - bottom) < 60)
      expect(Math.max(...lastRow.map(({ right }) => right))).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0)
      const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1)
      const edge = await left(page.getByRole('heading', { level: 1 }))
      expect(await left(page.getByRole('banner').locator('.header-mark'))).toBe(edge)
      expect(await left(page.getByRole('contentinfo').locator('.wordmark'))).toBe(edge)
      await expectNoLayoutShift(page)
      await axe(page)
    })
  }
})

test('a product type of which a filter leaves nothing keeps its place, without a number and without a press', async ({
  page,
}) => {
  await open(page, '/shop?brand=solvane')
  const pills = page.getByRole('navigation', { name: 'Product types' })
  await expect(pills.getByText('Jewelry', { exact: true })).toHaveAttribute('aria-disabled', 'true')
  await expect(pills.getByRole('link')).toHaveText([/^All [1-9]\d*$/, /^Electronics [1-9]\d*$/])
  await axe(page)
})
