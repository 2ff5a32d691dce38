import { minor, ZERO } from '#domain/money/minor.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order, OrderRequest } from '#domain/order/order.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { orderRequest } from '#persistence/testing/order-request.ts'
import { createOrderService, untilNextQuantum, type OrderServiceOptions } from './create-order-service.ts'
import { hashRequest } from './order-identity.ts'
import type { OrderIdentity, OrderRepository, PlaceOutcome } from './order-repository.ts'

function orderOf(request: OrderRequest, { number, key, at }: OrderIdentity): Order {
  return {
    number,
    key,
    state: 'placed',
    contact: request.contact,
    address: request.address,
    shippingMethod: request.shipping,
    payment: request.payment,
    lines: [],
    subtotal: ZERO,
    discount: ZERO,
    shipping: ZERO,
    total: ZERO,
    currency: 'USD',
    taxes: [],
    placedAt: at.toISOString(),
    history: [],
  }
}

/** A repository that answers placing as it is told, and knows no order. */
function serviceThat(
  answer: (request: OrderRequest, identity: OrderIdentity) => PlaceOutcome,
  options: Partial<OrderServiceOptions> = {},
) {
  const seen: OrderIdentity[] = []
  const orders: OrderRepository = {
    quote: () => Promise.reject(new Error('not asked for')),
    place: async (request, _shipping, identity) => {
      seen.push(identity)
      return answer(request, identity)
    },
    find: async () => null,
    move: async () => ({ kind: 'unknown' }),
    list: async () => [],
    review: async () => 'not-ordered',
    withdraw: async () => null,
  }
  return { service: createOrderService({ orders, shop: DEFAULT_SHOP_SETTINGS, ...options }), seen }
}

describe('order service', () => {
  it('spec 10.7: a number that is taken is drawn again, for the same attempt', async () => {
    const { service, seen } = serviceThat((request, identity) =>
      seen.length < 3 ? { kind: 'number-taken' } : { kind: 'placed', order: orderOf(request, identity) },
    )
    const result = await service.place(orderRequest(), 'one-attempt')
    expect(result).toMatchObject({ kind: 'placed', order: { number: seen[2]?.number } })
    expect(new Set(seen.map(({ number }) => number)).size).toBe(3)
    expect(new Set(seen.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['one-attempt']))
  })

  it('says when an order is stored, before its payment page is waited for, and of no other outcome', async () => {
    const events: string[] = []
    const begin = async (order: Order) => {
      events.push('begin')
      return order
    }
    const outcomes: Parameters<typeof serviceThat>[0][] = [
      (request, identity) => ({ kind: 'placed', order: orderOf(request, identity) }),
      (request, identity) => ({ kind: 'repeated', order: orderOf(request, identity) }),
      () => ({ kind: 'key-reused' }),
    ]
    for (const outcome of outcomes) {
      const { service } = serviceThat(outcome, { payments: [{ method: 'stripe', begin }] })
      await service.place(orderRequest({ payment: 'stripe' }), 'by-card', () => events.push('stored'))
    }
    expect(events).toEqual(['stored', 'begin', 'stored', 'begin'])
  })

  it('spec 10.11: payment begins after the order was stored, for new and repeated ones that still wait for it', async () => {
    const begun: string[] = []
    const pay = { url: 'https://pay.example/1', expiresAt: '2026-03-01T13:00:00.000Z' }
    const payments: OrderServiceOptions['payments'] = [
      { method: 'pay-later' },
      {
        method: 'stripe',
        begin: async (order) => {
          begun.push(order.number)
          return { ...order, pay }
        },
      },
    ]
    const { service } = serviceThat((request, identity) => ({ kind: 'repeated', order: orderOf(request, identity) }), {
      payments,
    })
    expect(service.paymentMethods).toEqual(['pay-later', 'stripe'])
    const card = await service.place(orderRequest({ payment: 'stripe' }), 'by-card')
    expect(card).toMatchObject({ kind: 'repeated', order: { pay } })
    expect(begun).toHaveLength(1)
    await service.place(orderRequest(), 'pay-later')
    expect(begun).toHaveLength(1)
  })

  it('mail is looked for once an order was placed, and only then', async () => {
    let commits = 0
    const onCommitted = () => void (commits += 1)
    const placed = serviceThat((request, identity) => ({ kind: 'placed', order: orderOf(request, identity) }), {
      onCommitted,
    })
    await placed.service.place(orderRequest(), 'one-attempt')
    const refused = serviceThat(() => ({ kind: 'changed', changes: [] }), { onCommitted })
    await refused.service.place(orderRequest(), 'one-attempt')
    expect(commits).toBe(1)
  })

  it('tracking answers at multiples of 250 ms, whatever it took', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (spent) => {
        const wait = untilNextQuantum(spent)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(250)
        expect((spent + wait) % 250).toBeCloseTo(0, 6)
      }),
      { examples: [[0], [250], [249.999]] },
    )
  })
})

describe('spec 10.3: the same request', () => {
  it('has the same hash, and any difference another', () => {
    const request = orderRequest()
    const others: OrderRequest[] = [
      orderRequest({ contact: { email: 'other@example.com' } }),
      orderRequest({ contact: { email: 'mara@example.com', phone: '12345' } }),
      orderRequest({ address: { ...request.address, line2: 'Floor 2' } }),
      orderRequest({ shipping: 'flat-rate' }),
      orderRequest({ notes: 'Ring' }),
      orderRequest({ code: 'Ring' }),
      orderRequest({ total: minor(1) }),
      orderRequest({ lines: [{ id: '1', quantity: 2, choice: {} }] }),
      orderRequest({ lines: [{ id: '1', quantity: 1, choice: { color: 'M' } }] }),
      orderRequest({ lines: [{ id: '1', quantity: 1, choice: { size: 'M' } }] }),
      orderRequest({ lines: [{ id: '1', quantity: 1, price: minor(1), choice: {} }] }),
    ]
    expect(hashRequest(orderRequest())).toBe(hashRequest(request))
    expect(new Set([request, ...others].map(hashRequest)).size).toBe(others.length + 1)
  })
})
