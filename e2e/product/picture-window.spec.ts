/** The pictures of a product over the whole window: opened, walked through, enlarged, closed, with the focus where it was. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

const PRODUCT = sampleProduct('104')
const ADDRESS = '/shop/shop-details/104'

function picturesWindow(page: Page): Locator {
  return page.getByRole('dialog', { name: `Pictures of ${PRODUCT.title}` })
}

function stage(page: Page): Locator {
  return page.getByRole('main').getByRole('group', { name: `Pictures of ${PRODUCT.title}` })
}

/** How many times the picture in sight is enlarged. */
function scale(page: Page): Promise<number> {
  return picturesWindow(page)
    .locator('[data-active] img')
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
}

test('a click opens it on the picture that was seen; arrows, counter, Escape; the page keeps the picture and the focus', async ({
  page,
}) => {
  await open(page, ADDRESS)
  await expect(picturesWindow(page)).toHaveCount(0)
  await stage(page).focus()
  await page.keyboard.press('ArrowRight')
  await stage(page).click()
  const over = picturesWindow(page)
  await expect(over.getByRole('status')).toHaveText(/Picture 2 of \d/)
  const box = await over.boundingBox()
  expect([box?.width, box?.height]).toEqual([1280, 900])
  await axe(page)
  await over.getByRole('button', { name: 'Previous picture' }).click()
  await expect(over.getByRole('status')).toHaveText(/Picture 1 of \d/)
  await expect(over.getByRole('button', { name: 'Previous picture' })).toBeDisabled()
  // The keys go on working where the button does not.
  await page.keyboard.press('ArrowRight')
  await expect(over.getByRole('status')).toHaveText(/Picture 2 of \d/)
  await page.keyboard.press('ArrowLeft')
  await expect(over.getByRole('status')).toHaveText(/Picture 1 of \d/)
  await page.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
  await expect(stage(page)).toBeFocused()
  const thumbnails = page.getByRole('list', { name: 'Thumbnails' }).getByRole('button')
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true')
})

test('Enter opens it, Back closes it and stays on the page', async ({ page }) => {
  await open(page, ADDRESS)
  await stage(page).focus()
  await page.keyboard.press('Enter')
  await expect(picturesWindow(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(picturesWindow(page).getByRole('status')).toHaveText(/Picture 2 of/)
  await page.goBack()
  await expect(picturesWindow(page)).toHaveCount(0)
  await expect(page).toHaveURL(ADDRESS)
  await expect(stage(page)).toBeFocused()
})

test('wheel, click, keys and button enlarge up to three times; the largest file is asked for only then', async ({
  page,
}) => {
  await open(page, ADDRESS)
  // A mouse over the page's own picture would have asked for it there.
  await stage(page).press('Enter')
  const over = picturesWindow(page)
  await expect(over).toBeVisible()
  const file = () => over.locator('[data-active] img').evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(file).toMatch(/-960\.avif$/)
  await page.mouse.move(640, 450)
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -400)
  await expect.poll(() => scale(page)).toBe(3)
  await expect.poll(file).toMatch(/-1280\.avif$/)
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 400)
  await expect.poll(() => scale(page)).toBe(1)
  await page.mouse.click(640, 450)
  await expect.poll(() => scale(page)).toBe(2)
  await over.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => scale(page)).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(() => scale(page)).toBe(1.5)
  // Enlarged, the arrow keys move the picture; the next one is whole.
  await page.keyboard.press('ArrowRight')
  await expect(over.getByRole('status')).toHaveText(/Picture 1 of/)
  await over.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => scale(page)).toBe(1)
})

test('the mouse drags an enlarged picture, and the drag is no click', async ({ page }) => {
  await open(page, ADDRESS)
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  await expect(picturesWindow(page)).toBeVisible()
  await page.mouse.click(640, 450)
  await expect.poll(() => scale(page)).toBe(2)
  const left = () =>
    picturesWindow(page)
      .locator('[data-active] img')
      .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e)
  const before = await left()
  await page.mouse.move(640, 450)
  await page.mouse.down()
  await page.mouse.move(560, 450, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBe(before - 80)
  expect(await scale(page)).toBe(2)
})

test('pictures that stand one below the other open at their place', async ({ page }) => {
  await open(page, '/shop/shop-details-gallery')
  const buttons = page.getByRole('button', { name: /^Enlarge picture \d of \d$/ })
  await buttons.nth(1).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Picture 2 of/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(buttons.nth(1)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Fingers down, moved and up again, as the browser tells of them. */
  async function fingers(page: Page, ...steps: { x: number; y: number }[][]): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const [first = [], ...moves] = steps
    const points = (step: { x: number; y: number }[]) => step.map((point, id) => ({ ...point, id }))
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(first) })
    for (const step of moves) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  }

  test('a tap opens it; two fingers and a double tap enlarge', async ({ page }) => {
    await open(page, ADDRESS)
    await stage(page).tap()
    await expect(picturesWindow(page)).toBeVisible()
    const at = (spread: number) => [
      { x: 195 - spread, y: 420 },
      { x: 195 + spread, y: 420 },
    ]
    await fingers(page, at(30), at(50), at(75))
    await expect.poll(() => scale(page)).toBeCloseTo(2.5, 1)
    await fingers(page, at(75), at(40), at(10))
    await expect.poll(() => scale(page)).toBe(1)
    const point = [{ x: 195, y: 420 }]
    await fingers(page, point)
    await fingers(page, point)
    await expect.poll(() => scale(page)).toBe(3)
    await axe(page)
  })
})
