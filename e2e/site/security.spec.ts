/** What a page may load and run, and that a hostile title stays text (spec 6.2). */
import { card, cards } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'

const TITLE = '<img src=x onerror=alert(1)> "Q&A"'
const SCRIPT = '</script><script>window.broken = true</script>'

const HOSTILE = [
  {
    id: '1',
    title: TITLE,
    price: 10,
    discount: 10,
    quantity: 3,
    productType: 'electronics',
    parent: `Rings ${TITLE}`,
    children: 'Plain',
    brand: { name: TITLE },
    category: { name: `Rings ${TITLE}` },
    description: `${SCRIPT} ${TITLE} `.repeat(3),
    additionalInformation: [{ key: TITLE, value: SCRIPT }],
    tags: [SCRIPT],
  },
]

test.use({ catalogue: HOSTILE })

test('the content security policy names only ourselves, and every inline script by its hash', async ({ page }) => {
  const response = await open(page, '/shop')
  const policy = response.headers()['content-security-policy'] ?? ''
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const scripts = directives.get('script-src') ?? []
  expect(scripts[0]).toBe("'self'")
  for (const source of scripts.slice(1)) expect(source).toMatch(/^'sha256-[\w+/=]+'$/)
  expect(directives.get('object-src')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'self'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(directives.has('upgrade-insecure-requests')).toBe(false)
  const headers = response.headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
})

test('spec 6.2: a hostile title is text on the card, in the toasts and on its page', async ({ page }) => {
  await open(page, '/shop')
  await expect(cards(page).getByRole('heading')).toHaveText([TITLE])
  await card(page, TITLE)
    .getByRole('button', { name: /^Add To Cart/ })
    .click()
  await expect(page.getByText(`${TITLE} added to cart`, { exact: true })).toHaveCount(1)
  await open(page, '/shop/shop-details/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page).toHaveTitle(/<img src=x onerror=alert\(1\)> "Q&A"/)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('what a visitor types into the address stays text', async ({ page }) => {
  await open(page, `/shop?brand=${encodeURIComponent(SCRIPT)}&category=${encodeURIComponent(TITLE)}`)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
