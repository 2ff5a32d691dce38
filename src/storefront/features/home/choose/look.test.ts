import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { lookPieces, lookPrice, lookTotal } from './look.ts'

const piece = (id: string, parent: string, children: string, sellCount: number, price = 10) =>
  makeItem({ id, parent, children, sellCount, price: toMinor(price) })

describe('lookPieces', () => {
  it('takes the best seller of each category, then of further kinds, the dearest first', () => {
    const found = lookPieces([
      piece('cap', 'Bags', 'Caps', 90, 20),
      piece('bag', 'Bags', 'Handbags', 10, 400),
      piece('shoe', 'Shoes', 'Sneakers', 50, 100),
      piece('slide', 'Shoes', 'Slides', 5, 30),
      piece('shirt', 'Clothing', 'Shirts', 1, 40),
      piece('shirt-2', 'Clothing', 'Shirts', 0, 45),
    ])
    expect(found.map(({ id }) => id)).toEqual(['bag', 'shoe', 'shirt', 'slide', 'cap'])
  })

  it('leaves out what cannot be bought, and the whole look with fewer than three kinds', () => {
    const two = [piece('a', 'A', 'a', 3), piece('b', 'B', 'b', 2)]
    expect(lookPieces([...two, makeItem({ id: 'c', parent: 'C', children: 'c', quantity: 0 })])).toEqual([])
    expect(lookPieces([...two, piece('d', 'B', 'd', 1)])).toHaveLength(3)
  })

  it('spec 9.3: the total is the sum of the rounded sale prices', () => {
    const reduced = makeItem({ price: toMinor(12.99), discount: 15 })
    expect(lookPrice(reduced)).toBe(1104)
    expect(lookTotal([reduced, reduced, makeItem({ price: toMinor(100) })])).toBe(12_208)
  })
})
