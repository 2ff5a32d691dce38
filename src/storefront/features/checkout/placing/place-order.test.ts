import { minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { type Cart, lineKey, makeLine } from '#domain/cart/cart-line.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { withoutOrdered } from '#domain/order/cart-after-order.ts'
import type { ApiAnswer } from '#storefront/state/api-client.ts'
import { createOrderAttempts } from '#storefront/state/order-attempt.ts'
import type { RememberedOrder } from '#storefront/state/order-history.ts'
import { createMemoryStorage } from '#storefront/state/testing/memory-storage.ts'
import { type OrderBody, requestLines } from '../../../goods/order/order-request.ts'
import { awaitsAnswer, placeOrder, type PlaceTools, resendOrder } from './place-order.ts'
import { createSentOrders } from './sent-order.ts'

/** A shop that keeps to spec 10.2 and 10.3: one order a key, the same one for the same body, 422 for another. */
function openShop() {
  const orders = new Map<string, { number: string; body: string }>()
  const shop = {
    orders,
    /** What is answered in place of the shop: before it looks at the call, or after it has stored the order. */
    before: [] as (ApiAnswer | 'lost' | undefined)[],
    after: [] as ('lost' | undefined)[],
    async post(_path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> {
      const early = shop.before.shift()
      if (early === 'lost') throw new TypeError('offline')
      if (early) return early
      const key = headers['idempotency-key'] ?? ''
      const text = JSON.stringify(body)
      const earlier = orders.get(key)
      if (earlier && earlier.body !== text) return answer(422, {})
      const order = earlier ?? { number: `V-${orders.size + 1}`, body: text }
      orders.set(key, order)
      if (shop.after.shift() === 'lost') throw new TypeError('lost')
      return answer(earlier ? 200 : 201, { number: order.number, key: `secret-${order.number}`, total: 10 })
    },
  }
  return shop
}
const answer = (status: number, body: unknown): ApiAnswer => ({ status, body, retryAfterSeconds: null })
const soap = makeLine(makeItem({ id: 'soap', price: minor(1000), quantity: 50 }), 1, {})
const ring = makeLine(makeItem({ id: 'ring', price: minor(2000), quantity: 50 }), 2, {})

function bodyOf(cart: Cart, name = 'Mara T.'): OrderBody {
  return {
    contact: { email: 'mara@example.com' },
    address: { country: 'US', name, line1: '12 Sample Street', postcode: '10001', city: 'Springfield', state: 'NY' },
    shipping: 'free',
    payment: 'pay-later',
    lines: requestLines(cart),
    total: 10,
  }
}

/** A browser with one cart in its storage, and as many tabs as are opened. */
function openBrowser(shop: ReturnType<typeof openShop>, cart: Cart, { locks = true } = {}) {
  const browser = { cart, history: [] as RememberedOrder[] }
  const storage = createMemoryStorage()
  let lock: Promise<unknown> = Promise.resolve()
  let keys = 0
  function openTab(session = createMemoryStorage()): PlaceTools {
    return {
      post: shop.post,
      attempts: createOrderAttempts(
        () => storage,
        () => `key-${(keys += 1)}`,
      ),
      sent: createSentOrders(() => session),
      readCart: async () => browser.cart,
      takeFromCart: async (pieces) => {
        browser.cart = withoutOrdered(browser.cart, pieces)
      },
      history: () => browser.history,
      remember: (order) => browser.history.unshift(order),
      withLock: (work) => {
        if (!locks) return work()
        const turn = lock.then(work)
        lock = turn
        return turn
      },
      now: () => Date.UTC(2026, 10, 21),
    }
  }
  return { browser, openTab }
}

describe('spec 10.3: never two orders from one cart', () => {
  it('a placed order is remembered, leaves the cart, and the next one has a key of its own', async () => {
    const shop = openShop()
    const { browser, openTab } = openBrowser(shop, [soap, ring])
    const tab = openTab()
    expect(await placeOrder([soap, ring], bodyOf([soap, ring]), tab)).toMatchObject({
      kind: 'placed',
      order: { number: 'V-1', total: 1000 },
    })
    expect(browser.cart).toEqual([])
    expect(browser.history).toEqual([
      {
        number: 'V-1',
        key: 'secret-V-1',
        total: 1000,
        placedAt: '2026-11-21T00:00:00.000Z',
        goods: [soap, ring].map(({ title, img }) => ({ title, img })),
      },
    ])
    browser.cart = [soap]
    expect(await placeOrder([soap], bodyOf([soap]), tab)).toMatchObject({ kind: 'placed', order: { number: 'V-2' } })
    expect([...shop.orders.keys()]).toEqual(['key-1', 'key-2'])
  })

  it.each([true, false])('two presses at once give one order, in one tab and in two (locks: %s)', async (locks) => {
    for (const tabs of [1, 2]) {
      const shop = openShop()
      const { browser, openTab } = openBrowser(shop, [soap], { locks })
      const first = openTab()
      const second = tabs === 1 ? first : openTab()
      const kinds = await Promise.all([
        placeOrder([soap], bodyOf([soap]), first),
        placeOrder([soap], bodyOf([soap]), second),
      ])
      expect(shop.orders.size).toBe(1)
      expect(kinds[0]).toMatchObject({ kind: 'placed', order: { number: 'V-1' } })
      expect(['placed', 'already-ordered', 'cart-moved']).toContain(kinds[1]?.kind)
      expect(browser.cart).toEqual([])
    }
  })

  it.each([true, false])(
    'another address in a second tab: already ordered, with the way to the order (locks: %s)',
    async (locks) => {
      const shop = openShop()
      const { openTab } = openBrowser(shop, [soap], { locks })
      const [, second] = await Promise.all([
        placeOrder([soap], bodyOf([soap]), openTab()),
        placeOrder([soap], bodyOf([soap], 'Jo B.'), openTab()),
      ])
      expect(shop.orders.size).toBe(1)
      expect(second).toEqual({ kind: 'already-ordered', order: { number: 'V-1', key: 'secret-V-1' } })
    },
  )

  it('a lost answer: the next press gets the same order, even after a reload', async () => {
    const shop = openShop()
    const { openTab } = openBrowser(shop, [soap])
    const session = createMemoryStorage()
    shop.after = ['lost']
    expect(await placeOrder([soap], bodyOf([soap]), openTab(session))).toEqual({ kind: 'unknown' })
    expect(await placeOrder([soap], bodyOf([soap]), openTab(session))).toMatchObject({
      kind: 'placed',
      order: { number: 'V-1' },
    })
    expect(shop.orders.size).toBe(1)
  })

  it('a lost answer, then another address: the order that was placed is found by what was sent', async () => {
    const shop = openShop()
    const { browser, openTab } = openBrowser(shop, [soap])
    const tab = openTab()
    shop.after = ['lost']
    await placeOrder([soap], bodyOf([soap]), tab)
    expect(await placeOrder([soap], bodyOf([soap], 'Jo B.'), tab)).toMatchObject({
      kind: 'already-ordered',
      order: { number: 'V-1' },
    })
    expect([shop.orders.size, browser.history.length, browser.cart]).toEqual([1, 1, []])
  })

  it('a lost answer, then another quantity: one order, and only what it holds leaves the cart', async () => {
    const shop = openShop()
    const { browser, openTab } = openBrowser(shop, [soap])
    const tab = openTab()
    shop.after = ['lost']
    await placeOrder([soap], bodyOf([soap]), tab)
    const three = { ...soap, orderQuantity: 3 }
    browser.cart = [three, ring]
    expect(await placeOrder([three, ring], bodyOf([three, ring]), tab)).toMatchObject({
      kind: 'already-ordered',
      order: { number: 'V-1' },
    })
    expect(browser.cart.map(({ id, orderQuantity }) => [id, orderQuantity])).toEqual([
      ['soap', 2],
      ['ring', 2],
    ])
  })

  it('an answer lost by a tab that is gone: already ordered, though nobody here knows which order', async () => {
    const shop = openShop()
    const { browser, openTab } = openBrowser(shop, [soap])
    browser.history = [{ number: 'V-OLD', key: 'old', total: minor(1), placedAt: '2026-01-01T00:00:00.000Z' }]
    shop.after = ['lost']
    await placeOrder([soap], bodyOf([soap]), openTab())
    expect(await placeOrder([soap], bodyOf([soap], 'Jo B.'), openTab())).toEqual({
      kind: 'already-ordered',
      order: null,
    })
    expect([shop.orders.size, browser.cart]).toEqual([1, []])
  })

  it('an order that never arrived is placed by the next press, under the same key', async () => {
    const shop = openShop()
    const { openTab } = openBrowser(shop, [soap])
    const tab = openTab()
    shop.before = ['lost', answer(503, null)]
    await placeOrder([soap], bodyOf([soap]), tab)
    expect(awaitsAnswer(tab)).toBe(true)
    expect(await placeOrder([soap], bodyOf([soap]), tab)).toEqual({ kind: 'unknown' })
    expect(await resendOrder(tab)).toMatchObject({ kind: 'placed', order: { number: 'V-1' } })
    expect(awaitsAnswer(tab)).toBe(false)
    expect([...shop.orders.keys()]).toEqual(['key-1'])
  })

  it('too many calls after a lost answer say nothing about the first: the key stays', async () => {
    const shop = openShop()
    const { browser, openTab } = openBrowser(shop, [soap])
    const tab = openTab()
    shop.after = ['lost']
    await placeOrder([soap], bodyOf([soap]), tab)
    shop.before = [answer(429, {})]
    expect(await placeOrder([soap], bodyOf([soap]), tab)).toMatchObject({ kind: 'too-many' })
    browser.cart = [ring]
    expect(await placeOrder([ring], bodyOf([ring]), tab)).toMatchObject({
      kind: 'already-ordered',
      order: { number: 'V-1' },
    })
    expect(shop.orders.size).toBe(1)
  })

  it('a cart that another tab has changed is not sent', async () => {
    const shop = openShop()
    const { browser, openTab } = openBrowser(shop, [soap])
    browser.cart = [soap, ring]
    expect(await placeOrder([soap], bodyOf([soap]), openTab())).toEqual({ kind: 'cart-moved' })
    browser.cart = []
    expect(await placeOrder([soap], bodyOf([soap]), openTab())).toEqual({ kind: 'cart-moved' })
    expect(shop.orders.size).toBe(0)
  })

  it('what has changed comes with the lines that were asked for, and a new content gets a new key', async () => {
    const shop = openShop()
    const { browser, openTab } = openBrowser(shop, [soap, ring])
    const tab = openTab()
    shop.before = [answer(409, { changes: [{ line: 1, id: 'ring', kind: 'price', was: 20, now: 22.5 }] })]
    expect(await placeOrder([soap, ring], bodyOf([soap, ring]), tab)).toEqual({
      kind: 'changed',
      changes: [{ line: 1, id: 'ring', kind: 'price', was: 2000, now: 2250 }],
      asked: [lineKey(soap), lineKey(ring)],
    })
    browser.cart = [soap]
    await placeOrder([soap], bodyOf([soap]), tab)
    expect([...shop.orders.keys()]).toEqual(['key-2'])
  })
})
