import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { coverRows, homeCollections, kindCollections, mosaicOrder } from './collections.ts'

const item = (id: number, fields: Parameters<typeof makeItem>[0] = {}) => makeItem({ id: String(id), ...fields })
const idsOf = (found: ReturnType<typeof homeCollections>, id: string) =>
  found.find((collection) => collection.id === id)?.products.map((product) => product.id)

describe('homeCollections', () => {
  it('spec 2.12: New is by age, Featured by the mark, Top Sellers by pieces sold', () => {
    const found = homeCollections(
      [
        item(1, { createdAt: '2026-03-01T00:00:00Z', sellCount: 5 }),
        item(2, { createdAt: '2026-05-01T00:00:00Z', featured: true, sellCount: 1 }),
        item(3, { createdAt: '2026-04-01T00:00:00Z', featured: true, sellCount: 9 }),
      ],
      8,
    )
    expect(idsOf(found, 'new')).toEqual(['2', '3', '1'])
    expect(idsOf(found, 'featured')).toEqual(['3', '2'])
    expect(idsOf(found, 'top-sellers')).toEqual(['3', '1', '2'])
  })

  it('keeps to whole rows of four once there is one', () => {
    const items = Array.from({ length: 7 }, (_, place) => item(place + 1, { sellCount: 10 - place }))
    expect(idsOf(homeCollections(items, 8), 'top-sellers')).toEqual(['1', '2', '3', '4'])
  })

  it('leaves out a collection without goods', () => {
    expect(homeCollections([item(1)], 8).map(({ id }) => id)).toEqual(['new'])
    expect(homeCollections([], 8)).toEqual([])
  })
})

describe('kindCollections', () => {
  it('shows rows of what is put forward in front, then each category of them', () => {
    const items = Array.from({ length: 9 }, (_, place) =>
      item(place + 1, { sellCount: 10 - place, parent: place % 2 === 0 ? 'Rings' : 'Chains', featured: place === 8 }),
    )
    const found = kindCollections(coverRows(items, 8))
    expect(found.map(({ id, kind }) => kind ?? id)).toEqual(['all', 'Rings', 'Chains'])
    expect(idsOf(found, 'all')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
    expect(found.slice(1).map(({ products }) => products.map(({ id }) => id))).toEqual([
      ['9', '1', '3', '5', '7'],
      ['2', '4', '6'],
    ])
  })

  it('has no tabs of one category, and nothing without goods', () => {
    expect(kindCollections([item(1)]).map(({ id }) => id)).toEqual(['all'])
    expect(kindCollections([])).toEqual([])
  })
})

describe('mosaicOrder', () => {
  it('begins with what stands nowhere else and ends with what is sold out', () => {
    const items = [
      item(1, { quantity: 0, featured: true }),
      item(2, { sellCount: 9 }),
      item(3),
      item(4, { sellCount: 2 }),
    ]
    expect(mosaicOrder(items, ({ id }) => id === '2').map(({ id }) => id)).toEqual(['4', '3', '2', '1'])
  })
})
