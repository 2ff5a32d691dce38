/** Cart, wishlist and compare keep still when their code comes late, wherever one has scrolled to meanwhile. */
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { expectNoLayoutShift, ready } from '../support/page-state.ts'
import { keep, kept } from '../support/stored.ts'

const KEPT = {
  cart_products: [kept('101', { orderQuantity: 1 })],
  wishlist_products: [kept('101'), kept('104')],
  compare_products: [kept('101'), kept('104')],
}

for (const width of [390, 1280]) {
  for (const [name, lists] of Object.entries({ empty: {}, filled: KEPT })) {
    for (const path of ['/shop/cart', '/shop/wishlist', '/shop/compare']) {
      test(`${path}, ${name}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await keep(page, lists)
        const letGo = await holdAnswers(page, /\/assets\/[^/]+\.js$/)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        letGo()
        await ready(page)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expectNoLayoutShift(page, 0.001)
      })
    }
  }
}
