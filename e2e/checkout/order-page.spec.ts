/** The page of an order, tracking and the list of orders (usability 49 to 51). */
import { expect, test } from '../support/fixtures.ts'
import { moveOrder, placeOrder, post } from '../support/orders.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'

// A store of its own, since orders take from its stock; its limits are for shoppers, not for specs.
test.use({ environment: { LIMIT_CANCELLING: '1000', LIMIT_TRACKING: '1000', LIMIT_MAILS: '1000' } })

const DELIVERED = ['paid', 'packed', 'shipped', 'delivered']
const WIDTHS = [390, 768, 1280]

test.describe('the page of an order', () => {
  test('says what was ordered, what happens next and what it costs', async ({ page, request }) => {
    const order = await placeOrder(request, {
      shipping: 'flat-rate',
      lines: [{ id: '101', quantity: 2 }],
      notes: 'Please ring <b>twice</b>',
    })
    await open(page, order.path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await expect(main).toContainText('mara@example.com')
    await expect(main.getByText(order.number, { exact: true })).toBeVisible()
    await expect(main.getByText('Springfield, IL 62704')).toBeVisible()
    await expect(main.getByText('Please ring <b>twice</b>')).toBeVisible()
    await expect(main.getByText('30 days easy returns')).toBeVisible()
    const summary = main.getByRole('region', { name: 'Your order' })
    await expect(summary.getByRole('link', { name: 'Meridian Over-Ear Headphones' })).toHaveAttribute(
      'href',
      '/shop/shop-details/101',
    )
    await expect(summary).toContainText('Meridian Over-Ear Headphones, 2 pieces')
    await expect(main).not.toContainText(/being packed|times /)
    await expect(summary).toContainText('$559.30')
    await expect(summary).toContainText('$20.00')
    await expect(summary).toContainText('$579.30')
    const steps = main.getByRole('list').filter({ hasText: 'Order placed' }).getByRole('listitem')
    await expect(steps).toHaveText([
      /Done: Order placed.*\d[ap]m/,
      /Next: Packed/,
      /To come: With the courier.*Leaves/,
      /Delivered/,
    ])
  })

  test('is in no cache and no search engine, and its address goes nowhere', async ({ page, request }) => {
    const { path } = await placeOrder(request)
    const [address = '', query = ''] = path.split('?')
    for (const target of [path, `${address}.data?${query}`, `${address}?key=wrong`]) {
      const answer = await request.get(target)
      expect(answer.headers(), target).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      expect(answer.headers()['etag'], target).toBeUndefined()
    }
    const referrers: string[] = []
    page.on('request', (sent) => referrers.push(sent.headers()['referer'] ?? ''))
    await open(page, path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    expect(referrers.filter((referrer) => referrer.includes('key='))).toEqual([])
    expect(await page.locator('head').innerHTML()).not.toContain('key=')
  })

  test('prints what an invoice needs, and nothing that only a screen can do', async ({ page, request }) => {
    const order = await placeOrder(request)
    await page.setViewportSize({ width: 690, height: 980 })
    await open(page, order.path)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    await expect(main.getByText(order.number, { exact: true })).toBeVisible()
    await expect(main.getByText('Springfield, IL 62704')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Your order' })).toContainText('$279.65')
    await expect(page.locator('button:visible, a.button:visible, form:visible, footer:visible')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('accessible, quiet and whole', () => {
  const paths = { placed: '', delivered: '', track: '/pages/track-order', history: '/pages/order-history' }

  test.beforeAll(async ({ playwright, store }) => {
    const request = await playwright.request.newContext({ baseURL: store.origin })
    const delivered = await placeOrder(request)
    await moveOrder(store, delivered, DELIVERED)
    Object.assign(paths, { placed: (await placeOrder(request)).path, delivered: delivered.path })
    await request.dispose()
  })

  for (const width of WIDTHS) {
    for (const name of ['placed', 'delivered', 'track', 'history'] as const) {
      test(`usability 52 to 58: ${name} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, paths[name])
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoLayoutShift(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await axe(page)
      })
    }
  }
})

test.describe('a wrong key', () => {
  test.use({ expected: { addresses: [/\/pages\/orders\//] } })

  test('is the same 404 as an unknown number, with the way to find an order', async ({ page, request }) => {
    const { number } = await placeOrder(request)
    for (const path of [
      `/pages/orders/${number}?key=wrong`,
      `/pages/orders/${number}`,
      '/pages/orders/V-00000000?key=x',
    ]) {
      expect((await open(page, path)).status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await expect(page.getByRole('main')).not.toContainText(number)
    }
    await page.getByRole('main').getByRole('link', { name: 'Track Orders' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track Orders')
  })
})

test.describe('usability 50: cancelling', () => {
  test('asks first, gives the focus to the new heading, and the pieces are back', async ({ page, request }) => {
    const stock = async () => ((await (await request.get('/api/product/101')).json()) as { quantity: number }).quantity
    const before = await stock()
    const order = await placeOrder(request)
    await open(page, order.path)
    await page.getByRole('button', { name: 'Cancel this order' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel this order?' })
    await question.getByRole('button', { name: 'Keep my order' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Cancel this order' }).press('Enter')
    await question.getByRole('button', { name: 'Yes, cancel it' }).press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('This order was cancelled')
    await expect(heading).toBeFocused()
    await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0)
    await expect.poll(stock).toBe(before)
    await axe(page)
  })

  test.describe('too late', () => {
    test.use({ expected: { addresses: [/\/cancel\?/] } })
    test('is said in words, and the page shows how things stand', async ({ page, request, store }) => {
      const order = await placeOrder(request)
      await open(page, order.path)
      await moveOrder(store, order, ['paid', 'packed'])
      await page.getByRole('button', { name: 'Cancel this order' }).click()
      await page.getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(page.getByRole('alert')).toContainText('It has been packed meanwhile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is packed')
    })
  })
})

test.describe('Track Orders', () => {
  test('number and e-mail lead to the order by Enter, however they are typed', async ({ page, request }) => {
    const order = await placeOrder(request)
    await open(page, '/shop/wishlist')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track Orders' }).click()
    await page.getByLabel('Order number').fill(` ${order.number.toLowerCase().replace('-', ' ')} `)
    await page.getByLabel('E-mail').fill('MARA@example.com')
    await page.getByLabel('E-mail').press('Enter')
    await expect(page).toHaveURL(order.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })

  test('what is missing or malformed is said at its field before anything is sent', async ({ page }) => {
    await open(page, '/pages/track-order')
    await page.getByRole('button', { name: 'Track order' }).click()
    await expect(page.getByLabel('Order number')).toBeFocused()
    await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/Order number is required/)
    await page.getByLabel('Order number').fill('V-1')
    await page.getByLabel('E-mail').fill('mara@')
    await page.getByLabel('E-mail').press('Enter')
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Email must be a valid e-mail address')
  })

  test.describe('a miss', () => {
    test.use({ expected: { addresses: [/\/orders\/track$/] } })

    test('is one answer, whatever was wrong', async ({ page, request }) => {
      const { number } = await placeOrder(request)
      const said: string[] = []
      for (const [typed, email] of [
        [number, 'someone@example.com'],
        ['V-00000000', 'mara@example.com'],
        ['no number at all', 'mara@example.com'],
      ] as const) {
        await open(page, '/pages/track-order')
        await page.getByLabel('Order number').fill(typed)
        await page.getByLabel('E-mail').fill(email)
        await page.getByRole('button', { name: 'Track order' }).click()
        await expect(page.getByRole('alert')).not.toBeEmpty()
        said.push(await page.getByRole('alert').innerText())
      }
      expect(new Set(said)).toEqual(
        new Set(['There is no order with this number and this e-mail address. Both stand in the confirmation mail.']),
      )
      const misses = await Promise.all([
        post(request, '/orders/track', { number, email: 'someone@example.com' }),
        post(request, '/orders/track', { number: 'V-00000000', email: 'mara@example.com' }),
      ])
      expect(new Set(await Promise.all(misses.map((answer) => answer.text()))).size).toBe(1)
      expect(misses.map((answer) => answer.status())).toEqual([404, 404])
    })

    test('too many are told to wait', async ({ page }) => {
      await page.route('**/api/orders/track', (route) => route.fulfill({ status: 429, json: {} }))
      await open(page, '/pages/track-order')
      await page.getByLabel('Order number').fill('V-00000000')
      await page.getByLabel('E-mail').fill('mara@example.com')
      await page.getByRole('button', { name: 'Track order' }).click()
      await expect(page.getByRole('alert')).toContainText('Too many attempts')
    })
  })
})
