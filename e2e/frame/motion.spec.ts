/** Movements that say what has happened: transform and opacity alone, at most 240 ms, and none where less motion is asked for. */
import type { Page } from '@playwright/test'
import { cards, sortSelect } from '../support/catalogue-screen.ts'
import { LINES, row, summary } from '../support/cart-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoLayoutShift, open, recordLayoutShift } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { keep, kept } from '../support/stored.ts'

interface Movement {
  part: string
  frames: string
  duration: number
  /** Middle of what moves before it does, in pixels of the screen. */
  x: number
  y: number
}

declare global {
  interface Window {
    movements: Movement[]
  }
}

/** Keeps what every script of the page sets in motion. */
async function recordMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movements = []
    const { animate } = Element.prototype
    Element.prototype.animate = function recorded(this: Element, frames, options) {
      const { left, top, width, height } = this.getBoundingClientRect()
      window.movements.push({
        part: this.className || this.tagName,
        frames: JSON.stringify(frames),
        duration: Number(typeof options === 'number' ? options : options?.duration),
        x: left + width / 2,
        y: top + height / 2,
      })
      return animate.call(this, frames, options)
    }
  })
}

function movements(page: Page, part: RegExp): Promise<Movement[]> {
  return page.evaluate(
    ([source]) => window.movements.filter((movement) => new RegExp(source ?? '').test(movement.part)),
    [part.source],
  )
}

/** What comes when the browser has nothing better to do has come, and has had its turn. */
async function loaded(page: Page, part: string): Promise<void> {
  // Some of it waits for the first sign of a hand.
  await page.mouse.move(3, 3)
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
    part,
  )
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

test.beforeEach(async ({ page }) => {
  await recordMovements(page)
  await recordLayoutShift(page)
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const [width, height, address] of [
    [390, 844, '/shop'],
    [1280, 900, '/shop'],
    [390, 844, '/shop/shop-details/101'],
    [1280, 900, '/shop/shop-details/101'],
  ] as const) {
    test(`${width} px, ${address}: the picture flies to the cart sign that is in sight, and its count answers`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await keep(page, { cart_products: [kept('105', { orderQuantity: 1 })] })
      await open(page, address)
      await loaded(page, 'motion')
      const add = page.getByRole('button', { name: /^Add To Cart/ }).filter({ visible: true })
      // What has been fetched may not listen yet: a press before that is answered without a flight.
      await expect(async () => {
        await (address === '/shop' ? add.first() : add.last()).click()
        await expect.poll(() => movements(page, /^flying$/), { timeout: 2000 }).not.toEqual([])
      }).toPass()
      const flight = (await movements(page, /^flying$/)).at(-1)
      const sign = page.getByRole('link', { name: /^Cart, \d/ }).filter({ visible: true })
      const box = await sign.boundingBox()
      if (!flight || !box) throw new Error('nothing flew')
      expect(flight.duration).toBeLessThanOrEqual(240)
      const [, across, down] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(flight.frames)?.map(Number) ?? []
      expect(Math.abs(flight.x + (across ?? NaN) - box.x - box.width / 2)).toBeLessThan(4)
      expect(Math.abs(flight.y + (down ?? NaN) - box.y - box.height / 2)).toBeLessThan(4)
      await expect.poll(() => movements(page, /tool-count/)).not.toEqual([])
      await expect(page.locator('.flying')).toHaveCount(0)
      await expectNoLayoutShift(page)
    })
  }

  test('the picture flies and the count answers whatever the button and the sign are called', async ({ page }) => {
    await keep(page, { cart_products: [kept('105', { orderQuantity: 1 })] })
    await open(page, '/shop')
    await loaded(page, 'motion')
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('button[aria-label^="Add To Cart"]')) {
        button.setAttribute('aria-label', 'In den Warenkorb')
        button.textContent = 'In den Warenkorb'
      }
      for (const sign of document.querySelectorAll('a[title="Cart"]')) sign.setAttribute('title', 'Warenkorb')
    })
    const adding = page.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true })
    await expect(async () => {
      await adding.first().click()
      await expect.poll(() => movements(page, /^flying$/), { timeout: 2000 }).not.toEqual([])
    }).toPass()
    await expect.poll(() => movements(page, /tool-count/)).not.toEqual([])
  })

  test('digits of the sums roll, and the sum can be read at once', async ({ page }) => {
    await keep(page, { cart_products: LINES })
    await open(page, '/shop/cart')
    await loaded(page, 'roll-digits')
    await row(page, sampleProduct('101').title)
      .getByRole('button', { name: /^Increase quantity/ })
      .click()
    await expect(summary(page).getByText('$1,493.60', { exact: true }).first()).toBeVisible()
    const rolls = await movements(page, /^SPAN$/)
    expect(rolls.length).toBeGreaterThan(3)
    expect(Math.max(...rolls.map(({ duration }) => duration))).toBeLessThanOrEqual(240)
    await expect(page.locator('.rolling')).toHaveCount(0)
    await expectNoLayoutShift(page)
  })

  test('cards that stay in a list glide to their new places, what has just come fades in, and only what is in sight moves', async ({
    page,
  }) => {
    await open(page, '/shop')
    await loaded(page, 'glide')
    await page.getByRole('link', { name: /^In Stock/ }).click()
    await expect(page.getByText(/of 42 results/)).toBeVisible()
    await sortSelect(page).selectOption('high')
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => movements(page, /^LI$/)).not.toEqual([])
    const moves = await movements(page, /^LI$/)
    for (const { frames, duration, y } of moves) {
      expect(frames).toMatch(/^\{"(?:translate|opacity)":/)
      expect(duration).toBeLessThanOrEqual(240)
      expect(y).toBeLessThan(900 + 600)
    }
    await expectNoLayoutShift(page)
  })

  test('the words of a hero drift 12 px behind the picture', async ({ page }) => {
    await open(page, '/home/fashion')
    const words = page.locator('.hero-text')
    await expect(words).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(words).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 12)')
    await expectNoLayoutShift(page)
  })
})

test('where less motion is asked for nothing moves, and everything is answered', async ({ page }) => {
  await keep(page, { cart_products: LINES })
  await open(page, '/shop')
  await loaded(page, 'motion')
  const added = cards(page).getByRole('button', { name: /^Add To Cart/ })
  await added.first().click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toContainText('added to cart')
  await page.getByRole('link', { name: /^In Stock/ }).click()
  await expect(page.getByText(/of 42 results/)).toBeVisible()
  await open(page, '/home/fashion')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.locator('.hero-text')).toHaveCSS('transform', 'none')
  expect(await page.evaluate(() => window.movements)).toEqual([])
})
