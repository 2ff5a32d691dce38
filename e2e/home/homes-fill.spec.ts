/** The homes of other owners' shops: rows are full at every width, names are whole and under no arrow, the accent can be read. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { foreignShop } from '../support/foreign-shops.ts'
import { axe, open } from '../support/page-state.ts'
import { startStore } from '../support/store-server.ts'

test.use(foreignShop(2, 60))

const WIDTHS = [390, 768, 1280, 1600]
/** Types, and products of each. */
const SHOPS = [
  [1, 1],
  [1, 3],
  [2, 2],
  [2, 60],
  [3, 7],
  [5, 12],
  [7, 30],
] as const

const LISTS =
  '.doors, .category-row, .makers, .collages, .ranked, .short-lists, .short-lists ul, .home .product-grid, .goods-slider, .promises, .banners'

/** Rows that leave more than two pixels free at an end, where the list does not scroll. */
function holes(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = []
    for (const list of document.querySelectorAll<HTMLElement>(selector)) {
      const cards = [...list.children].map((card) => card.getBoundingClientRect()).filter(({ width }) => width > 0)
      if (cards.length === 0) continue
      if (list.classList.contains('mosaic')) {
        // Larger cards reach over rows: what all of them cover, gaps included, is the list.
        const columns = getComputedStyle(list)
        const gap = Number.parseFloat(columns.columnGap)
        const rows = new Set(cards.map(({ top }) => Math.round(top)))
        const single = Math.min(...cards.map(({ height }) => height))
        const width = (list.getBoundingClientRect().width + gap) / columns.gridTemplateColumns.split(' ').length
        const cells = cards.map((card) => Math.round((card.width + gap) / width) * (card.height > 1.5 * single ? 2 : 1))
        const places = rows.size * columns.gridTemplateColumns.split(' ').length
        const covered = cells.reduce((sum, cell) => sum + cell, 0)
        if (covered !== places) found.push(`${list.className}: ${covered} of ${places}`)
        continue
      }
      const { paddingLeft, paddingRight } = getComputedStyle(list)
      const box = list.getBoundingClientRect()
      const left = box.left + Number.parseFloat(paddingLeft)
      const right = box.right - Number.parseFloat(paddingRight)
      const rows = new Map<number, DOMRect[]>()
      for (const card of cards) rows.set(Math.round(card.top), [...(rows.get(Math.round(card.top)) ?? []), card])
      for (const row of rows.values()) {
        const from = Math.min(...row.map((card) => card.left))
        const to = Math.max(...row.map((card) => card.right))
        if (from > left + 2 || to < right - 2) found.push(`${list.className}: ${row.length} of ${cards.length}`)
      }
    }
    return found
  }, LISTS)
}

/** Words of names that are broken, stand under an arrow or leave their card. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const name of document.querySelectorAll<HTMLElement>('.door-title, .hero-headline, .category-name')) {
      const card = name.closest('.door, .hero, .category-door')?.getBoundingClientRect()
      const arrow = name.closest('.door')?.querySelector('.door-arrow')?.getBoundingClientRect()
      const node = name.firstChild
      if (!(node instanceof Text) || !card) continue
      for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()]
        const box = range.getBoundingClientRect()
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`)
        if (box.right > card.right + 1 || box.bottom > card.bottom + 1) found.push(`outside: ${word}`)
        if (arrow && arrow.width > 0 && box.right > arrow.left && box.bottom > arrow.top && box.top < arrow.bottom) {
          found.push(`under the arrow: ${word}`)
        }
      }
    }
    return found
  })
}

for (const [types, products] of SHOPS) {
  test(`${types} types with ${products} products: rows are full and names whole at every width`, async ({ page }) => {
    test.setTimeout(120_000)
    const store = await startStore(foreignShop(types, products))
    try {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const home of ['/home/main', '/home/t1']) {
          const where = `${home} at ${width} px`
          await open(page, store.origin + home)
          expect(await holes(page), where).toEqual([])
          expect(await brokenWords(page), where).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width)
          for (const door of await page.locator('.door').all()) {
            expect((await door.boundingBox())?.height, where).toBeLessThan(520)
          }
        }
      }
    } finally {
      await store.stop()
    }
  })
}

test('an accent that cannot be read is worn in a darker shade by buttons and icons, and axe agrees', async ({
  page,
}) => {
  for (const address of ['/home/main', '/home/t1']) {
    await open(page, address)
    await expect(page.locator('.hero a').first()).toHaveCSS('background-color', 'rgb(119, 111, 0)')
    await expect(page.locator('.hero a').first()).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(page.locator('.promises svg').first()).toHaveCSS('color', 'rgb(119, 111, 0)')
    await axe(page)
  }
})

test('categories without a picture show one of their products that can be bought', async ({ page }) => {
  for (const [address, tiles] of [
    ['/home/t1', '.category-row li'],
    ['/shop/shop-category', 'main li:has(> a[href*="category="])'],
    ['/screens/categories', 'main li:has(> a[href*="/screens/products/"])'],
  ] as const) {
    await open(page, address)
    const pictures = page.locator(tiles).locator('img')
    expect(await pictures.count(), address).toBe(await page.locator(tiles).count())
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', /thing\.png/)
  }
})
