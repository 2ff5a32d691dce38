import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { heroGoods } from './hero-goods.ts'

describe('heroGoods', () => {
  it('links only to goods sold in the pictured colour', () => {
    const images = (key: string, name: string) => [
      { img: `/media/products/${key}-main-640.webp`, color: { name, clrCode: '#000000' } },
    ]
    const items = [
      makeItem({ id: '1', title: 'Bag', imageURLs: images('handbag/cognac', 'Cognac') }),
      makeItem({ id: '2', title: 'Ring', imageURLs: images('halo-ring/sapphire', 'Sapphire') }),
    ]
    expect(heroGoods(items, 'main').map(({ id, color, to }) => ({ id, color, to }))).toEqual([
      { id: '1', color: 'Cognac', to: '/shop/shop-details/1?color=cognac' },
    ])
    expect(heroGoods(items, 'toys')).toEqual([])
  })
})
