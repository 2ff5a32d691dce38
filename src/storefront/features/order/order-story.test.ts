import { frameText } from '#storefront/texts/frame.ts'
import { paymentGroupText } from '#storefront/texts/payment.ts'
import { orderText } from '#storefront/texts/order.ts'
import { describe, expect, it } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { ORDER_STATES, type OrderState } from '#domain/order/order-states.ts'
import { testOrder } from '#domain/order/testing/test-order.ts'
import { DEFAULT_SHOP_SETTINGS as SHOP } from '#domain/shop/shop-settings.ts'
import { momentText } from './moment-text.ts'
import { expectation } from './order-expectation.ts'
import { orderSteps } from './order-steps.ts'
import { orderStory, returnUntil } from './order-story.ts'
import { paymentText } from './payment-words.ts'

const TEXTS = { t: orderText(), frame: frameText(), payment: paymentGroupText() }

/** An order that came into each of the states on a day of November 2026, at ten in the morning; the 23rd is a Monday. */
function orderIn(days: Partial<Record<OrderState, number>>, fields: Partial<Order> = {}): Order {
  const history = ORDER_STATES.flatMap((state) => {
    const day = days[state]
    return day === undefined ? [] : [{ state, at: `2026-11-${day}T10:00:00.000Z` }]
  })
  const last = history.at(-1)
  return testOrder({ history, ...(last && { state: last.state }), ...fields })
}

const card = { payment: 'stripe' } as const
const pickup = { shippingMethod: 'local-pickup' } as const
const day = (text: string) => Date.parse(`2026-${text}T00:00:00Z`)
const steps = (order: Order) =>
  orderSteps(order, SHOP, TEXTS).map(({ title, state, expected }) => [title, state, expected])

describe('usability 49: what happens next, and when', () => {
  it('an order to be paid later leaves on the day that the cut-off gives', () => {
    expect(expectation(orderIn({ placed: 23 }), SHOP)).toEqual({
      leaves: day('11-23'),
      first: day('11-26'),
      last: day('11-30'),
    })
    const late = testOrder({ placedAt: '2026-11-23T15:00:00.000Z' })
    expect(expectation(late, SHOP)?.leaves).toBe(day('11-24'))
  })

  it('a card order is promised nothing before its payment, and counts from it', () => {
    expect(expectation(orderIn({ placed: 23 }, card), SHOP)).toBeNull()
    expect(expectation(orderIn({ placed: 23, paid: 25 }, card), SHOP)?.leaves).toBe(day('11-25'))
    // An invoice that is paid late moves nothing.
    expect(expectation(orderIn({ placed: 23, paid: 25 }), SHOP)?.leaves).toBe(day('11-23'))
  })

  it('what was packed or handed over later than expected arrives later', () => {
    expect(expectation(orderIn({ placed: 23, packed: 25 }), SHOP)?.leaves).toBe(day('11-25'))
    expect(expectation(orderIn({ placed: 23, packed: 25, shipped: 26 }), SHOP)?.first).toBe(day('12-01'))
  })

  it('nothing is expected any more of what has arrived or was cancelled', () => {
    expect(expectation(orderIn({ placed: 23, shipped: 24, delivered: 26 }), SHOP)).toBeNull()
    expect(expectation(orderIn({ placed: 23, cancelled: 24 }), SHOP)).toBeNull()
  })

  it.each<[string, Order, RegExp, RegExp]>([
    [
      'placed',
      orderIn({ placed: 23 }),
      /for your order/,
      /mara@example\.com.*Next we pack it.*leaves on Mon 23 Nov.*arrives Thu 26 to Mon 30 Nov/,
    ],
    ['to be paid', orderIn({ placed: 23 }, card), /the payment/, /If you have just paid/],
    ['paid', orderIn({ placed: 23, paid: 23 }, card), /for your order/, /leaves on Mon 23 Nov/],
    ['packed', orderIn({ placed: 23, packed: 23 }), /is packed/, /leaves on Mon 23 Nov/],
    ['shipped', orderIn({ placed: 23, packed: 23, shipped: 24 }), /on its way/, /arrives Fri 27 Nov to Tue 1 Dec/],
    ['delivered', orderIn({ placed: 23, delivered: 26 }), /has arrived/, /30 days/],
    ['cancelled', orderIn({ placed: 23, cancelled: 23 }), /cancelled/, /nothing to pay/],
    ['cancelled, paid', orderIn({ placed: 23, paid: 23, cancelled: 23 }, card), /cancelled/, /goes back to your card/],
    ['cancelled, an invoice paid', orderIn({ placed: 23, paid: 23, cancelled: 23 }), /cancelled/, /goes back to you;/],
    ['to be picked up', orderIn({ placed: 23 }, pickup), /for your order/, /picked up from Tue 24 Nov/],
    [
      'ready for pickup',
      orderIn({ placed: 23, packed: 23, shipped: 24 }, pickup),
      /ready for you/,
      /12 Sample Street.*9am to 5pm/,
    ],
  ])('an order that is %s says so', (_name, order, title, next) => {
    const story = orderStory(order, SHOP, TEXTS)
    expect(story.title).toMatch(title)
    expect(story.next).toMatch(next)
    expect(JSON.stringify(story)).not.toMatch(/undefined|null| {2}/)
  })
})

