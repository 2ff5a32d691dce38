import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { bySales, topOf } from './top-of.ts'

describe('topOf', () => {
  it('gives what sorting everything and cutting gives', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (sold, limit) => {
        const items = sold.map((sellCount, id) => makeItem({ id: String(id), sellCount }))
        expect(topOf(items, limit, bySales)).toEqual(items.toSorted(bySales).slice(0, limit))
      }),
    )
  })
})
