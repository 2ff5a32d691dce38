/** What lies prepared for the next press: never an old price, never against the shopper's line, never many requests more. */
import type { Locator, Page } from '@playwright/test'
import { cards } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import type { StoreServer } from '../support/store-server.ts'

// A store of its own, since prices and stock are changed here.
test.use({ environment: { PAGE_CACHE_MB: '32' } })

const PRODUCT = sampleProduct('101')
const ADDRESS = `/shop/shop-details/${PRODUCT.id}`
const DATA = /\/shop-details\/[^?]+\.data/

declare global {
  interface Window {
    /** Every text that a purchase panel has had since it was watched, that of a page's head included. */
    panelTexts?: string[]
  }
}

const titleLink = (page: Page, id: string): Locator =>
  cards(page).getByRole('heading').locator(`a[href="/shop/shop-details/${id}"]`)

/** Opens a page and rests on a link until what it leads to has been fetched, by this or because it stands in the first row. */
async function openAndRest(page: Page, path: string, id: string): Promise<Locator> {
  const answered = page.waitForResponse((response) => response.url().includes(`/shop-details/${id}.data`))
  await open(page, path)
  const link = titleLink(page, id)
  await link.hover()
  await (await answered).finished()
  return link
}

/** Changes the product as its owner does, and waits until the server says so. */
async function change(page: Page, store: StoreServer, setting: string, said: RegExp): Promise<void> {
  await store.command('scripts/products.ts', 'set', PRODUCT.id, setting)
  await expect.poll(async () => (await page.request.get(ADDRESS)).text()).toMatch(said)
}

/** Watches every panel that is shown, with each frame: what is only there without being seen is no text. */
async function watchPanel(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts: string[] = []
    window.panelTexts = texts
    const look = () => {
      for (const panel of document.querySelectorAll<HTMLElement>('main .purchase-panel')) texts.push(panel.innerText)
    }
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
}

const panelTexts = (page: Page) => page.evaluate(() => window.panelTexts ?? [])

test('a price that changes while a page lies prepared is new at the first sight of it', async ({ page, store }) => {
  const link = await openAndRest(page, '/shop', PRODUCT.id)
  await change(page, store, 'price=4321', /4,321/)
  await watchPanel(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT.title)
  await expect(page.locator('.opening')).toHaveCount(0)
  await expect(page.locator('main .purchase-panel')).toContainText('4,321')
  const texts = await panelTexts(page)
  expect(texts.filter((text) => text.includes('4,321'))).not.toEqual([])
  // A head says nothing of the price before the server has; then it is the new one.
  expect(texts.filter((text) => text.includes('$') && !text.includes('4,321'))).toEqual([])
})

test('a stock that is gone while a page lies prepared is never offered', async ({ page, store }) => {
  const link = await openAndRest(page, '/shop', PRODUCT.id)
  await change(page, store, 'status=out-of-stock', /Out of stock/)
  await watchPanel(page)
  await link.click()
  await expect(page.locator('.opening')).toHaveCount(0)
  await expect(page.locator('main .purchase-panel')).toContainText('Out of stock')
  const texts = await panelTexts(page)
  expect(texts.filter((text) => text.includes('Out of stock'))).not.toEqual([])
  expect(texts.filter((text) => /In stock|\bleft\b|\$/.test(text) && !text.includes('Out of stock'))).toEqual([])
  await change(page, store, 'status=in-stock', /In stock|Only \d+ left/)
})

/** Milliseconds since a product's data was asked for last; runs in the page. */
function sinceAsked(): number {
  const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.data'))
  return performance.now() - Math.max(...asked.map(({ startTime }) => startTime))
}

test('a prepared page is asked for once more, without its content', async ({ page }) => {
  const link = await openAndRest(page, '/shop', '102')
  // As the line has it: a page's own answers hide what was said of them.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const ours = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/shop-details/102.data')) ours.add(requestId)
  })
  // The browser tells of an answer before or after the request that it belongs to.
  const answers: { requestId: string; statusCode: number }[] = []
  session.on('Network.responseReceivedExtraInfo', (answer) => answers.push(answer))
  const again = () => answers.filter(({ requestId }) => ours.has(requestId)).map(({ statusCode }) => statusCode)
  // What was asked for a moment ago counts as asked for now.
  await expect.poll(() => page.evaluate(sinceAsked)).toBeGreaterThan(250)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleProduct('102').title)
  await expect.poll(again).toContain(304)
  // At the press, and when the finger has been held down for long once more where it lets go.
  expect(again().length).toBeLessThanOrEqual(2)
  expect(again().filter((status) => status !== 304)).toEqual([])
})

