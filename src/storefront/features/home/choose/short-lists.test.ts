import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { shortLists } from './short-lists.ts'

describe('shortLists', () => {
  it('shows a product once as long as there are others', () => {
    const items = Array.from({ length: 9 }, (_, place) =>
      makeItem({ id: String(place + 1), sellCount: 20 - place, featured: place < 6, discount: place < 3 ? 10 : 0 }),
    )
    expect(shortLists(items).map(({ id, products }) => [id, products.map((product) => product.id)])).toEqual([
      ['discount', ['1', '2', '3']],
      ['featured', ['4', '5', '6']],
      ['selling', ['7', '8', '9']],
    ])
  })

  it('repeats rather than leaves a hole, and leaves out an empty list', () => {
    const found = shortLists([makeItem({ featured: true, sellCount: 1 })])
    expect(found.map(({ id, products }) => [id, products.length])).toEqual([
      ['featured', 1],
      ['selling', 1],
    ])
  })
})
