import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { orderLines, orderTotals } from './order-lines.ts'

describe('order', () => {
  it('section 9: lines hold the sale price of one piece, totals re-add from them', () => {
    const soap = { ...makeItem({ id: 'soap', title: 'Soap', price: 12.99, discount: 15 }), orderQuantity: 10 }
    const gone = { ...makeItem({ id: 'gone' }), orderQuantity: 1, unavailable: true }
    const lines = orderLines([soap, gone])
    expect(lines).toEqual([{ id: 'soap', title: 'Soap', choice: {}, quantity: 10, unitPrice: 1104 }])
    expect(orderTotals(lines, 2500)).toEqual({ subtotal: 11_040, shipping: 2500, total: 13_540 })
    expect(orderTotals([], 0)).toEqual({ subtotal: 0, shipping: 0, total: 0 })
  })
})
