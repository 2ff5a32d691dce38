/** How much of a phone's screen is left beside bars and messages, and how large what is pressed there is. */
import type { Page } from '@playwright/test'
import { card } from './catalogue-screen.ts'
import { expect, test } from './fixtures.ts'
import { PHONE } from './header-screen.ts'
import { open } from './page-state.ts'
import { sampleProduct } from './sample.ts'
import { keep, kept } from './stored.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** Pixels of the longest run of rows that neither a bar nor a message covers. */
function freeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [
      ...document.querySelectorAll('header.site-header, .bottom-bar, .compare-bar, .top-lane, .toast[data-seen]'),
    ]
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
    await expect(page.getByRole('complementary', { name: 'Picked for comparison' })).toBeInViewport()
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
