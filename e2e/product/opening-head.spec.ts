/** The head of a product's page stands at once after the press: in its final place, without a word that only the server can say. */
import type { Locator, Page } from '@playwright/test'
import { cards } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { expectNoLayoutShift, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

const DATA = /\/shop-details\/[^?]+\.data/
/** Below this number of pixels a difference is that of rounding. */
const SAME = 0.6

const head = (page: Page): Locator => page.locator('.opening')
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })

const titleLink = (page: Page, id: string): Locator =>
  cards(page).getByRole('heading').locator(`a[href^="/shop/shop-details/${id}"]`)

declare global {
  interface Window {
    /** Every picture that was made in the page, in the document or not. */
    madePictures?: Element[]
    /** What was moved: where it stands, and along which frames. */
    moved?: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const made: Element[] = []
    window.madePictures = made
    const create = Document.prototype.createElement
    Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
      const element = create.call(this, name, options)
      if (name === 'img') made.push(element)
      return element
    }
  })
})

/** Rests on a link until the head of its page is drawn, which is in no document yet: it is found by its picture. */
async function restUntilDrawn(page: Page, id: string): Promise<Locator> {
  const link = titleLink(page, id)
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await expect.poll(() => page.evaluate(isReady, sampleProduct(id).title)).toBe(true)
  return link
}

/** Runs in the page. */
function isReady(wanted: string): boolean {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const heads = (window.madePictures ?? []).map((one) => one.closest('.opening')?.querySelector('h1'))
  return styles.every(({ sheet }) => sheet !== null) && heads.some((one) => one?.textContent === wanted)
}

/** Notes what is moved from now on, and lets it take as long as a test looks. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    const moved: string[] = []
    window.moved = moved
    Element.prototype.animate = function (frames, options) {
      moved.push(`${this.closest('.opening') ? 'head' : 'page'} ${JSON.stringify(frames)}`)
      return animate.call(this, frames, typeof options === 'object' ? { ...options, duration: 60_000 } : 60_000)
    }
  })
}

interface Place {
  part: string
  left: number
  top: number
  width: number
  height: number
}

/** Where the parts of a head stand on the screen, in it or on the page. */
async function places(page: Page, within: string): Promise<Place[]> {
  return page.evaluate(
    ([root, parts]) =>
      parts.map((part) => {
        const { left, top, width, height } = document.querySelector(`${root} ${part}`)?.getBoundingClientRect() ?? {}
        return { part, left: left ?? -1, top: top ?? -1, width: width ?? -1, height: height ?? -1 }
      }),
    [
      within,
      [
        '.details-trail li:first-child',
        '.details-trail li:last-child',
        '.gallery-stage',
        '.gallery-slide img',
        'h1',
        '.purchase-heading > p',
        '.price-large',
      ],
    ] as const,
  )
}

