/** The details rows of spec 2.3 and what a shopper does on them: pictures, choices, the bar of a phone, other goods. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { SAMPLE, sampleProduct } from '../support/sample.ts'

const sneaker = sampleProduct('103')

function cart(page: Page): Promise<{ id: string; orderQuantity: number; selected?: unknown }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart_products') ?? '[]'))
}

const ROWS = [
  ['shop-details', SAMPLE[0]],
  ['shop-details-with-video', SAMPLE.find((product) => 'videoId' in product)],
  ['shop-details-with-countdown', SAMPLE.find((product) => 'offerDate' in product)],
  ['shop-details-list', SAMPLE[5]],
  ['shop-details-gallery', SAMPLE[8]],
] as const

for (const [row, product] of ROWS) {
  test(`spec 2.3: ${row} shows its product, accessible and without a shift`, async ({ page }) => {
    await open(page, `/shop/${row}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.title ?? '')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/shop/shop-details/${product?.id}$`),
    )
    await axe(page)
    await expectNoLayoutShift(page)
  })
}

test('spec 2.6: a colour changes the photograph; sold-out sizes are explained and cannot be chosen', async ({
  page,
}) => {
  await open(page, '/shop/shop-details/103')
  await page.getByRole('radio', { name: 'Navy' }).check()
  await expect(page.locator('[data-active] img')).toHaveAttribute('alt', new RegExp(`^${sneaker.title}, Navy`))
  await expect(page.getByText('US 7 is sold out in Navy.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'US 7, sold out' })).toBeDisabled()
  await page.getByRole('radio', { name: 'US 10' }).check()
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click()
  await expect(page.getByText('In your cart')).toBeVisible()
  expect(await cart(page)).toMatchObject([{ id: '103', orderQuantity: 1, selected: { color: 'Navy', size: 'US 10' } }])
})

test('usability 17: the colour of a card is the first one of the page', async ({ page }) => {
  await open(page, '/shop/shop-details/103?color=navy')
  await expect(page.getByRole('radio', { name: 'Navy' })).toBeChecked()
  await expect(page.getByRole('list', { name: 'Thumbnails' }).locator('img').first()).toHaveAttribute(
    'src',
    /navy-main/,
  )
})

test('spec 2.6: thumbnails and pictures answer to arrow keys', async ({ page }) => {
  await open(page, '/shop/shop-details/103')
  const thumbnails = page.getByRole('list', { name: 'Thumbnails' }).getByRole('button')
  await thumbnails.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(thumbnails.nth(1)).toBeFocused()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('group', { name: `Pictures of ${sneaker.title}` }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true')
})

test('spec 4.14: the countdown ticks down to the end of the offer', async ({ page }) => {
  await page.clock.install({ time: new Date() })
  await open(page, '/shop/shop-details-with-countdown')
  const digits = page.getByRole('timer').locator('[data-digits]')
  await expect(digits).toHaveText([/^\d\d+$/, /^\d\d$/, /^\d\d$/, /^\d\d$/])
  const before = await digits.allTextContents()
  await page.clock.runFor(1_000)
  await expect(digits).not.toHaveText(before)
})

test('spec 4.8: Buy Now adds the chosen quantity once and goes to the checkout', async ({ page }) => {
  await open(page, '/shop/shop-details/101')
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL('/pages/checkout')
  expect(await cart(page)).toMatchObject([{ id: '101', orderQuantity: 2 }])
  await open(page, '/shop/shop-details/101')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL('/pages/checkout')
  expect(await cart(page)).toMatchObject([{ id: '101', orderQuantity: 2 }])
})

test('spec 2.6: stars and review count lead to the reviews, and so does #reviews', async ({ page }) => {
  await open(page, '/shop/shop-details/103')
  await page
    .getByRole('link', { name: /reviews$/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Your Review')).toBeVisible()
  await open(page, '/shop/shop-details/101#reviews')
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute('aria-selected', 'true')
})

test('spec 2.6: SKU, category, the fixed tag, share icons, returns and dispatch stand on the page', async ({
  page,
}) => {
  await open(page, '/shop/shop-details/101')
  const main = page.getByRole('main')
  await expect(main.getByRole('definition')).toContainText(['SOL-MOE-GRA', 'Over-Ear', 'New'])
  await expect(main.getByText('30 days easy returns')).toBeVisible()
  await expect(main.getByText('Same-day dispatch for orders placed before 2.30pm.')).toBeVisible()
  const facebook = main.getByRole('link', { name: 'Share on Facebook' })
  await expect(facebook).toHaveAttribute('href', /sharer\.php\?u=http.+shop-details%2F101$/)
  await expect(main.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('spec 2.6: the slider shows 4, 3, 2, 2 and 1 slides', async ({ page }) => {
  await open(page, '/shop/shop-details/112')
  const row = page.locator('section', { has: page.getByRole('heading', { name: 'Related Products' }) })
  for (const [width, slides] of [
    [1280, 4],
    [1000, 3],
    [800, 2],
    [600, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await row.getByRole('list').evaluate((list) => {
      const slide = list.firstElementChild?.clientWidth ?? 1
      return Math.round(list.clientWidth / slide)
    })
    expect(shown, `at ${width} px`).toBe(slides)
  }
})

test('from one product to the next: its own state, and the one before is remembered', async ({ page }) => {
  await open(page, '/shop/shop-details/101')
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related Products' }) })
  // The first of them is sold out, and so has no quantity.
  const next = related.getByRole('heading').nth(2)
  const title = (await next.textContent()) ?? ''
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('group', { name: /^Quantity/ }).locator('output')).toHaveText('1')
})

test('what was looked at is remembered, newest first, once it fills a row', async ({ page }) => {
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  const seen = ['101', '103', '104', '105', '107']
  for (const [before, id] of seen.entries()) {
    await open(page, `/shop/shop-details/${id}`)
    await expect(page.getByRole('heading', { name: 'Related Products' })).toBeAttached()
    await expect(viewed).toHaveCount(before >= 3 ? 1 : 0)
  }
  await expect(viewed.getByRole('link')).toHaveText(
    seen
      .slice(0, -1)
      .toReversed()
      .map((id) => sampleProduct(id).title),
  )
  // No place of the row is empty.
  const row = await viewed.getByRole('list').boundingBox()
  const last = await viewed.getByRole('listitem').last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the tabs are an accordion, and a bar with Add To Cart stands in for the button', async ({ page }) => {
    await open(page, '/shop/shop-details/103')
    await expect(page.getByRole('tab')).toHaveCount(0)
    const additional = page.getByRole('button', { name: 'Additional information' })
    await expect(additional).toHaveAttribute('aria-expanded', 'true')
    await additional.click()
    await expect(page.getByRole('table')).toBeHidden()
    const bar = page.getByRole('button', { name: `Choose a size ${sneaker.title}` })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeVisible()
    await page.getByRole('button', { name: 'Choose a size', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.locator('.buy-bar')).not.toHaveAttribute('data-shown')
    await axe(page)
    await expectNoLayoutShift(page)
  })
})

test('usability 23: what went into the cart is said in sight of the button, on a phone in its bar', async ({
  page,
}) => {
  await open(page, '/shop/shop-details/103')
  await page.getByRole('radio', { name: 'US 7', exact: true }).check()
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).first().click()
  const notice = page.locator('.added-notice')
  await expect(notice).toContainText('1 × White, US 7')
  await expect(notice.getByRole('link', { name: 'View Cart' })).toBeVisible()
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(message).toContainText('White, US 7')
  await expect(message.getByRole('link', { name: 'View Cart' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop/shop-details/101')
  const bar = page.locator('.buy-bar')
  await expect(bar).toContainText('$279.65')
  await bar.getByRole('button', { name: /^Add To Cart/ }).click()
  await expect(bar).toContainText('1 in the cart')
  await bar.getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL('/shop/cart')
})

test('usability 29: the size guide stands above the sizes and covers none', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/shop/shop-details/103')
    const guide = await page.getByRole('button', { name: 'Size guide' }).boundingBox()
    const first = await page.locator('.size-option').first().boundingBox()
    expect((guide?.y ?? 0) + (guide?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  }
})

test('usability 30: what is sold out leads with what is like it and can be had', async ({ page }) => {
  await open(page, '/shop/shop-details/106')
  const panel = page.locator('.purchase-panel')
  const alike = panel.getByRole('region', { name: 'Like it, and in stock' })
  await expect(alike.getByRole('link')).toHaveCount(4)
  await expect(alike.getByRole('button', { name: /^Add To Cart/ }).first()).toBeInViewport({ ratio: 1 })
  await panel.getByRole('link', { name: 'See what is like it' }).click()
  await expect(page.getByRole('heading', { name: 'Related Products' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Goes well with' })).toHaveCount(0)
})

test('the largest photograph is fetched by a zoom and not before', async ({ page }) => {
  await open(page, '/shop/shop-details/104')
  const shown = page.locator('[data-active] img')
  const fetched = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.getByRole('list', { name: 'Thumbnails' }).getByRole('button').first().hover()
  await expect.poll(fetched).toMatch(/amber-main-(?:640|960)\.avif$/)
  await shown.hover()
  await expect.poll(fetched).toMatch(/amber-main-1280\.avif$/)
})
