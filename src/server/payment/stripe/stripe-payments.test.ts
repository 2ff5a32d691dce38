import { describe, expect, it } from 'vitest'
import { paymentShop } from '../../testing/payment-shop.ts'

const session = (answer: { pay?: { url: string } }) => answer.pay?.url.split('/').at(-1) ?? 'none'

describe('paying by card', () => {
  it('placed, paid on Stripe’s page, told by the webhook: once, with confirmation', async () => {
    const shop = await paymentShop()
    const { place, hear, database, app } = await shop.open()
    const placed = await place()
    expect(placed.statusCode).toBe(201)
    const order = placed.json()
    expect(order).toMatchObject({ state: 'placed', total: 31.04 })
    const made = shop.stripe.sessions.get(session(order))
    expect(made).toMatchObject({
      amount_total: 3104,
      currency: 'usd',
      customer_email: 'mara@example.com',
      metadata: { number: order.number },
      success_url: `http://shop.test/pages/orders/${order.number}?key=${order.key}`,
      lines: [
        { name: 'Soap', amount: 1104, quantity: 1 },
        { name: 'Shipping', amount: 2000, quantity: 1 },
      ],
    })
    expect(await hear(shop.stripe.pay(session(order)))).toBe(200)
    expect(await shop.history(order.number)).toEqual(['placed', 'paid'])
    const seen = (await app.inject(`/api/orders/${order.number}?key=${order.key}`)).json()
    expect(seen).toMatchObject({ state: 'paid' })
    expect(seen.pay).toBeUndefined()
    const later = new Date(Date.now() + 1000).toISOString()
    const mails = await database.outbox.claim({ now: later, leaseUntil: later, token: 't', limit: 9 })
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'owner-notice'])
    expect(await shop.stock()).toBe(9)
  })

  it('the same event twice, to two processes at once, counts once', async () => {
    const shop = await paymentShop()
    const [one, two] = [await shop.open(), await shop.open()]
    const order = (await one.place()).json()
    const event = shop.stripe.pay(session(order))
    expect(await Promise.all([one.hear(event), two.hear(event), two.hear(event)])).toEqual([200, 200, 200])
    expect(await shop.history(order.number)).toEqual(['placed', 'paid'])
    expect(shop.log.filter((line) => line.includes('"settlement":"repeated"'))).toHaveLength(2)
  })

  it('a wrong signature, an old one, none, and a changed body are refused, and nothing happens', async () => {
    const shop = await paymentShop()
    const { place, hear } = await shop.open()
    const order = (await place()).json()
    const event = shop.stripe.pay(session(order))
    const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360
    expect(await hear(event, 't=1,v1=00')).toBe(400)
    expect(await hear(event, shop.stripe.sign(event, sixMinutesAgo))).toBe(400)
    expect(await hear(event, '')).toBe(400)
    expect(await hear(event.replace('paid', 'pa1d'), shop.stripe.sign(event))).toBe(400)
    expect(await hear('', shop.stripe.sign(' '))).toBe(400)
    expect(await hear('x'.repeat(300 * 1024))).toBe(413)
    expect(await shop.history(order.number)).toEqual(['placed'])
  })

  it('events that are none of ours are taken and mean nothing', async () => {
    const shop = await paymentShop()
    const { hear } = await shop.open()
    const other = JSON.stringify({ id: 'evt_x', object: 'event', type: 'customer.created', data: { object: {} } })
    const unnamed = other.replace('customer.created', 'checkout.session.completed')
    expect([await hear(other), await hear(unnamed)]).toEqual([200, 200])
    expect(shop.log).toEqual([])
  })

  it('a payment that comes after its time is sent back by one of two processes, once', async () => {
    const shop = await paymentShop()
    const [one, two] = [await shop.open(), await shop.open()]
    const order = (await one.place()).json()
    const id = session(order)
    await one.hear(shop.stripe.event('checkout.session.expired', id))
    expect([await shop.history(order.number), await shop.stock()]).toEqual([['placed', 'cancelled'], 10])
    await two.hear(shop.stripe.pay(id))
    await Promise.all([one.payments.sweep(), two.payments.sweep()])
    await one.payments.sweep()
    expect(shop.stripe.refunds).toHaveLength(1)
    expect(await shop.history(order.number)).toEqual(['placed', 'cancelled', 'cancelled', 'cancelled'])
    const notes = (await one.database.orders.find(order.number))?.history.map(({ note }) => note)
    expect(notes?.at(-1)).toBe('Your payment has been sent back.')
  })

  it('another amount than the order’s goes back, and somebody is told to look', async () => {
    const shop = await paymentShop()
    const { place, hear, payments } = await shop.open()
    const order = (await place()).json()
    await hear(shop.stripe.pay(session(order), { amount_total: 1 }))
    await payments.sweep()
    expect(await shop.history(order.number)).toEqual(['placed', 'cancelled', 'cancelled'])
    expect([shop.stripe.refunds.length, await shop.stock()]).toEqual([1, 10])
    expect(shop.log.some((line) => line.startsWith('puzzling'))).toBe(true)
  })

  it('out of order: what comes after the payment changes nothing', async () => {
    const shop = await paymentShop()
    const { place, hear } = await shop.open()
    const order = (await place()).json()
    const id = session(order)
    const expired = shop.stripe.event('checkout.session.expired', id)
    await hear(shop.stripe.pay(id))
    await hear(expired)
    await hear(shop.stripe.event('checkout.session.async_payment_failed', id))
    expect(await shop.history(order.number)).toEqual(['placed', 'paid'])
    expect(shop.stripe.refunds).toEqual([])
  })

  it('a bank that decides later: waited for, then paid; or refused, and the stock comes back', async () => {
    const shop = await paymentShop()
    const { place, hear, payments } = await shop.open()
    const [first, second] = [(await place()).json(), (await place()).json()]
    for (const order of [first, second]) await hear(shop.stripe.pay(session(order), { payment_status: 'unpaid' }))
    shop.pass(60)
    await payments.sweep()
    expect(await shop.history(first.number)).toEqual(['placed'])
    const made = shop.stripe.sessions.get(session(first))
    if (made) made.payment_status = 'paid'
    await hear(shop.stripe.event('checkout.session.async_payment_succeeded', session(first)))
    await hear(shop.stripe.event('checkout.session.async_payment_failed', session(second)))
    expect(await shop.history(first.number)).toEqual(['placed', 'paid'])
    expect(await shop.history(second.number)).toEqual(['placed', 'cancelled'])
    expect(await shop.stock()).toBe(9)
  })
})

