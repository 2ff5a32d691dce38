/** What a finger gets that a mouse does not. Playwright's headless Chromium claims to have a mouse whatever is emulated, so it is told otherwise here (usability 16, 17 and 52). */
import type { Locator } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { card } from './catalogue-screen.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page-state.ts'
import { sampleProduct } from './sample.ts'

const MOUSE = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const FINGER = '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2'
const { args = [], ...chromium } = launchOptions()

test.use({
  launchOptions: { ...chromium, args: [...args, FINGER], ignoreDefaultArgs: [MOUSE] },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

const sneaker = sampleProduct('103')

/** Whether what lies on top at the middle of each of the element's edges, 2 px inside, is the element or a part of it. */
async function isWhollyReachable(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const edges = [
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const
    return edges.every(([at, down]) => element.contains(document.elementFromPoint(at, down)))
  })
}

for (const address of ['/shop', '/shop?view=list']) {
  test(`usability 52: colours and buttons of ${address} are 44 px each, and none covers another`, async ({ page }) => {
    await open(page, address)
    const sneakers = card(page, sneaker.title)
    const names = [/^White$/, /^Navy$/, /^Add To Cart/, /^Add to Wishlist/, /^Add to Compare/, /^Quick View/]
    for (const name of names) {
      const target = sneakers.getByRole('button', { name })
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(name)).toBeGreaterThanOrEqual(44)
      expect(await isWhollyReachable(target), String(name)).toBe(true)
    }
  })
}

test('usability 17: a tap on a colour changes the picture and is carried to the details page', async ({ page }) => {
  await open(page, '/shop?view=list')
  const sneakers = card(page, sneaker.title)
  await sneakers.getByRole('button', { name: 'Navy' }).tap()
  await expect(sneakers.getByRole('button', { name: 'Navy' })).toHaveAttribute('aria-pressed', 'true')
  await sneakers.getByRole('link', { name: sneaker.title }).last().tap()
  await expect(page).toHaveURL('/shop/shop-details/103?color=navy')
  await expect(page.getByText('Pinch to zoom')).toBeVisible()
})
