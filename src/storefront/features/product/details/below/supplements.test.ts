import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { describe, expect, it } from 'vitest'
import { moreOfType, supplements } from './supplements.ts'

function item(id: string, category: string, over: Partial<CatalogueItem> = {}): CatalogueItem {
  const plain = { status: 'in-stock', quantity: 3, tags: [], productType: 'fashion', sellCount: 0 }
  return {
    ...plain,
    id,
    category: { name: category },
    rating: { average: 0, count: 0 },
    ...over,
  } as unknown as CatalogueItem
}

const shoe = item('1', 'Shoes', { tags: ['leather', 'gift'] })

describe('goods of other categories', () => {
  it('usability 28: never the own category, one per category, nothing that is sold out', () => {
    const items = [
      shoe,
      item('2', 'Shoes'),
      item('3', 'Bags'),
      item('4', 'Bags', { sellCount: 9 }),
      item('5', 'Hats', { quantity: 0 }),
    ]
    expect(supplements(items, shoe).map(({ id }) => id)).toEqual(['4'])
  })

  it('shared tags come before the same type, and nothing comes without either', () => {
    const items = [
      item('2', 'Hats', { sellCount: 50 }),
      item('3', 'Bags', { tags: ['leather'] }),
      item('4', 'Rings', { productType: 'jewelry', tags: ['gift'] }),
      item('5', 'Laptops', { productType: 'electronics' }),
    ]
    expect(supplements(items, shoe, 9).map(({ id }) => id)).toEqual(['3', '2', '4'])
  })

  it('more of a type: best rated first, without what is shown already', () => {
    const rated = (average: number) => ({ rating: { average, count: 2 } })
    const items = [
      shoe,
      item('2', 'Bags', rated(4.1)),
      item('3', 'Hats', rated(4.8)),
      item('4', 'Shoes'),
      item('5', 'Rings', { productType: 'jewelry' }),
    ]
    expect(moreOfType(items, shoe, [item('4', 'Shoes')]).map(({ id }) => id)).toEqual(['3', '2'])
  })
})
