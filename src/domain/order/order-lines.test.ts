import { ZERO, minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { orderTotals } from './order-lines.ts'

describe('order', () => {
  it('spec 9.3: totals re-add from the sale price of one piece of each line', () => {
    const lines = [
      { quantity: 10, unitPrice: minor(1104) },
      { quantity: 1, unitPrice: minor(2900) },
    ]
    expect(orderTotals(lines, minor(2500))).toEqual({ subtotal: 13_940, shipping: 2500, total: 16_440 })
    expect(orderTotals([], ZERO)).toEqual({ subtotal: 0, shipping: 0, total: 0 })
  })
})
