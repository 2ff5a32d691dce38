/** Orders in the office: what came in, its way to the shopper and back, and what a reader sees of it. */
import { expect, test } from '../support/fixtures.ts'
import { comeIn, OFFICE_CALLS, officeOrigin } from '../support/office.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { axe, expectNoLayoutShift } from '../support/page-state.ts'

// Its own store: nobody else's orders. Shoppers place as many as the test asks for.
test.use({
  expected: { addresses: [OFFICE_CALLS] },
  environment: { LIMIT_SIGN_IN: '100', LIMIT_ORDERS: '1000', LIMIT_EMAIL_ORDERS: '1000' },
})

test('orders are listed, found, packed together, and a new one appears by itself', async ({ page, store, request }) => {
  const [one, two] = [await placeOrder(request), await placeOrder(request)]
  await comeIn(page, store, 'inbox@example.com')
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('link', { name: one.number })).toBeVisible()
  const three = await placeOrder(request)
  await expect(page.getByRole('link', { name: three.number })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'new order' })).toHaveText('1 new order came in.')

  await page.getByLabel('Search', { exact: true }).fill(two.number.toLowerCase().replace('-', ''))
  await expect(page.getByRole('link', { name: one.number })).toHaveCount(0)
  await expect(page.getByRole('link', { name: two.number })).toBeVisible()
  await page.getByLabel('Search', { exact: true }).fill('nobody at all')
  await expect(page.getByText('No order has all of these words.')).toBeVisible()
  await page.getByLabel('Search', { exact: true }).fill('')

  for (const { number } of [one, three]) await page.getByLabel(`Select ${number}`).check()
  await page.getByRole('button', { name: 'Pack selected' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'packed' })).toHaveText('2 orders are packed.')
  await page
    .getByRole('navigation', { name: 'Which orders' })
    .getByRole('button', { name: /^To ship/ })
    .click()
  await expect(page.getByRole('link', { name: three.number })).toBeVisible()
  await expect(page.getByRole('link', { name: two.number })).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`an order goes its way at ${width} px: packed, shipped, paid, sent back in part`, async ({
    page,
    store,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const order = await placeOrder(request, { lines: [{ id: '101', quantity: 2 }] })
    await comeIn(page, store, `way-${width}@example.com`)
    const whole = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await axe(page)
    }
    await page.goto(`${officeOrigin(store)}/office/orders`)
    await expect(page.getByRole('link', { name: order.number })).toBeVisible()
    await expectNoLayoutShift(page)
    await whole()
    await page.getByRole('link', { name: order.number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.number)
    await page.getByRole('button', { name: 'Pack', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Packed.' })).toBeVisible()

    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    const ship = page.getByRole('dialog', { name: `Ship ${order.number}` })
    await whole()
    await ship.getByLabel('Carrier').fill('UPS')
    await ship.getByLabel('Tracking number').fill('1Z999')
    await ship.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute('href', /ups\.com.*1Z999/)

    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const pay = page.getByRole('dialog')
    await pay.getByLabel('Amount').fill('x')
    await pay.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(pay.getByRole('alert')).toHaveText('Write an amount such as 12.50.')
    await pay.getByLabel('Amount').fill(order.total.toFixed(2).replace('.', ','))
    await pay.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The payment is noted.' })).toBeVisible()

    await page.getByRole('button', { name: 'Return', exact: true }).click()
    const back = page.getByRole('dialog')
    await back.getByRole('spinbutton').fill('1')
    await whole()
    await back.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(page.getByText('1 came back')).toBeVisible()

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const refund = page.getByRole('dialog')
    await refund.getByLabel('Amount').fill('99999')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(refund.getByRole('alert')).toContainText('at most')
    await refund.getByLabel('Amount').fill('3.50')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByText('$3.50 went back')).toBeVisible()

    await page.getByLabel('Note', { exact: false }).last().fill('Called her')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Called her').first()).toBeVisible()
    await page.getByRole('button', { name: 'Send again: On its way' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'goes out again' })).toBeVisible()
    await whole()

    // What the shopper sees of it.
    await page.goto(store.origin + order.path)
    await expect(page.getByText('UPS 1Z999')).toBeVisible()
    await expect(page.getByText('$3.50 has gone back to you.')).toBeVisible()

    // The invoice was made when it was shipped, and the refund corrects it.
    await page.goto(`${officeOrigin(store)}/office/orders/${order.number}`)
    const print = page.getByRole('link', { name: 'Print invoice' })
    await expect(page.getByRole('link', { name: /^Print credit note/ })).toHaveCount(1)
    const invoiceAddress = (await print.getAttribute('href')) ?? ''
    await page.goto(invoiceAddress)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice \d{4}-\d{4}$/)
    await expect(page.getByRole('article')).toContainText(`$${order.total.toFixed(2)}`)
    await expectNoLayoutShift(page)
    await whole()
    const number = /Invoice (\S+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1]
    await page.goto(store.origin + order.path)
    await page.getByRole('link', { name: /^Credit note/ }).click()
    await expect(page.getByText(`Corrects invoice ${number}`)).toBeVisible()
    await expect(page.getByRole('article')).toContainText('$3.50')
    expect((await request.get(invoiceAddress.replace(/key=.*/, 'key=another'))).status()).toBe(404)
  })
}

test('a packing slip has what goes into the box and no price', async ({ page, store, request }) => {
  const order = await placeOrder(request)
  await comeIn(page, store, 'slips@example.com')
  await page.goto(`${officeOrigin(store)}/office/orders/${order.number}`)
  await page.getByRole('link', { name: 'Print packing slip' }).click()
  const slip = page.getByRole('article', { name: `Packing slip ${order.number}` })
  await expect(slip.getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await expect(slip).not.toContainText('$')
  await axe(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('a reader sees orders, nobody’s name, and no button', async ({ page, store, request }) => {
  const order = await placeOrder(request)
  await moveOrder(store, order, ['packed'])
  await comeIn(page, store, 'reads-orders@example.com', 'reader')
  await page.goto(`${officeOrigin(store)}/office/orders/${order.number}`)
  await expect(page.getByText('Personal data is for staff and owners.')).toBeVisible()
  for (const name of ['Ship', 'Add note', 'Cancel order']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await page.goto(`${officeOrigin(store)}/office/orders`)
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
})
