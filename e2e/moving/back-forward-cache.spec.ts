/** A page that is left is kept by the browser as it is, and looks around when it comes back. */
import type { CDPSession, Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

test.use({
  // Playwright switches it off.
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  environment: { PAGE_CACHE_MB: '16' },
})

const PAGES = [
  ...['/home/main', '/shop', '/shop/shop-details/101', '/shop/cart', '/shop/wishlist', '/shop/compare'],
  ...[
    '/pages/checkout',
    '/pages/search?searchText=ring',
    '/pages/track-order',
    '/pages/order-history',
    '/screens/aboutUs',
  ],
]

/** The page's history; the browser has no answer in the moment in which one page takes the place of another. */
async function historyOf(session: CDPSession) {
  const asked = () => session.send('Page.getNavigationHistory').catch(() => null)
  let history = await asked()
  await expect.poll(async () => (history ??= await asked())).not.toBeNull()
  if (!history) throw new Error('The browser tells nothing of its history.')
  return history
}

/** Why the browser did not bring back the page that was left, as far as that lies with the page; a shell for tests never does, but says so apart. */
async function reasonsAfterReturn(page: Page, path: string, prepare?: () => void): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason)
  })
  await open(page, path)
  if (prepare) await page.evaluate(prepare)
  await page.waitForLoadState('networkidle')
  await page.goto('/robots.txt')
  const { entries, currentIndex } = await historyOf(session)
  const entry = entries[currentIndex - 1]
  const returned = new Promise<void>((resolve) => {
    session.on('Page.frameNavigated', ({ frame }) => frame.url === entry?.url && resolve())
  })
  await session.send('Page.navigateToHistoryEntry', { entryId: entry?.id ?? 0 })
  await returned
  await expect.poll(async () => (await historyOf(session)).currentIndex).toBe(currentIndex - 1)
  await session.detach()
  return reasons
}

for (const path of PAGES) {
  test(`${path}: nothing on it keeps the browser from keeping it`, async ({ page }) => {
    expect(await reasonsAfterReturn(page, path)).toEqual([])
  })
}

test('what would keep it is told of', async ({ page }) => {
  const reasons = await reasonsAfterReturn(page, '/shop', () => addEventListener('unload', () => undefined))
  expect(reasons).toEqual(['UnloadHandlerExistsInMainFrame'])
})

test('cart and price of a page that comes back are those of now', async ({ page, store }) => {
  const product = sampleProduct('101')
  const address = `/shop/shop-details/${product.id}`
  await open(page, address)
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(cart).not.toHaveAccessibleName(/1/)
  await store.command('scripts/products.ts', 'set', product.id, 'price=4321')
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('4,321')
  const lookedUp = page.waitForResponse(/\/api\/product\?filter/)
  await page.evaluate(
    (line) => {
      localStorage.setItem('cart_products', JSON.stringify([line]))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    { ...product, orderQuantity: 1 },
  )
  await expect(cart).toHaveAccessibleName(/1/)
  await lookedUp
  await expect(page.locator('main .purchase-panel')).toContainText('4,321')
})
