/** Back to Top on every kind of page and at every width: it is there, it works, and it lies over nothing that can be pressed. */
import type { Page } from '@playwright/test'
import { LINES } from '../support/cart-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoLayoutShift, open } from '../support/page-state.ts'
import { keep, kept } from '../support/stored.ts'

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

/** Goes to a place of the page, and stays until the page has heard of it: two steps that are heard as one would be one way, down. */
function goTo(page: Page, top: number): Promise<void> {
  return page.evaluate(async (y) => {
    const from = scrollY
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollTo({ top: y, behavior: 'instant' })
    if (scrollY !== from) await heard
  }, top)
}

/** Links, buttons and fields that the button's box touches at a place of the page, where they are to be seen; in the header's row those of the row. A bar of its own is the screen's end. */
async function covered(page: Page, y: number): Promise<string[]> {
  // From below in every case, also where the page has become shorter meanwhile.
  await goTo(page, y + 40)
  return page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    const button = document.querySelector('[aria-label="Back to Top"]')
    // Where it is to come it may take a busy machine some frames.
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (frame > 2 && (scrollY <= 200 || (button && getComputedStyle(button).visibility === 'visible'))) break
    }
    const lane = button?.parentElement
    if (!button || !lane || getComputedStyle(button).visibility !== 'visible')
      return scrollY > 200 ? ['it is not there'] : []
    const box = button.getBoundingClientRect()
    const inRow = getComputedStyle(lane).position === 'static'
    const { left: from, right: to } = lane.getBoundingClientRect()
    if (to - from >= document.documentElement.clientWidth) return []
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, label')]
      .filter(
        (element) => element !== button && !element.closest('dialog') && (!inRow || element.closest('.site-header')),
      )
      .filter((element) => {
        const { left, right, top: above, bottom, width, height } = element.getBoundingClientRect()
        if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return false
        const [start, end] = [Math.max(left, box.left), Math.min(right, box.right)]
        const [high, low] = [Math.max(above, box.top), Math.min(bottom, box.bottom)]
        // What a list cuts off at its edge is not on the screen.
        const there = document.elementsFromPoint((start + end) / 2, (high + low) / 2)
        return start < end && high < low && there.some((part) => element.contains(part))
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
        const button = page.getByRole('button', { name: 'Back to Top' })
        await goTo(page, end)
        // Whoever goes down reads; on a wide screen there is room for it all the time (spec 9.7).
        await expect(button).toBeVisible({ visible: width >= 1264 })
        for (let y = end - 80; y > 240; y -= 190) found.push(...(await covered(page, y)))
        found.push(...(await covered(page, 240)))
        expect(found).toEqual([])
        await goTo(page, 400)
        await expect(button).toBeVisible({ visible: width >= 1264 })
        await goTo(page, 320)
        await expect(button).toBeInViewport({ ratio: 1 })
        // By its place: to bring it into sight first, as a click does, would scroll the page.
        const box = await button.boundingBox()
        if (!box) throw new Error('it is not on the screen')
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await expect(button).toBeHidden()
      })
    }
  })
}

test('a page that becomes shorter while its end is read is no way up', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/pages/privacy-policy')
  const button = page.getByRole('button', { name: 'Back to Top' })
  await goTo(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    document.querySelector('footer')?.remove()
    await heard
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await expect(button).toBeHidden()
  await goTo(page, (await page.evaluate(() => scrollY)) - 80)
  await expect(button).toBeVisible()
})

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('beside the buy bar that comes and goes it shifts nothing, and is 44 px large', async ({ page }) => {
    await open(page, '/shop/shop-details/101')
    const bar = page.locator('.buy-bar')
    const button = page.getByRole('button', { name: 'Back to Top' })
    const main = await page.locator('.buy-row-main').evaluate((part) => part.getBoundingClientRect().top + scrollY)
    for (const [top, barShown, shown] of [
      [2900, true, false],
      [2500, true, true],
      [main - 300, false, true],
      [2500, true, false],
    ] as const) {
      await goTo(page, top)
      await expect(bar).toBeVisible({ visible: barShown })
      await expect(button).toBeVisible({ visible: shown })
    }
    await goTo(page, 2300)
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expectNoLayoutShift(page)
  })
})
