import { minor, ZERO, minus, plus } from '#domain/money/minor.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '../order.ts'
import { paymentLines } from './payment-lines.ts'
import { testOrder } from '../testing/test-order.ts'

const sum = (order: Order) => paymentLines(order).reduce((total, line) => total + line.amount * line.quantity, 0)

const orders = fc
  .record({
    pieces: fc.array(fc.tuple(fc.integer({ min: 0, max: 1e11 }).map(minor), fc.integer({ min: 1, max: 100_000 })), {
      minLength: 1,
      maxLength: 120,
    }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: fc.nat(10_000).map(minor),
  })
  .filter(({ pieces }) => pieces.reduce((total, [price, quantity]) => total + price * quantity, 0) < 1e14)
  .map(({ pieces, share, shipping }) => {
    const [line] = testOrder().lines
    if (!line) throw new Error('a line was expected')
    const subtotal = minor(pieces.reduce((total, [price, quantity]) => total + price * quantity, 0))
    const discount = minor(Math.floor(subtotal * share))
    const lines = pieces.map(([unitPrice, quantity]) => ({ ...line, unitPrice, quantity }))
    return testOrder({ lines, subtotal, discount, shipping, total: plus(minus(subtotal, discount), shipping) })
  })

describe('lines of a payment page', () => {
  it('without a discount they are the order’s own, and shipping', () => {
    expect(paymentLines(testOrder())).toEqual([
      { title: 'Soap', amount: 1104, quantity: 10 },
      { title: 'Tee "One" & <More> (Navy, M)', amount: 2900, quantity: 1 },
      { title: 'Shipping', amount: 2000, quantity: 1 },
    ])
  })

  it('a discount is taken off each line in its proportion', () => {
    expect(paymentLines(testOrder({ discount: minor(1001), shipping: ZERO, total: minor(12_939) }))).toEqual([
      { title: '10 × Soap', amount: 10_248, quantity: 1, description: 'With your discount' },
      { title: 'Tee "One" & <More> (Navy, M)', amount: 2691, quantity: 1, description: 'With your discount' },
    ])
  })

  it('always add up to the order’s total, none is below zero, and there are never too many', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const lines = paymentLines(order)
        expect(sum(order)).toBe(order.total)
        expect(lines.every(({ amount }) => amount >= 0)).toBe(true)
        expect(lines.length).toBeLessThanOrEqual(100)
      }),
      { numRuns: 300 },
    )
  })

  it('an order that costs nothing has lines that cost nothing', () => {
    const order = testOrder({ discount: minor(13_940), shipping: ZERO, total: ZERO })
    expect(paymentLines(order).map(({ amount }) => amount)).toEqual([0, 0])
  })
})
