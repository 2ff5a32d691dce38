import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { homeCollections } from './collections.ts'

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
