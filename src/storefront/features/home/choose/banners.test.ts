import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { bannerProducts } from './banners.ts'

describe('bannerProducts', () => {
  it('takes a best seller and a best rated piece of another kind that stand nowhere else', () => {
    const items = [
      makeItem({ id: '1', sellCount: 9 }),
      makeItem({ id: '2', sellCount: 8 }),
      makeItem({ id: '3', rating: { average: 5, count: 2 } }),
      makeItem({ id: '4', children: 'On-Ear', rating: { average: 4, count: 2 } }),
      makeItem({ id: '5', children: 'Earbuds', rating: { average: 5, count: 9 }, quantity: 0 }),
    ]
    expect(bannerProducts(items, new Set(['1'])).map(({ id }) => id)).toEqual(['2', '4'])
  })

  it('gives none rather than one', () => {
    expect(bannerProducts([makeItem()], new Set())).toEqual([])
  })
})