for (const width of [390, 768, 1280, 1600]) {
  test(`at ${width} pixels a head stands where the page has it, in words, colours and prices of all lengths`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const id of ['101', '105', '106', '109']) {
      const answer = await holdAnswers(page, DATA)
      await open(page, '/shop')
      const link = await restUntilDrawn(page, id)
      await link.click()
      await expect(head(page)).toBeVisible()
      await expect(head(page).locator('h1')).toHaveText(sampleProduct(id).title)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      const before = await places(page, '.opening')
      answer()
      await expect(head(page)).toHaveCount(0)
      await expect(title(page)).toBeFocused()
      const after = await places(page, 'main')
      for (const [at, place] of before.entries()) {
        const { part, ...real } = after[at] ?? { part: '' }
        expect(place.width, `${id}, ${part}`).toBeGreaterThan(0)
        for (const [side, pixels] of Object.entries(real))
          expect(Math.abs(pixels - place[side as keyof typeof real]), `${id}, ${part}, ${side}`).toBeLessThan(SAME)
      }
      await expectNoLayoutShift(page)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

test('a head shows trail, title and picture before the server has said a word, and no price, stock or badge', async ({
  page,
}) => {
  await holdAnswers(page, DATA)
  await open(page, '/shop')
  const link = await restUntilDrawn(page, '101')
  await link.click()
  await expect(page).toHaveURL('/shop/shop-details/101')
  await expect(head(page).locator('h1')).toBeVisible()
  await expect(head(page).locator('.gallery-slide img')).toBeVisible()
  await expect(head(page).getByText(sampleProduct('101').parent).first()).toBeVisible()
  await expect(head(page).locator('.price-large')).toBeHidden()
  await expect(head(page).getByText(/In stock|Only \d+ left/)).toBeHidden()
  await expect(head(page).locator('.badge')).toBeHidden()
  await expect(page.locator('.page-progress')).toBeAttached()
})

test('the picture of the head is the one of the page: it is fetched once', async ({ page }) => {
  await open(page, '/shop')
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
  const link = await restUntilDrawn(page, '102')
  await link.click()
  await expect(title(page)).toHaveText(sampleProduct('102').title)
  await page.waitForLoadState('networkidle')
  const stage = await page
    .locator('.gallery-slide img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(pictures.filter((url) => url === stage)).toHaveLength(1)
})

for (const way of ['Back', 'Escape'] as const) {
  test(`${way} before the server has answered leads back to the list, where it stood, and Forward to the product`, async ({
    page,
  }) => {
    const answer = await holdAnswers(page, DATA)
    await open(page, '/shop')
    const link = await restUntilDrawn(page, '107')
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(0)
    await link.click()
    await expect(head(page)).toBeVisible()
    if (way === 'Back') await page.evaluate(() => history.back())
    else await page.keyboard.press('Escape')
    await expect(head(page)).toHaveCount(0)
    await expect(page).toHaveURL('/shop')
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    answer()
    await expect(title(page)).toHaveText('Shop Page')
    await page.goForward()
    await expect(title(page)).toHaveText(sampleProduct('107').title)
    await page.goBack()
    await expect(title(page)).toHaveText('Shop Page')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  })
}

test('who goes elsewhere from a head comes back to the product', async ({ page }) => {
  const answer = await holdAnswers(page, DATA)
  await open(page, '/shop')
  const link = await restUntilDrawn(page, '101')
  await link.click()
  await expect(head(page)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click()
  await expect(page).toHaveURL(/\/home\//)
  await expect(head(page)).toHaveCount(0)
  answer()
  await page.goBack()
  await expect(title(page)).toHaveText(sampleProduct('101').title)
  await page.goBack()
  await expect(title(page)).toHaveText('Shop Page')
})

test.describe('a server that fails', () => {
  test.use({ expected: { messages: [/./], addresses: [DATA] } })

  test('gives the page that says so in place of the head', async ({ page }) => {
    await open(page, '/shop')
    const link = await restUntilDrawn(page, '101')
    await page.route(DATA, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await link.click()
    await expect(title(page)).toHaveText(/Something went wrong/)
    await expect(head(page)).toHaveCount(0)
  })
})

test('the picture moves from the tile to its place, and goes on when the page takes the place of the head', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/shop')
  await watchMoves(page)
  const link = await restUntilDrawn(page, '102')
  await link.click()
  await expect(title(page)).toHaveText(sampleProduct('102').title)
  const moved = await page.evaluate(() => window.moved ?? [])
  expect(moved.filter((one) => one.includes('scale(')).map((one) => one.slice(0, 4))).toEqual(['head', 'page'])
  expect(new Set(moved.map((one) => one.slice(5))).size).toBe(1)
})

test('Back lets the picture go to the tile that it came from', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/shop')
  const link = await restUntilDrawn(page, '102')
  await link.click()
  await expect(title(page)).toBeFocused()
  await expect(head(page)).toHaveCount(0)
  await watchMoves(page)
  await page.goBack()
  await expect(title(page)).toHaveText('Shop Page')
  await expect.poll(() => page.evaluate(() => window.moved?.filter((one) => one.includes('scale(')).length)).toBe(1)
  const tile = page.locator('.card-tile[href="/shop/shop-details/102"]')
  expect(await tile.evaluate((one) => one.getAnimations().length)).toBe(1)
})

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await holdAnswers(page, DATA)
  await open(page, '/shop')
  const link = await restUntilDrawn(page, '102')
  await link.click()
  await expect(head(page)).toBeVisible()
  expect(await page.locator('.gallery-stage').evaluate((stage) => stage.getAnimations().length)).toBe(0)
  answer()
  await expect(title(page)).toHaveText(sampleProduct('102').title)
})
