/** The browser's copy of a small catalogue: a tab that hears of a new version fetches it, once, and answers by itself again. */
import { card, expectInQuery, option } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { SAMPLE } from '../support/sample.ts'

const COPY = /\/catalogue\/.*\.json$/
const cheap = SAMPLE.find(({ parent, quantity }) => parent === 'Headphones' && quantity > 0)
if (!cheap) throw new Error('The sample has no headphones.')

test.use({ environment: { LIMIT_ORDERS: '1000' } })

test('after a change of a price the next filters make no request again, and show it', async ({ page, store }) => {
  await page.clock.install()
  const copy = page.waitForResponse(COPY)
  await page.goto('/shop')
  await page.clock.runFor(5000)
  await (await copy).finished()
  await expect(page.locator('html[data-ready]')).toBeAttached()

  await store.command('scripts/products.ts', 'set', cheap.id, 'price=1234.56')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.clock.runFor(61_000)
  const redirected = page.waitForResponse((answer) => answer.status() === 307)
  await option(page, 'Product Status', 'In Stock').click()
  await page.clock.runFor(1000)
  await redirected
  await expectInQuery(page, { status: 'in-stock' })

  const renewed = page.waitForResponse((answer) => COPY.test(answer.url()) && answer.request().method() === 'GET')
  await page.clock.runFor(13_000)
  await (await renewed).finished()
  expect(asked.filter((request) => request.startsWith('GET /catalogue/'))).toHaveLength(1)

  asked.length = 0
  await option(page, 'Categories', 'Headphones').click()
  await page.clock.runFor(1000)
  await expectInQuery(page, { category: 'headphones' })
  await expect(card(page, cheap.title)).toContainText('1,234.56')
  await page.clock.runFor(20_000)
  await option(page, 'Product Status', 'On sale').click()
  await page.clock.runFor(1000)
  await expectInQuery(page, { category: 'headphones', status: 'on-sale' })
  expect(asked.filter((request) => !/\.(?:avif|webp|jpg|png|js|css)$/.test(request))).toEqual([])
})

test('parameters of others stay in the address through filters, sorts, pages and redirects, and out of the canonical link', async ({
  page,
}) => {
  await open(page, '/shop?utm_source=mail&ref=a%20b')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shop$/)
  await option(page, 'Product Status', 'In Stock').click()
  await expectInQuery(page, { status: 'in-stock', utm_source: 'mail', ref: 'a b' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('low')
  await expectInQuery(page, { status: 'in-stock', sortBy: 'low', utm_source: 'mail' })
  await page.getByRole('link', { name: /^Next/ }).click()
  await expectInQuery(page, { page: '2', sortBy: 'low', utm_source: 'mail' })
  await page.getByRole('button', { name: 'Reset Filter' }).first().click()
  await expectInQuery(page, { page: null, sortBy: null, utm_source: 'mail' })
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shop$/)
  await page.goto('/?utm_source=mail')
  await expect(page).toHaveURL('/home/main?utm_source=mail')
  await open(page, '/pages/search?searchText=headphones&utm_source=mail')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('low')
  await expectInQuery(page, { searchText: 'headphones', sortBy: 'low', utm_source: 'mail' })
})

test.describe('another format', () => {
  test.use({ expected: { addresses: [COPY], messages: [/status of 410/] } })

  test('a tab that was open before the copy got another format loads its page anew, with what was pressed, and no more than once', async ({
    page,
  }) => {
    await page.clock.install()
    const copy = page.waitForResponse(COPY)
    await page.goto('/shop')
    await page.clock.runFor(5000)
    await (await copy).finished()
    await expect(page.locator('html[data-ready]')).toBeAttached()

    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await page.route(COPY, (route) => route.fulfill({ status: 410 }))
    await page.clock.runFor(61_000)
    const gone = page.waitForResponse((answer) => answer.status() === 410)
    const anew = page.waitForEvent('load')
    await option(page, 'Product Status', 'In Stock').click()
    await page.clock.runFor(1000)
    await gone
    await anew
    await expectInQuery(page, { status: 'in-stock' })

    let goneAgain = false
    page.on('response', (answer) => (goneAgain ||= answer.status() === 410))
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return goneAgain
      })
      .toBe(true)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await option(page, 'Categories', 'Headphones').click()
    await page.clock.runFor(1000)
    await expectInQuery(page, { status: 'in-stock', category: 'headphones' })
    expect(loads).toHaveLength(1)
  })
})
