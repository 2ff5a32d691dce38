import { describe, expect, it } from 'vitest'
import { mailsOfMove, mailsOfPlacing } from './order-mails.ts'
import { makeOrderNumber, readOrderNumber } from './order-number.ts'
import { canMove, isOrderState, isPaid, nextStates, ORDER_STATES, stateAfter, type OrderState } from './order-states.ts'

describe('order states', () => {
  const order = (payment: string, ...states: OrderState[]) => ({
    payment,
    state: states.reduce(stateAfter),
    history: states.map((state) => ({ state })),
  })

  it('spec 10.7: a card order is placed, paid, packed, shipped, delivered, or cancelled before packing', () => {
    const course = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const
    const at = (from: OrderState) =>
      order(
        'stripe',
        ...(from === 'cancelled' ? (['placed', from] as const) : course.slice(0, course.indexOf(from) + 1)),
      )
    const moves = ORDER_STATES.flatMap((from) => nextStates(at(from)).map((to) => `${from} ${to}`))
    expect(moves).toEqual([
      'placed paid',
      'placed cancelled',
      'paid packed',
      'paid cancelled',
      'packed shipped',
      'shipped delivered',
    ])
    for (const from of ORDER_STATES) {
      for (const to of ORDER_STATES) expect(canMove(at(from), to)).toBe(moves.includes(`${from} ${to}`))
    }
    expect([isOrderState('paid'), isOrderState('lost'), isOrderState(null)]).toEqual([true, false, false])
  })

  it('spec 10.7: one that is paid later is sent before or after its money comes, and is paid once', () => {
    expect(nextStates(order('pay-later', 'placed'))).toEqual(['paid', 'packed', 'cancelled'])
    expect(nextStates(order('pay-later', 'placed', 'paid'))).toEqual(['packed', 'cancelled'])
    expect(nextStates(order('pay-later', 'placed', 'packed'))).toEqual(['shipped', 'paid'])
    expect(nextStates(order('pay-later', 'placed', 'packed', 'shipped'))).toEqual(['delivered', 'paid'])
    expect(nextStates(order('pay-later', 'placed', 'packed', 'shipped', 'delivered'))).toEqual(['paid'])
    expect(nextStates(order('pay-later', 'placed', 'packed', 'paid'))).toEqual(['shipped'])
    expect(nextStates(order('pay-later', 'placed', 'packed', 'shipped', 'delivered', 'paid'))).toEqual([])
    expect(nextStates(order('pay-later', 'placed', 'cancelled'))).toEqual([])
  })

  it('spec 10.7: money that comes late leaves the order where it is', () => {
    expect(stateAfter('placed', 'paid')).toBe('paid')
    expect(stateAfter('shipped', 'paid')).toBe('shipped')
    expect(stateAfter('packed', 'shipped')).toBe('shipped')
    expect([
      isPaid(order('pay-later', 'placed', 'packed')),
      isPaid(order('pay-later', 'placed', 'packed', 'paid')),
    ]).toEqual([false, true])
  })
})

describe('order mails', () => {
  it('a card order is confirmed once it is paid, any other when it is placed', () => {
    expect(mailsOfPlacing('pay-later')).toEqual(['confirmation', 'owner-notice'])
    expect(mailsOfPlacing('stripe')).toEqual([])
    expect(mailsOfMove('stripe', 'placed', 'paid')).toEqual(['confirmation', 'owner-notice'])
    expect(mailsOfMove('pay-later', 'placed', 'paid')).toEqual([])
  })

  it('shipping and cancelling are told, but not the end of an order that was never confirmed', () => {
    expect(mailsOfMove('pay-later', 'packed', 'shipped')).toEqual(['shipped'])
    expect(mailsOfMove('pay-later', 'placed', 'cancelled')).toEqual(['cancelled'])
    expect(mailsOfMove('stripe', 'paid', 'cancelled')).toEqual(['cancelled'])
    expect(mailsOfMove('stripe', 'placed', 'cancelled')).toEqual([])
    expect(mailsOfMove('stripe', 'shipped', 'delivered')).toEqual([])
  })
})

describe('order numbers', () => {
  it('spec 10.7: V- and eight characters of base 32', () => {
    expect(makeOrderNumber(Uint8Array.of(0, 1, 31, 32, 63, 255, 16, 20))).toBe('V-01Z0ZZGM')
    expect(() => makeOrderNumber(Uint8Array.of(1))).toThrow('expected 8 bytes, got 1')
  })

  it('are read as they may be typed', () => {
    expect(readOrderNumber(' v-7k3f-9qzm ')).toBe('V-7K3F9QZM')
    expect(readOrderNumber('7k3f9qzm')).toBe('V-7K3F9QZM')
    expect(readOrderNumber('V-OIL00000')).toBe('V-01100000')
    expect([readOrderNumber(''), readOrderNumber('V-7K3F9Q'), readOrderNumber('V-7K3F9QU0')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
