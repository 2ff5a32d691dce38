import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { availability } from './availability.ts'

describe('availability', () => {
  it('spec 4.1: out of stock by status or by quantity 0', () => {
    const none = { buyable: false, quantity: 0, low: false }
    expect(availability(makeItem({ status: 'out-of-stock', quantity: 9 }))).toEqual(none)
    expect(availability(makeItem({ status: 'in-stock', quantity: 0 }))).toEqual(none)
    expect(availability(makeItem({ quantity: -2 }))).toEqual(none)
  })

  it('spec 4.1: 1 to 5 pieces are low stock', () => {
    expect([1, 5, 6].map((quantity) => availability(makeItem({ quantity })))).toEqual([
      { buyable: true, quantity: 1, low: true },
      { buyable: true, quantity: 5, low: true },
      { buyable: true, quantity: 6, low: false },
    ])
  })

  it("spec 3.2: with variants the chosen variant's stock counts, without a choice their sum", () => {
    const shirt = makeItem({
      quantity: 8,
      variants: [
        { size: 'S', quantity: 8 },
        { size: 'M', quantity: 0 },
      ],
    })
    expect(availability(shirt).quantity).toBe(8)
    expect(availability(shirt, { size: 'S' })).toEqual({ buyable: true, quantity: 8, low: false })
    expect(availability(shirt, { size: 'M' }).buyable).toBe(false)
    expect(availability(shirt, { size: 'XXL' }).buyable).toBe(false)
    expect(availability({ ...shirt, status: 'out-of-stock' }, { size: 'S' }).buyable).toBe(false)
  })

  it('spec 3.2: without variants the stock holds for every choice', () => {
    expect(availability(makeItem({ quantity: 7 }), { color: 'Red', size: 'M' }).quantity).toBe(7)
  })
})
