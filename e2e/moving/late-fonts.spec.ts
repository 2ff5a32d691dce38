/** Faces that come late: the system's stand in for them and take the same room, so nothing moves when they change places. */
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { expectNoLayoutShift, ready } from '../support/page-state.ts'
import { keep, kept } from '../support/stored.ts'

const FACES = ['/home/main', '/home/electronic', '/home/fashion', '/home/beauty', '/home/jewelry']
const LISTS = ['/shop', '/shop?view=list', '/shop/shop-category', '/pages/search?searchText=ring']
const DETAILS = ['/shop/shop-details/101', '/shop/shop-details/103', '/shop/shop-details/106']
const LISTS_OF_ONES_OWN = ['/shop/cart', '/shop/wishlist', '/shop/compare', '/pages/checkout']
const SCREENS = ['aboutUs', 'categories', 'catalogues', 'brands', 'products', 'portfolio', 'contactUs']
const INFO = ['privacy-policy', 'shipping', 'returns', 'track-order', 'order-history']
const PAGES = [
  ...FACES,
  ...LISTS,
  ...DETAILS,
  ...LISTS_OF_ONES_OWN,
  ...SCREENS.map((name) => `/screens/${name}`),
  ...INFO.map((name) => `/pages/${name}`),
]

/** What rounds to a shift of nothing. */
const NOTHING = 0.0049
/** Sums below the first screen or of figures and pills, where a text of the stand-in takes a line or some pixels more. */
const MORE: Readonly<Record<string, number>> = {
  '390 /shop?view=list': 0.01,
  '390 /pages/returns': 0.03,
  '1280 /pages/returns': 0.01,
}

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const address of PAGES) {
      test(`${address}: nothing moves when the faces come`, async ({ page }) => {
        const lines = [kept('101', { orderQuantity: 1 }), kept('115', { orderQuantity: 2 })]
        await keep(page, { cart_products: lines, wishlist_products: lines, compare_products: lines })
        const letFacesCome = await holdAnswers(page, /\.woff2/)
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        // Code waits for what the page shows, and a key for nothing.
        await page.keyboard.press('Shift')
        await ready(page)
        const waiting = () =>
          page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)
        // A face is asked for once a text in it is laid out.
        await expect.poll(waiting).toBeGreaterThan(0)
        letFacesCome()
        await expect.poll(waiting).toBe(0)
        await expectNoLayoutShift(page, MORE[`${width} ${address}`] ?? NOTHING)
      })
    }
  })
}