test('who goes back sees the page at once, while the server is silent, and what has changed a moment later', async ({
  page,
  store,
}) => {
  await open(page, '/shop')
  await titleLink(page, PRODUCT.id).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(PRODUCT.title)
  await page
    .getByRole('region', { name: /^(?:Related Products|More in)/ })
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(title).not.toHaveText(PRODUCT.title)
  await change(page, store, 'price=1234', /1,234/)
  const answer = await holdAnswers(page, DATA)
  await page.goBack()
  await expect(title).toHaveText(PRODUCT.title)
  answer()
  await expect(page.locator('main .purchase-panel')).toContainText('1,234')
})

test('after a related product, too, the picture goes back to the tile whose product was seen last', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/shop')
  const tiles = page.locator('.card-tile')
  await titleLink(page, PRODUCT.id).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT.title)
  const row = page.getByRole('region', { name: 'Related Products' })
  const related = row.getByRole('article').getByRole('heading').getByRole('link').first()
  const other = await related.textContent()
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other ?? '')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT.title)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  const named = tiles.and(page.locator('[style*="view-transition-name"]'))
  await expect(named).toHaveAttribute('href', ADDRESS)
})

test('style sheets stay when their page is left: their going would style the next page twice', async ({ page }) => {
  await open(page, ADDRESS)
  const sheets = page.locator('head link[rel="stylesheet"]')
  const before = await sheets.evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track Order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(PRODUCT.title)
  const after = await sheets.evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href))
  expect(after).toEqual(expect.arrayContaining(before))
})

for (const { line, ahead, pressed } of [
  { line: { saveData: true }, ahead: 'nothing', pressed: false },
  { line: { effectiveType: '3g' }, ahead: 'only what is pressed', pressed: true },
]) {
  test(`with ${JSON.stringify(line)} ${ahead} is fetched ahead`, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, line)
    await open(page, '/shop')
    const asked: string[] = []
    page.on('request', (request) => DATA.test(request.url()) && asked.push(request.url()))
    const link = titleLink(page, PRODUCT.id)
    await page.waitForLoadState('networkidle')
    await link.hover()
    await link.focus()
    expect(asked).toEqual([])
    await page.mouse.down()
    if (pressed) await expect.poll(() => asked.length).toBe(1)
    else expect(asked).toEqual([])
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT.title)
    expect(asked.filter((url) => url.includes(`/${PRODUCT.id}.data`)).length).toBeLessThanOrEqual(pressed ? 2 : 1)
  })
}

test('three pages, read with a pointer that wanders a little, take at most 1.3 times the requests', async ({
  browser,
  store,
}) => {
  const visit = async (saveData: boolean): Promise<number> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value, effectiveType: '4g' } })
    }, saveData)
    let requests = 0
    page.on('request', () => (requests += 1))
    await open(page, `${store.origin}/home/main`)
    await page.waitForLoadState('networkidle')
    await wander(page, page.getByRole('main').getByRole('link').first())
    await expect(page).toHaveURL(/\/shop/)
    await page.waitForLoadState('networkidle')
    await titleLink(page, '102').hover()
    await wander(page, cards(page).nth(2).getByRole('heading').getByRole('link'))
    await expect(page).toHaveURL(/\/shop-details\//)
    await expect(page.getByRole('region', { name: 'Related Products' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.close()
    return requests
  }
  const [without, withAll] = [await visit(true), await visit(false)]
  expect(withAll).toBeGreaterThan(without)
  expect(withAll / without).toBeLessThanOrEqual(1.3)
})

/** In steps, as a hand does, and a press. */
async function wander(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 })
  await page.mouse.down()
  await page.mouse.up()
}
