import { describe, expect, it } from 'vitest'
import { orderTotals } from './order-lines.ts'

describe('order', () => {
  it('spec 9.3: totals re-add from the sale price of one piece of each line', () => {
    const lines = [
      { quantity: 10, unitPrice: 1104 },
      { quantity: 1, unitPrice: 2900 },
    ]
    expect(orderTotals(lines, 2500)).toEqual({ subtotal: 13_940, shipping: 2500, total: 16_440 })
    expect(orderTotals([], 0)).toEqual({ subtotal: 0, shipping: 0, total: 0 })
  })
})
