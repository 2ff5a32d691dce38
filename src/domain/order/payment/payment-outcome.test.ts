import { minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '../order-states.ts'
import { paymentOutcome, type PaymentStanding } from './payment-outcome.ts'

const PAID: PaymentStanding = { kind: 'paid', payment: 'pi', amount: minor(500), currency: 'USD' }
const order = { state: 'placed', total: minor(500), currency: 'USD', session: 'cs' } as const

describe('what a payment notice means', () => {
  it('a payment pays a placed order, comes too late for a cancelled one, and means nothing to any other', () => {
    const outcomes = ORDER_STATES.map((state) => [state, paymentOutcome({ ...order, state }, 'cs', PAID)])
    expect(Object.fromEntries(outcomes)).toEqual({
      placed: 'pay',
      paid: 'nothing',
      packed: 'nothing',
      shipped: 'nothing',
      delivered: 'nothing',
      cancelled: 'refund',
    })
  })

  it.each([
    ['closed', 'cancel'],
    ['failed', 'cancel'],
    ['processing', 'wait'],
  ] as const)('%s concerns a placed order alone: %s', (kind, outcome) => {
    for (const state of ORDER_STATES) {
      expect(paymentOutcome({ ...order, state }, 'cs', { kind })).toBe(state === 'placed' ? outcome : 'nothing')
    }
    expect(paymentOutcome(order, 'another', { kind })).toBe('nothing')
    expect(paymentOutcome({ ...order, session: null }, 'cs', { kind })).toBe('nothing')
  })

  it('another amount or currency is not a payment of this order', () => {
    expect(paymentOutcome(order, 'cs', { ...PAID, amount: minor(499) })).toBe('mismatch')
    expect(paymentOutcome(order, 'cs', { ...PAID, amount: minor(501) })).toBe('mismatch')
    expect(paymentOutcome(order, 'cs', { ...PAID, currency: 'EUR' })).toBe('mismatch')
  })

  it('a payment on another page is foreign; on one that was never noted it is this order’s', () => {
    expect(paymentOutcome(order, 'another', PAID)).toBe('foreign')
    expect(paymentOutcome({ ...order, session: null }, 'cs', PAID)).toBe('pay')
  })
})