describe('words of packing follow the state', () => {
  it('nothing is said to be packed, or under way to it, while the order can still be cancelled', () => {
    for (const order of [
      orderIn({ placed: 23 }),
      orderIn({ placed: 23 }, pickup),
      orderIn({ placed: 23, paid: 23 }, card),
    ]) {
      const words = JSON.stringify([orderStory(order, SHOP, TEXTS), orderSteps(order, SHOP, TEXTS)])
      expect(words).not.toMatch(/being (packed|prepared)|is packed|now pack|pack(ing)? (it )?now/i)
      expect(orderSteps(order, SHOP, TEXTS).find(({ title }) => title === 'Packed')).toMatchObject({
        state: 'now',
        expected: 'Comes next',
      })
    }
  })
})

describe('usability 50: the timeline', () => {
  it('shows what is done, what comes next and what is to come', () => {
    expect(steps(orderIn({ placed: 23, packed: 23 }))).toEqual([
      ['Order placed', 'done', undefined],
      ['Packed', 'done', undefined],
      ['With the courier', 'now', 'Leaves Mon 23 Nov'],
      ['Delivered', 'later', 'Thu 26 to Mon 30 Nov'],
    ])
  })

  it('has the payment as a step where it is waited for or was made', () => {
    expect(steps(orderIn({ placed: 23 }, card))[1]).toEqual(['Paid', 'now', 'Waiting for your payment'])
    expect(steps(orderIn({ placed: 23, paid: 24 }, card))[1]).toEqual(['Paid', 'done', undefined])
    expect(steps(orderIn({ placed: 23 })).map(([title]) => title)).not.toContain('Paid')
  })

  it('of a pickup ends at the counter', () => {
    expect(steps(orderIn({ placed: 23, packed: 23 }, pickup)).slice(2)).toEqual([
      ['Ready for pickup', 'now', 'Tue 24 Nov'],
      ['Picked up', 'later', ''],
    ])
  })

  it('ends with a cancelling, and keeps the shop’s own sentences', () => {
    const order = orderIn({ placed: 23, cancelled: 24 })
    const history = order.history.map((event) => ({ ...event, note: `About ${event.state}` }))
    expect(orderSteps({ ...order, history }, SHOP, TEXTS)).toMatchObject([
      { title: 'Order placed', state: 'done', note: 'About placed' },
      { title: 'Cancelled', state: 'done', note: 'About cancelled' },
    ])
  })
})

describe('spec 10.7: an order that is sent before its money comes', () => {
  it.each([
    { placed: 23, packed: 24 },
    { placed: 23, packed: 24, shipped: 25 },
    { placed: 23, packed: 24, shipped: 25, delivered: 26 },
  ])('is nowhere called paid: %j', (days) => {
    const order = orderIn(days)
    const { mark, title, next } = orderStory(order, SHOP, TEXTS)
    const words = [
      mark,
      title,
      next,
      paymentText(order, TEXTS),
      ...orderSteps(order, SHOP, TEXTS).map((step) => step.title),
    ]
    expect(words.join(' ')).not.toMatch(/paid|payment/i)
    expect(paymentText(order, TEXTS)).toBe('Pay later')
  })

  it('is called paid from the day it is, where it stands', () => {
    const order = orderIn({ placed: 23, packed: 24, shipped: 25 })
    const paid = { ...order, history: [...order.history, { state: 'paid' as const, at: '2026-11-27T10:00:00.000Z' }] }
    expect(paymentText(paid, TEXTS)).toBe('Pay later, paid')
    expect(orderStory(paid, SHOP, TEXTS)).toEqual(orderStory(order, SHOP, TEXTS))
    expect(steps(paid).map(([title, state]) => `${title} ${state}`)).toEqual([
      'Order placed done',
      'Packed done',
      'With the courier done',
      'Paid done',
      'Delivered now',
    ])
  })
})

describe('usability 51 and 58: dates and payment in words', () => {
  it('a delivered order can be sent back until a day', () => {
    expect(returnUntil(orderIn({ placed: 20, delivered: 26 }), { returnDays: 30 })?.slice(0, 10)).toBe('2026-12-26')
    expect(returnUntil(orderIn({ placed: 20 }), { returnDays: 30 })).toBeUndefined()
  })

  it('a moment is read on the clock that is meant', () => {
    expect(momentText('2026-11-19T13:05:00.000Z', 0, TEXTS)).toBe('Thu 19 Nov, 1.05pm')
    expect(momentText('2026-11-19T23:30:00.000Z', -60, TEXTS)).toBe('Fri 20 Nov, 12.30am')
  })

  it('a payment says whether it was made', () => {
    expect(paymentText(orderIn({ placed: 23 }, card), TEXTS)).toBe('Card, not paid yet')
    expect(paymentText(orderIn({ placed: 23, paid: 23 }, card), TEXTS)).toBe('Card, paid')
    expect(paymentText(orderIn({ placed: 23, cancelled: 23 }, card), TEXTS)).toBe('Card')
    expect(paymentText(orderIn({ placed: 23 }), TEXTS)).toBe('Pay later')
  })
})
