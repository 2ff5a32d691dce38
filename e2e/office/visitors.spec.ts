/** What visitors get of the office: nothing, and for whoever is signed in there the same pages to the byte. */
import { expect, test } from '../support/fixtures.ts'
import { comeIn, OFFICE_CALLS, officeOrigin } from '../support/office.ts'
import { ready } from '../support/page-state.ts'

test.use({ expected: { addresses: [OFFICE_CALLS] } })

const PAGES = ['/home/main', '/shop?category=headphones', '/shop/shop-details/101', '/cart', '/api/products?limit=5']
/** What differs from answer to answer. */
const OWN = new Set(['date', 'x-request-id'])

test('pages are the same to the byte, headers too, when somebody is signed in', async ({ page, store, playwright }) => {
  await comeIn(page, store, 'shopper@example.com')
  const baseURL = officeOrigin(store)
  const stranger = await playwright.request.newContext({ baseURL })
  for (const path of PAGES) {
    const answers = []
    for (const request of [stranger, page.request, stranger]) {
      const answer = await request.get(baseURL + path)
      const headers = answer.headersArray().filter(({ name }) => !OWN.has(name.toLowerCase()))
      answers.push({ status: answer.status(), headers, body: await answer.text() })
    }
    expect(answers[1]).toEqual(answers[2])
    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(answers[1]?.body).not.toMatch(/\/office/)
  }
  await stranger.dispose()
})

test('a page of the shop asks for nothing of the office', async ({ page, store }) => {
  await comeIn(page, store, 'visitor@example.com')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${officeOrigin(store)}/shop`)
  await ready(page)
  await page.getByRole('link', { name: 'Home', exact: true }).first().hover()
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((url) => url.includes('office'))).toEqual([])
})

test('the office’s page is for nobody’s list and no cache, and runs nothing that is not ours', async ({
  request,
  store,
}) => {
  for (const path of ['/office', '/office/', '/office/people', '/office/no/such/page', '/office/welcome']) {
    const answer = await request.get(store.origin + path)
    const headers = answer.headers()
    expect([path, answer.status(), headers['cache-control'], headers['x-robots-tag']]).toEqual([
      path,
      200,
      'no-store',
      'noindex',
    ])
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['set-cookie']).toBeUndefined()
  }
})
