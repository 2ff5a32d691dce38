import { describe, expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/cart-line.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { lineNotes } from './line-notes.ts'
import { pooledPieces } from './pooled-pieces.ts'

const LINE: CartLine = { ...makeItem({ price: 40, quantity: 20 }), orderQuantity: 2 }
const ids = (line: CartLine, pooled = line.orderQuantity) => lineNotes(line, pooled).map(({ id }) => id)

describe('usability 35: changes since adding are pointed out in words', () => {
  it('says nothing of a line that is as it was', () => {
    expect(ids(LINE)).toEqual([])
  })

  it('says how the price has changed, up or down, in the format of section 9', () => {
    expect(lineNotes({ ...LINE, priceBefore: 3500 }, 2)).toEqual([
      { id: 'dearer', text: 'Was $35.00 when you added it', tone: 'plain' },
    ])
    expect(ids({ ...LINE, priceBefore: 4500 })).toEqual(['cheaper'])
    expect(ids({ ...LINE, priceBefore: 4000 })).toEqual([])
  })

  it('section 4, Stock: tells sold out, too many and low apart', () => {
    expect(ids({ ...LINE, quantity: 0 })).toEqual(['sold-out'])
    expect(ids({ ...LINE, status: 'out-of-stock' })).toEqual(['sold-out'])
    expect(ids({ ...LINE, quantity: 1 })).toEqual(['too-many'])
    expect(ids({ ...LINE, quantity: 2 })).toEqual(['low'])
    expect(ids({ ...LINE, quantity: 6 })).toEqual([])
  })

  it('decisions, Browser storage: a product that is gone is only to be removed', () => {
    expect(ids({ ...LINE, unavailable: true, quantity: 0, priceBefore: 1 })).toEqual(['gone'])
  })

  it('decisions, Cart: lines of one product draw on one stock, lines of two variants do not', () => {
    const red: CartLine = {
      ...LINE,
      imageURLs: [
        { img: '', color: { name: 'Red', clrCode: '' } },
        { img: '', color: { name: 'Blue', clrCode: '' } },
      ],
      selected: { color: 'Red' },
    }
    const blue: CartLine = { ...red, selected: { color: 'Blue' }, orderQuantity: 3 }
    expect(pooledPieces([red, blue], red)).toBe(5)
    const variants = [
      { color: 'Red', quantity: 4 },
      { color: 'Blue', quantity: 4 },
    ]
    expect(
      pooledPieces(
        [
          { ...red, variants },
          { ...blue, variants },
        ],
        { ...red, variants },
      ),
    ).toBe(2)
  })
})
