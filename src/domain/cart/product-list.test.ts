import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { isListed, type ProductList, removeProduct, restoreProduct, toggleProduct } from './product-list.ts'

const [first, second, third] = ['1', '2', '3'].map((id) => makeItem({ id }))
const list: ProductList = [first, second, third].filter((item) => item !== undefined)

describe('wishlist and compare', () => {
  it('spec 4.10: adding toggles', () => {
    const lamp = makeItem({ id: '9' })
    const added = toggleProduct(list, lamp)
    expect([isListed(added.list, '9'), added.outcome]).toEqual([true, { kind: 'added' }])
    const removed = toggleProduct(added.list, lamp)
    expect([removed.list, removed.outcome]).toEqual([list, { kind: 'removed', product: lamp, index: 3 }])
  })

  it('spec 4.10: no product is in twice, whatever is toggled', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 4 })), (ids) => {
        const toggled = ids.reduce<ProductList>((now, id) => toggleProduct(now, makeItem({ id: `${id}` })).list, [])
        expect(new Set(toggled.map((item) => item.id)).size).toBe(toggled.length)
        for (const id of ids)
          expect(isListed(toggled, `${id}`)).toBe(ids.filter((other) => other === id).length % 2 === 1)
      }),
    )
  })

  it('spec 8.2: a removed product can be put back to its place, once', () => {
    const { list: rest, outcome } = removeProduct(list, '2')
    if (outcome.kind !== 'removed') throw new Error(outcome.kind)
    expect(restoreProduct(rest, outcome.product, outcome.index).list).toEqual(list)
    expect(restoreProduct(list, outcome.product, 0)).toEqual({ list, outcome: { kind: 'unchanged' } })
    expect(removeProduct(list, 'nothing')).toEqual({ list, outcome: { kind: 'unchanged' } })
  })
})
