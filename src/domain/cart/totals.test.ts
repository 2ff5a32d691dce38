import { minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { formatMoney, toMinor } from '#domain/shop/testing/dollars.ts'
import { cartTotals, lineTotal } from './totals.ts'

const soap = { ...makeItem({ price: toMinor(12.99), discount: 15 }), orderQuantity: 10 }

describe('totals', () => {
  it('spec 9.2: 12.99 at 15 % is $11.04, ten of them $110.40', () => {
    const { unit, total, saving } = lineTotal(soap)
    expect([unit.sale, total, saving].map(formatMoney)).toEqual(['$11.04', '$110.40', '$19.50'])
  })

  it('spec 9.3: total = cart total + chosen shipping; default shipping 0', () => {
    expect(cartTotals([soap], minor(2000))).toEqual({
      subtotal: 11_040,
      shipping: 2000,
      total: 13_040,
      quantity: 10,
      saving: 1950,
    })
    expect(cartTotals([soap]).total).toBe(11_040)
    expect(cartTotals([])).toEqual({ subtotal: 0, shipping: 0, total: 0, quantity: 0, saving: 0 })
  })

  it("spec 3.2: the chosen variant's price counts", () => {
    const shoe = makeItem({
      price: toMinor(100),
      variants: [{ size: '9', quantity: 2, price: toMinor(120) }],
      sizes: ['9'],
    })
    expect(cartTotals([{ ...shoe, orderQuantity: 2, selected: { size: '9' } }]).subtotal).toBe(24_000)
  })

  it('spec 4.12: an unavailable line costs nothing and is still counted', () => {
    expect(cartTotals([{ ...soap, unavailable: true }])).toMatchObject({ total: 0, quantity: 10 })
  })
})
