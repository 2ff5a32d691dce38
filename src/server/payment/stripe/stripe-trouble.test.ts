import { ZERO } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { paymentShop } from '../../testing/payment-shop.ts'

describe('Stripe in trouble while an order is placed', () => {
  it.each(['error', 'cut', 'hang'] as const)(
    '%s: the order stands without a page, a repeat or the pay call gets it later',
    async (weather) => {
      const shop = await paymentShop()
      const { place, post } = await shop.open()
      shop.stripe.weather = weather
      const placed = await place({}, 'one-attempt')
      expect(placed.statusCode).toBe(201)
      const order = placed.json()
      expect(order.pay).toBeUndefined()
      const pay = `/orders/${order.number}/pay?key=${order.key}`
      const failed = await post(pay)
      expect(failed.statusCode).toBe(503)
      expect(failed.json()).toMatchObject({ title: 'Service Unavailable' })
      shop.stripe.weather = 'fine'
      const paid = await post(pay)
      expect(paid.json()).toEqual({ url: expect.stringContaining('https://checkout.stripe.example/') })
      const repeated = await place({}, 'one-attempt')
      expect([repeated.statusCode, repeated.json().pay?.url]).toEqual([200, paid.json()['url']])
      expect(shop.stripe.sessions.size).toBe(1)
      expect(shop.log.join('\n')).not.toMatch(/mara|key=/)
    },
  )

  it('an answer that got lost, and a crash before the page was noted: the same page again', async () => {
    const shop = await paymentShop()
    const crashed = await shop.open(() => ({ keepPage: () => Promise.reject(new Error('killed')) }))
    const first = await crashed.place({}, 'one-attempt')
    expect([first.statusCode, first.json().pay]).toEqual([201, undefined])
    const { place, post } = await shop.open()
    shop.stripe.weather = 'cut-after'
    expect((await place({}, 'one-attempt')).statusCode).toBe(200)
    shop.stripe.weather = 'fine'
    const { number, key } = first.json()
    const pages = await Promise.all([
      post(`/orders/${number}/pay?key=${key}`),
      post(`/orders/${number}/pay?key=${key}`),
    ])
    const [id] = shop.stripe.sessions.keys()
    expect(pages.map((page) => page.json()['url'])).toEqual(
      Array(2).fill(`https://checkout.stripe.example/c/pay/${id}`),
    )
    expect(shop.stripe.sessions.size).toBe(1)
  })

  it('an order whose page was never made gives its stock back when its time is up', async () => {
    const shop = await paymentShop()
    const { place, payments, post } = await shop.open()
    shop.stripe.weather = 'cut'
    const order = (await place()).json()
    shop.pass(36)
    await payments.sweep()
    expect([await shop.history(order.number), await shop.stock()]).toEqual([['placed', 'cancelled'], 10])
    expect((await post(`/orders/${order.number}/pay?key=${order.key}`)).statusCode).toBe(409)
  })

  it('cancelled while its page was being made: the page is closed and shown to nobody', async () => {
    const shop = await paymentShop()
    const { place, database } = await shop.open((repository) => ({
      async keepPage(number, page, expiresAt) {
        await database.orders.move(number, 'cancelled', { at: new Date() })
        return await repository.keepPage(number, page, expiresAt)
      },
    }))
    const order = (await place()).json()
    expect(order.pay).toBeUndefined()
    expect([...shop.stripe.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
  })

  it('an order that costs nothing is paid without Stripe', async () => {
    const shop = await paymentShop()
    const { place, database } = await shop.open()
    await database.promotions.add({ code: 'GIFT', kind: 'percent', value: 100, minimum: ZERO, uses: 0 }, new Date())
    const order = (await place({ code: 'GIFT', shipping: 'free', total: 0 })).json()
    expect(order).toMatchObject({ state: 'paid', total: 0 })
    expect(shop.stripe.calls).toEqual([])
  })

  it('an address that Stripe does not take is left for the shopper to type there', async () => {
    const shop = await paymentShop()
    const { place } = await shop.open()
    const order = (await place({ contact: { email: 'mara@shop.invalid' } })).json()
    expect(order.pay?.url).toContain('https://')
    expect([...shop.stripe.sessions.values()].map((one) => one.customer_email)).toEqual([null])
  })
})

describe('POST /orders/{number}/pay', () => {
  it('is for who has the key, and for what can be paid', async () => {
    const shop = await paymentShop()
    const { place, post, hear } = await shop.open()
    const order = (await place()).json()
    const pay = (key: string, number = order.number) => post(`/orders/${number}/pay?key=${key}`)
    expect((await pay('wrong')).statusCode).toBe(404)
    expect((await pay(order.key, 'V-00000000')).statusCode).toBe(404)
    expect((await post(`/orders/${order.number}/pay`)).statusCode).toBe(400)
    expect(
      (await post(`/orders/${order.number}/pay?key=${order.key}`, undefined, { 'x-xsrf-token': 'x' })).statusCode,
    ).toBe(403)
    expect((await pay(order.key)).json()).toEqual({ url: order.pay?.url })
    await hear(shop.stripe.pay(order.pay?.url.split('/').at(-1) ?? ''))
    expect((await pay(order.key)).json()).toMatchObject({ status: 409, detail: 'This order has been paid.' })
    const later = (await place({ payment: 'pay-later' })).json()
    expect((await pay(later.key, later.number)).statusCode).toBe(409)
  })

  it('after its time: what became of the order is found out first', async () => {
    const shop = await paymentShop()
    const { place, post } = await shop.open()
    const [open, paid] = [(await place()).json(), (await place()).json()]
    shop.stripe.pay(paid.pay?.url.split('/').at(-1) ?? '')
    shop.pass(36)
    const pay = (order: { number: string; key: string }) => post(`/orders/${order.number}/pay?key=${order.key}`)
    expect((await pay(open)).json()).toMatchObject({ detail: 'This order has been cancelled.' })
    expect((await pay(paid)).json()).toMatchObject({ detail: 'This order has been paid.' })
  })
})
