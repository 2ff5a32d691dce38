/** What a finger gets that a mouse does not. Playwright's headless Chromium claims to have a mouse whatever is emulated, so it is told otherwise here (usability 16, 17 and 52). */
import type { Locator, Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { launchOptions } from '../support/browser.ts'
import { card } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { keep, kept } from '../support/stored.ts'

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
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
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
  await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeVisible()
})

/** What can be pressed by itself and gives a finger less than 44 px in either direction; a label, and what is laid over a control, belong to it. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // A pixel may be shared between two of them.
    const LEAST = 43
    const length = (own: Element, x: number, y: number, dx: number, dy: number) => {
      const isIts = (step: number) => own.contains(document.elementFromPoint(x + dx * step, y + dy * step))
      let pixels = isIts(0) ? 1 : 0
      for (const way of [1, -1]) for (let step = 1; step <= LEAST && isIts(way * step); step += 1) pixels += 1
      return pixels
    }
    const inSentence = (element: Element) => {
      const around = element.closest('p, label')
      return around !== null && around !== element && around.textContent.trim() !== element.textContent.trim()
    }
    return [...document.querySelectorAll('button, input, select, textarea, summary, a')].flatMap((element) => {
      const hidden =
        !element.checkVisibility({ visibilityProperty: true }) || (element.matches('a') && inSentence(element))
      if (hidden) return []
      const own =
        (element.matches('[type=radio], [type=checkbox]') && (element as HTMLInputElement).labels?.[0]) || element
      own.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = own.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // Parked outside until it gets the focus, or further along in a row that is swiped.
      if (width < 2 || height < 2 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) return []
      const [wide, high] = [length(own, x, y, 1, 0), length(own, x, y, 0, 1)]
      return wide >= LEAST && high >= LEAST ? [] : [`${wide} x ${high}: ${element.outerHTML.slice(0, 120)}`]
    })
  })
}

for (const { address, status = 200 } of [
  { address: '/home/main' },
  { address: '/home/electronic' },
  { address: '/home/fashion' },
  { address: '/home/beauty' },
  { address: '/home/jewelry' },
  { address: '/shop' },
  { address: '/shop?view=list' },
  { address: '/shop/shop-details/101' },
  { address: '/shop/shop-details/103' },
  { address: '/shop/cart' },
  { address: '/shop/wishlist' },
  { address: '/shop/compare' },
  { address: '/pages/checkout' },
  { address: '/screens/categories' },
  { address: '/screens/aboutUs' },
  { address: '/screens/portfolio' },
  { address: '/no/such/page', status: 404 },
]) {
  test.describe(address, () => {
    test.use({ expected: { addresses: status === 200 ? [] : [/\/no\/such\/page$/] } })

    test(`nothing on ${address} is too small for a finger`, async ({ page }) => {
      const lines = [kept('101', { orderQuantity: 1 }), kept('105', { orderQuantity: 7 })]
      await keep(page, { cart_products: lines, wishlist_products: lines, compare_products: lines })
      await open(page, address)
      // 24 px, or as much room around it; links in a sentence are as high as its lines.
      const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze()
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html, any[0]?.message]))).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    })
  })
}
