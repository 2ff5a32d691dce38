/** Without a net: what was seen, the lists and the catalogue's copy stay, orders wait, and no old price is shown once there is a net again. */
import type { Page } from '@playwright/test'
import { card, expectInQuery, option } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open, ready } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { startStore } from '../support/store-server.ts'

// Without a net the browser says so of each call that fails; a page that is not kept is a 503 of the worker.
test.use({
  serviceWorkers: 'allow',
  environment: { LIMIT_ORDERS: '1000' },
  expected: {
    messages: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|status of 503/],
    addresses: [/\/media\/|\/api\/|\/pages\/checkout|shop-details\/102$/],
  },
})

const product = sampleProduct('101')
const details = '/shop/shop-details/101'
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

/** Addresses of all that the worker has kept. */
async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url.slice(location.origin.length))
  })
}

/** Until the worker has kept pages, or files whose addresses begin so; a page comes after its files. */
async function kept(page: Page, ...beginnings: string[]): Promise<void> {
  for (const beginning of beginnings) {
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(new RegExp(`^${beginning}`)))
  }
}

async function browseAndAdd(page: Page): Promise<void> {
  // Cart and lists are kept once somebody looks around.
  for (const address of ['/home/electronic', '/screens/categories', '/shop']) {
    await open(page, address)
    await kept(page, address)
  }
  await card(page, product.title).getByRole('link', { name: product.title }).first().click()
  await expect(page).toHaveURL(new RegExp(details))
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await expect(page.getByText(`${product.title} added to cart`)).toBeVisible()
  await kept(page, details, '/shop/cart', '/shop/wishlist', '/shop/compare', '/assets/quick-view-', '/catalogue/')
}

test('pages that were seen, cart, lists and filters work offline with a quiet line; orders wait; back online all is of today', async ({
  page,
  context,
}) => {
  await browseAndAdd(page)
  await expect(line(page)).toHaveCount(0)

  await context.setOffline(true)
  await expect(line(page)).toHaveText(/You are offline: prices and stock may have changed\./)

  await page.goto('/shop/cart')
  await ready(page)
  await expect(page.getByRole('link', { name: product.title }).first()).toBeVisible()
  await expect(line(page)).toBeVisible()

  await page.goto('/shop/wishlist')
  await ready(page)
  await expect(page.getByText('No Wishlist Items Found')).toBeVisible()

  await page.goto('/shop')
  await ready(page)
  await expect(card(page, product.title)).toBeVisible()
  await option(page, 'Product Status', 'On sale').click()
  await expectInQuery(page, { status: 'on-sale' })
  await expect(page.getByText(/^Showing 1/)).not.toContainText('of 45 ')

  // A followed link of a page that is kept opens it; of one that is not says so, with the way back.
  await page.goto('/shop')
  await ready(page)
  await card(page, product.title).getByRole('link', { name: product.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  await page.goto('/shop/shop-details/102')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: product.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()

  await page.goto('/pages/checkout')
  await expect(page.getByText('An order can be placed once you are connected again')).toBeVisible()

  await page.goto(details)
  await ready(page)
  await expect(line(page)).toBeVisible()
  const again = page.waitForEvent('load')
  await context.setOffline(false)
  await again
  await ready(page)
  await expect(page.locator('html[data-kept]')).toHaveCount(0)
  await expect(line(page)).toHaveCount(0)
})

test('a price that has moved while a copy was kept: online the new one is shown, and offline the last that was seen', async ({
  page,
  context,
  store,
}) => {
  await open(page, details)
  await kept(page, details)
  await store.command('scripts/products.ts', 'set', product.id, 'price=4321.09')
  await expect(async () => {
    await open(page, details)
    await expect(page.getByText('$4,321.09').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  const keptText = () =>
    page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text(), details)
  await expect.poll(keptText).toContain('4,321.09')
  await context.setOffline(true)
  await page.goto(details)
  await ready(page)
  await expect(page.getByText('$4,321.09').first()).toBeVisible()
  await expect(line(page)).toBeVisible()
})

test('a checkout that is open when the net goes says that the order waits, and keeps nothing to send later', async ({
  page,
  context,
}) => {
  await browseAndAdd(page)
  await open(page, '/pages/checkout')
  await page
    .getByRole('textbox', { name: /^E-?mail/i })
    .first()
    .fill('mara@example.com')
  await context.setOffline(true)
  await expect(line(page)).toHaveText(/an order can be placed once you are connected again/)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await context.setOffline(false)
  await expect(line(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /^E-?mail/i }).first()).toHaveValue('mara@example.com')
  expect(sent.filter((url) => url.endsWith('/api/orders'))).toEqual([])
  expect((await keptAddresses(page)).filter((address) => /\/api\/|checkout$|\/pages\/order/.test(address))).toEqual([])
})

test('whoever saves data is given no worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', { value: { saveData: true } })
  })
  await open(page, '/shop')
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .waitFor()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/offline-/.test(name)),
  )
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('a shop that is gone shows what was kept, and a worker that is withdrawn leaves nothing behind', async ({
  browser,
}) => {
  const first = await startStore()
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${first.origin}/shop`)
  await kept(page, '/shop')
  await first.stop()
  // The browser believes that it has a net.
  // Playwright takes the failure of the browser's own early request for that of the page, which the worker then answers.
  await page.goto(`${first.origin}/shop`).catch(() => undefined)
  await page.locator('html[data-kept][data-ready]').waitFor({ state: 'attached' })
  await expect(line(page)).toBeVisible()

  const port = new URL(first.origin).port
  const second = await startStore({ environment: { PORT: port, SERVICE_WORKER: 'off' } })
  try {
    await page.goto(`${second.origin}/shop`)
    await ready(page)
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ])
    await expect.poll(left).toEqual([])
    await page.goto(`${second.origin}/shop`)
    await ready(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  } finally {
    await context.close()
    await second.stop()
  }
})
