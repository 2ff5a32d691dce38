import { frameText } from '#storefront/texts/frame.ts'
import { minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/cart-line.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { lineNotes } from './line-notes.ts'

const LINE: CartLine = { ...makeItem({ price: toMinor(40), quantity: 20 }), orderQuantity: 2 }
const ids = (line: CartLine) => lineNotes([line], line, frameText()).map(({ id }) => id)

describe('changes since adding are pointed out in words', () => {
  it('says nothing of a line that is as it was', () => {
    expect(ids(LINE)).toEqual([])
  })

  it('says how the price has changed, up or down', () => {
    const dearer = { ...LINE, priceBefore: minor(3500) }
    expect(lineNotes([dearer], dearer, frameText())).toEqual([
      { id: 'dearer', text: 'Was $35.00 when you added it', tone: 'plain' },
    ])
    expect(ids({ ...LINE, priceBefore: minor(4500) })).toEqual(['cheaper'])
    expect(ids({ ...LINE, priceBefore: minor(4000) })).toEqual([])
  })

  it('tells sold out, too many and low apart', () => {
    expect(ids({ ...LINE, quantity: 0 })).toEqual(['sold-out'])
    expect(ids({ ...LINE, status: 'out-of-stock' })).toEqual(['sold-out'])
    expect(ids({ ...LINE, quantity: 1 })).toEqual(['too-many'])
    expect(ids({ ...LINE, quantity: 2 })).toEqual(['low'])
    expect(ids({ ...LINE, quantity: 6 })).toEqual([])
  })

  it('a product that is gone is only to be removed', () => {
    expect(ids({ ...LINE, unavailable: true, quantity: 0, priceBefore: minor(1) })).toEqual(['gone'])
  })

  it('offers the pieces that are there, and none where the other lines have them all', () => {
    const red: CartLine = {
      ...LINE,
      imageURLs: [
        { img: '', color: { name: 'Red', clrCode: '' } },
        { img: '', color: { name: 'Blue', clrCode: '' } },
      ],
      orderQuantity: 15,
      selected: { color: 'Red' },
    }
    const blue: CartLine = { ...red, selected: { color: 'Blue' } }
    const taken = (cart: CartLine[]) =>
      cart.map((line) => lineNotes(cart, line, frameText()).map(({ id, take }) => [id, take]))
    expect(taken([red, blue])).toEqual([[], [['too-many', 5]]])
    expect(taken([{ ...red, orderQuantity: 41 }, blue])).toEqual([[['too-many', 20]], [['too-many', undefined]]])
  })
})
