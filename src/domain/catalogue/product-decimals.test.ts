import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { fromDecimals, toDecimals } from './testing/dollar-products.ts'
import { arbitraryCatalogue } from './testing/arbitrary-catalogue.ts'
import { makeItem } from './testing/item.ts'

describe('products outside', () => {
  it('spec 3.1: go out with decimal prices, their fields in the same order', () => {
    const variants = [
      { size: 'S', price: minor(1250), quantity: 1 },
      { size: 'M', quantity: 2 },
    ]
    const item = makeItem({ price: minor(1299), variants })
    const outside = toDecimals(item)
    expect(outside).toEqual({ ...item, price: 12.99, variants: [{ size: 'S', price: 12.5, quantity: 1 }, variants[1]] })
    expect(Object.keys(outside)).toEqual(Object.keys(item))
    expect(item.variants?.[0]?.price).toBe(1250)
  })

  it('spec 3.1: what goes out comes in as it was, as text as well', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (items) => {
        for (const item of items) {
          const text = JSON.stringify(toDecimals(item))
          const back = fromDecimals<typeof item>(JSON.parse(text) as ReturnType<typeof toDecimals<typeof item>>)
          expect(JSON.stringify(back)).toBe(JSON.stringify(item))
          expect(JSON.stringify(toDecimals(back))).toBe(text)
        }
      }),
    )
  })

  it('a price that is none is an error', () => {
    const broken = { ...toDecimals(makeItem()), price: Number.NaN }
    expect(() => fromDecimals(broken)).toThrow(RangeError)
  })
})
