/** Back to Top on every kind of page and at every width: it is there, it works, and it lies over nothing that can be pressed. */
import type { Page } from '@playwright/test'
import { LINES } from './cart-screen.ts'
import { expect, test } from './fixtures.ts'
import { expectNoLayoutShift, open } from './page-state.ts'
import { keep, kept } from './stored.ts'

const PAGES = [
  '/home/main',
  '/home/fashion',
  '/shop',
  '/shop/shop-1600',
  '/shop/shop-full-width',
  '/shop/shop-details/103',
  '/shop/cart',
  '/pages/checkout',
  '/screens/categories',
  '/pages/search?searchText=ring',
]

/** Links, buttons and fields that the button's box touches at a place of the page, where they are to be seen; bars that stick to an edge are the screen's end. */
function covered(page: Page, y: number): Promise<string[]> {
  return page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const button = document.querySelector('[aria-label="Back to Top"]')
    if (!button || getComputedStyle(button).visibility !== 'visible') return scrollY > 200 ? ['it is not there'] : []
    const box = button.getBoundingClientRect()
    const bars = [...document.querySelectorAll('nav[aria-label=Shortcuts], .buy-bar, .top-lane')].filter((bar) => {
      const { left, right, top: above } = bar.getBoundingClientRect()
      const seen = getComputedStyle(bar).visibility === 'visible' && right > left
      return seen && right - left >= document.documentElement.clientWidth && above <= box.top + 2
    })
    if (bars.length > 0) return []
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, label')]
      .filter((element) => element !== button && !element.closest('dialog'))
      .filter((element) => {
        const { left, right, top: above, bottom, width, height } = element.getBoundingClientRect()
        if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return false
        const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)]
        const [start, end] = [Math.max(above, box.top), Math.min(bottom, box.bottom)]
        // What a list cuts off at its edge is not on the screen.
        const there = document.elementsFromPoint((from + to) / 2, (start + end) / 2)
        return from < to && start < end && there.some((part) => element.contains(part))
      })
      .map((element) => `${Math.round(scrollY)}: ${element.outerHTML.slice(0, 90)}`)
  }, y)
}

for (const [width, height] of [
  [390, 844],
  [768, 900],
  [1280, 800],
  [1600, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 768 })

    for (const address of PAGES) {
      test(`${address}: it covers no link, button or field`, async ({ page }) => {
        await keep(page, { cart_products: LINES, compare_products: [kept('105')] })
        await open(page, address)
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        const found: string[] = []
        await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }))
        await expect(page.getByRole('button', { name: 'Back to Top' })).toBeVisible()
        for (let y = 240; y < end; y += 190) found.push(...(await covered(page, y)))
        found.push(...(await covered(page, end)))
        expect(found).toEqual([])
        const button = page.getByRole('button', { name: 'Back to Top' })
        await expect(button).toBeInViewport({ ratio: 1 })
        await button.click()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await expect(button).toBeHidden()
      })
    }
  })
}

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('beside the buy bar that comes and goes it shifts nothing', async ({ page }) => {
    await open(page, '/shop/shop-details/101')
    const bar = page.locator('.buy-bar')
    const button = page.getByRole('button', { name: 'Back to Top' })
    for (const [top, shown] of [
      [300, true],
      [900, false],
      [2500, true],
      [900, false],
    ] as const) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      await expect(bar).toBeVisible({ visible: shown })
      await expect(button).toBeInViewport()
    }
    await expectNoLayoutShift(page)
  })
})
