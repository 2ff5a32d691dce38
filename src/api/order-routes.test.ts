import { ZERO } from '#domain/money/minor.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { describe, expect, it, vi } from 'vitest'
import { orderApi, orderBody } from './testing/order-api.ts'

describe('POST /orders', () => {
  it('spec 10.2: 201 with the order in dollars, and stock, status and sell count follow', async () => {
    const { app, place, database } = await orderApi()
    const answer = await place(
      orderBody({ lines: [{ id: '1', quantity: 3, price: 11.04 }], total: 53.12, shipping: 'flat-rate' }),
    )
    expect(answer.json()).toMatchObject({ state: 'placed', subtotal: 33.12, discount: 0, shipping: 20, total: 53.12 })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { number, key } = answer.json()
    expect(number).toMatch(/^V-[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(key).toMatch(/^[\w-]{43}$/)
    const [product] = await database.catalogue.productsByIds(['1'])
    expect(product).toMatchObject({ quantity: 0, status: 'out-of-stock', sellCount: 3 })
    const found = await app.inject(`/api/orders/${number}?key=${key}`)
    expect(found.json()).toEqual(answer.json())
    expect(found.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(found.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('spec 10.3: the same key and body is the same order, another body is a 422', async () => {
    const { place, database } = await orderApi()
    const first = await place(orderBody(), 'one-attempt')
    const again = await place(orderBody(), 'one-attempt')
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    const other = await place(orderBody({ notes: 'Another' }), 'one-attempt')
    expect(other.statusCode).toBe(422)
    expect(await database.orders.list({ limit: 10 })).toHaveLength(1)
  })

  it('its language is one of the shop’s; the main one goes without saying', async () => {
    const { place } = await orderApi({ shop: { ...DEFAULT_SHOP_SETTINGS, languages: ['fr', 'ar'] } })
    expect((await place(orderBody({ locale: 'fr' }), 'french-order')).json()).toMatchObject({ locale: 'fr' })
    expect((await place(orderBody({ locale: 'en' }), 'english-order')).json()).not.toHaveProperty('locale')
    const answer = await place(orderBody({ locale: 'de' }), 'german-order')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ path: 'locale', message: 'must be one of en, fr, ar, got "de"' }])
  })

  it('spec 10.3: the key is looked up before stock is judged', async () => {
    const { place } = await orderApi()
    const body = orderBody({ lines: [{ id: '1', quantity: 3 }], total: 33.12 })
    expect((await place(body, 'last-pieces')).statusCode).toBe(201)
    expect((await place(body, 'last-pieces')).statusCode).toBe(200)
    expect((await place(body, 'another-key')).statusCode).toBe(409)
  })

  it('spec 10.2: 409 says everything that differs, and nothing is stored', async () => {
    const { place, database } = await orderApi()
    const lines = [
      { id: '1', quantity: 4, price: 12.99 },
      { id: 'nothing', quantity: 1 },
      { id: '2', quantity: 1, size: 'XL' },
      { id: '3', quantity: 1 },
    ]
    const answer = await place(orderBody({ lines, code: 'welcome', total: 1 }))
    expect(answer.statusCode).toBe(409)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json().changes).toEqual([
      { line: 0, id: '1', kind: 'price', was: 12.99, now: 11.04 },
      { line: 0, id: '1', kind: 'stock', was: 4, now: 3 },
      { line: 1, id: 'nothing', kind: 'gone', was: null, now: null },
      { line: 2, id: '2', kind: 'choice', was: 'XL', now: 'S' },
      { line: 3, id: '3', kind: 'stock', was: 1, now: 0 },
      { kind: 'code', was: 'WELCOME', now: 'The code "WELCOME" is not known.' },
      { kind: 'total', was: 1, now: 33.12 },
    ])
    expect(await database.orders.list({ limit: 10 })).toEqual([])
  })

  it('spec 10.3: the key is needed, and visible', async () => {
    const { post, place } = await orderApi()
    expect((await post('/orders', orderBody())).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'Idempotency-Key', message: 'is missing: must be 8 to 128 visible characters' }],
    })
    expect((await place(orderBody(), 'short')).statusCode).toBe(400)
    expect((await place(orderBody(), 'with a space')).statusCode).toBe(400)
  })

  it('usability 41: wrong fields of the form are named in the words of the form', async () => {
    const { place } = await orderApi()
    const address = { country: 'US', name: ' ', line1: 'Street 1', postcode: '1234', city: 'A\u0007' }
    const answer = await place(orderBody({ contact: { email: 'mara@' }, address }))
    expect(answer.json().errors).toEqual([
      { path: 'contact.email', message: 'Email must be a valid e-mail address' },
      { path: 'address.name', message: 'Full name is required' },
      { path: 'address.postcode', message: 'The ZIP code has 5 digits, this has 4' },
      { path: 'address.city', message: 'City must not contain control characters' },
      { path: 'address.state', message: 'State is required' },
    ])
  })

  it('a way to pay that is off is refused', async () => {
    const { place } = await orderApi()
    expect((await place(orderBody({ payment: 'stripe' }))).json().errors).toEqual([
      { path: 'payment', message: 'must be one of pay-later, got "stripe"' },
    ])
  })
})

