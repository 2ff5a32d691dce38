/** The checkout on a phone keeps still, however late faces, scripts, styles and answers come. */
import { LINES } from '../support/cart-screen.ts'
import { CHECKOUT, placeButton } from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/header-screen.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { expectNoLayoutShift, ready } from '../support/page-state.ts'
import { keep, kept } from '../support/stored.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** Lines that the shop's answer changes: a new price, fewer pieces, none at all. */
const STALE = [
  kept('101', { orderQuantity: 1, price: 400, discount: 0 }),
  kept('105', { orderQuantity: 7, quantity: 50 }),
  kept('127', { orderQuantity: 1, quantity: 9 }),
]

for (const [name, address] of [
  ['faces', /\.woff2$/],
  ['answers', /\/api\//],
  ['scripts', /\/assets\/[^/]+\.js$/],
] as const) {
  test(`late ${name} move nothing, also on a slow processor`, async ({ page, context }) => {
    await keep(page, { cart_products: name === 'answers' ? STALE : LINES })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const letGo = await holdAnswers(page, address)
    await page.goto(CHECKOUT, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    if (name !== 'scripts') await expect(placeButton(page)).toBeAttached({ timeout: 20_000 })
    // Where a page that has not come yet ends is where one waits for it.
    else await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    letGo()
    await ready(page)
    await expect(placeButton(page)).toBeAttached({ timeout: 20_000 })
    await expectNoLayoutShift(page)
  })
}