describe('the sweep', () => {
  it('asks Stripe to close a page whose time is up, and then gives the stock back; both processes may', async () => {
    const shop = await paymentShop()
    const [one, two] = [await shop.open(), await shop.open()]
    const order = (await one.place()).json()
    shop.pass(34)
    await one.payments.sweep()
    expect(await shop.stock()).toBe(9)
    shop.pass(2)
    await Promise.all([one.payments.sweep(), two.payments.sweep()])
    expect(shop.stripe.sessions.get(session(order))?.status).toBe('expired')
    expect([await shop.history(order.number), await shop.stock()]).toEqual([['placed', 'cancelled'], 10])
  })

  it('finds a payment whose webhook never came', async () => {
    const shop = await paymentShop()
    const { place, payments } = await shop.open()
    const order = (await place()).json()
    shop.stripe.pay(session(order))
    shop.pass(36)
    await payments.sweep()
    expect(await shop.history(order.number)).toEqual(['placed', 'paid'])
  })

  it('cancels nothing while Stripe does not answer, and asks less and less often', async () => {
    const shop = await paymentShop()
    const { place, payments } = await shop.open()
    const order = (await place()).json()
    shop.pass(36)
    shop.stripe.weather = 'error'
    await payments.sweep()
    const calls = shop.stripe.calls.length
    await payments.sweep()
    expect(shop.stripe.calls).toHaveLength(calls)
    expect(await shop.history(order.number)).toEqual(['placed'])
    shop.stripe.weather = 'fine'
    shop.pass(1)
    await payments.sweep()
    expect(await shop.history(order.number)).toEqual(['placed', 'cancelled'])
  })

  it('closes the page of an order that its shopper cancelled, so that nobody pays it', async () => {
    const shop = await paymentShop()
    const { place, post, payments } = await shop.open()
    const order = (await place()).json()
    expect((await post(`/orders/${order.number}/cancel?key=${order.key}`)).statusCode).toBe(200)
    await payments.sweep()
    expect(shop.stripe.sessions.get(session(order))?.status).toBe('expired')
    await payments.sweep()
    expect(shop.stripe.calls.filter((call) => call.endsWith('/expire'))).toHaveLength(1)
  })

  it('sends back what a cancelled order had paid, through errors and lost answers, once', async () => {
    const shop = await paymentShop()
    const { place, post, hear, payments } = await shop.open()
    const order = (await place()).json()
    await hear(shop.stripe.pay(session(order)))
    await post(`/orders/${order.number}/cancel?key=${order.key}`)
    for (const weather of ['error', 'cut', 'cut-after', 'fine', 'fine'] as const) {
      shop.stripe.weather = weather
      shop.pass(10)
      await payments.sweep()
    }
    expect(shop.stripe.refunds).toHaveLength(1)
    expect(shop.log.filter((line) => line.startsWith('refunded'))).toHaveLength(1)
  })

  it('a refund that the owner made himself counts as made', async () => {
    const shop = await paymentShop()
    const { place, post, hear, payments } = await shop.open()
    const order = (await place()).json()
    const id = session(order)
    await hear(shop.stripe.pay(id))
    const { payment_intent: payment, amount_total: amount } = shop.stripe.sessions.get(id) ?? {}
    shop.stripe.refunds.push({ id: 're_owner', payment_intent: payment ?? '', amount: amount ?? 0 })
    await post(`/orders/${order.number}/cancel?key=${order.key}`)
    await payments.sweep()
    expect(shop.log.filter((line) => line.startsWith('refunded'))).toHaveLength(1)
  })
})