describe('POST /orders/quote', () => {
  it('spec 10.4: the sums and changes of an order, without contact and address, and nothing stored', async () => {
    const { post, database } = await orderApi()
    await database.promotions.add({ code: 'TENTH', kind: 'percent', value: 10, minimum: ZERO, uses: 0 }, new Date())
    const { lines } = orderBody({}) as { lines: unknown }
    const answer = await post('/orders/quote', { shipping: 'flat-rate', lines, code: ' tenth ', total: 20 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      code: 'TENTH',
      subtotal: 11.04,
      discount: 1.1,
      shipping: 20,
      total: 29.94,
      changes: [{ kind: 'total', was: 20, now: 29.94 }],
    })
    const [code] = await database.promotions.list()
    expect(code?.uses).toBe(0)
  })
})

describe('the calls about orders', () => {
  it('spec 7.4: stand in the description, and another method is a 405', async () => {
    const { app } = await orderApi()
    const { paths, components } = (await app.inject('/api/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/orders', '/api/orders/quote', '/api/orders/track', '/api/orders/{number}']),
    )
    expect(components.schemas.OrderRequestInput ?? components.schemas.OrderRequest).toBeDefined()
    const answer = await app.inject('/api/orders')
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST'])
  })
})

describe('an order afterwards', () => {
  it('spec 10.10: a wrong key and an unknown number are the same 404', async () => {
    const { app, place } = await orderApi()
    const { number } = (await place(orderBody())).json()
    const wrong = await app.inject(`/api/orders/${number}?key=wrong`)
    const unknown = await app.inject('/api/orders/V-00000000?key=wrong')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect(wrong.body).toBe(unknown.body)
    expect((await app.inject(`/api/orders/${number}`)).statusCode).toBe(400)
  })

  it('cancelling gives the pieces back, once, and not after packing', async () => {
    const { post, place, database } = await orderApi()
    const { number, key } = (await place(orderBody({ lines: [{ id: '1', quantity: 3 }], total: 33.12 }))).json()
    expect((await post(`/orders/${number}/cancel?key=wrong`, undefined)).statusCode).toBe(404)
    const cancelled = await post(`/orders/${number}/cancel?key=${key}`, undefined)
    expect(cancelled.json()).toMatchObject({
      state: 'cancelled',
      history: [{ state: 'placed' }, { state: 'cancelled' }],
    })
    const [product] = await database.catalogue.productsByIds(['1'])
    expect(product).toMatchObject({ quantity: 3, status: 'in-stock', sellCount: 0 })
    expect((await post(`/orders/${number}/cancel?key=${key}`, undefined)).statusCode).toBe(409)
  })

  it('tracking gives the key for number and e-mail, and the same answer for every miss', async () => {
    const { post, place } = await orderApi()
    const { number, key } = (await place(orderBody())).json()
    const typed = number.toLowerCase().replace('-', ' ')
    expect((await post('/orders/track', { number: typed, email: ' MARA@example.com ' })).json()).toEqual({
      number,
      key,
    })
    const wrongEmail = await post('/orders/track', { number, email: 'other@example.com' })
    const unknown = await post('/orders/track', { number: 'V-00000000', email: 'mara@example.com' })
    const nonsense = await post('/orders/track', { number: 'x', email: '' })
    expect(wrongEmail.statusCode).toBe(404)
    expect([unknown.body, nonsense.body]).toEqual([wrongEmail.body, wrongEmail.body])
  })

  it('tracking waits for its answer time, whether it finds or not', async () => {
    let waits = 0
    const untilAnswer = async () => void (waits += 1)
    const { post, place } = await orderApi({ service: { untilAnswer } })
    const { number } = (await place(orderBody())).json()
    await post('/orders/track', { number, email: 'mara@example.com' })
    await post('/orders/track', { number, email: 'other@example.com' })
    await post('/orders/track', { number: 'V-00000000', email: 'other@example.com' })
    expect(waits).toBe(3)
  })

  it('a delivered product is reviewed once, under a short name, and counted as verified', async () => {
    const { app, post, place, database } = await orderApi()
    const { number, key } = (await place(orderBody())).json()
    const review = { productId: '1', rating: 4, review: 'Smells good.' }
    const url = `/orders/${number}/reviews?key=${key}`
    expect((await post(url, review)).statusCode).toBe(409)
    for (const state of ['paid', 'packed', 'shipped', 'delivered'] as const) {
      await database.orders.move(number, state, { at: new Date() })
    }
    expect((await post(url, { ...review, productId: '2' })).statusCode).toBe(404)
    expect((await post(url, { ...review, rating: 6 })).statusCode).toBe(400)
    expect((await post(url, review)).statusCode).toBe(201)
    expect((await post(url, review)).statusCode).toBe(409)
    await vi.waitFor(async () => {
      const product = (await app.inject('/api/product/1')).json()
      expect(product.rating).toEqual({ average: 4, count: 1 })
      expect(product.reviews).toMatchObject([{ name: 'Mara T.', rating: 4, review: 'Smells good.', verified: true }])
      const [item] = (await app.inject('/api/product?filter={"ids":["1"]}')).json()
      expect(item).toMatchObject({ rating: { average: 4, count: 1 }, sellCount: 1 })
    })
  })
})
