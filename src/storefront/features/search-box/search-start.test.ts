import { describe, expect, it } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { makeCategory } from '#domain/catalogue/testing/lists.ts'
import { searchStart } from './search-start.ts'

const GOODS = [
  ['Rings', 'Bands', 'jewelry', 50],
  ['Necklaces', 'Pendants', 'jewelry', 40],
  ['Bracelets', 'Cuffs', 'jewelry', 30],
  ['Audio', 'Headphones', 'electronics', 20],
  ['Shoes', 'Sneakers', 'fashion', 10],
  ['Secret', 'Hidden', 'fashion', 99],
] as const

const source = listSource(
  GOODS.map(([parent, children, productType, sellCount], place) =>
    makeItem({ id: String(place), parent, children, productType, sellCount, img: `/media/${parent}.webp` }),
  ),
  [...GOODS, ['Empty', '', 'beauty', 0] as const].map(([parent, , productType]) =>
    makeCategory({ id: parent, parent, productType, img: '', status: parent === 'Secret' ? 'Hide' : 'Show' }),
  ),
)

describe('what an empty field offers', () => {
  it('four categories that sell, of every product type one before a second, each with a picture', async () => {
    expect((await searchStart(source, [])).categories).toEqual([
      { title: 'Rings', slug: 'rings', img: '/media/Rings.webp' },
      { title: 'Audio', slug: 'audio', img: '/media/Audio.webp' },
      { title: 'Shoes', slug: 'shoes', img: '/media/Shoes.webp' },
      { title: 'Necklaces', slug: 'necklaces', img: '/media/Necklaces.webp' },
    ])
  })

  it("what many search for; where that is little, the shop's own words behind it, each once", async () => {
    const enough = ['gold ring', 'sneakers', 'bag', 'watch']
    expect((await searchStart(source, enough)).popular).toEqual(enough)
    expect((await searchStart(source, ['pendants'])).popular).toEqual([
      'pendants',
      'Bands',
      'Cuffs',
      'Headphones',
      'Sneakers',
    ])
    expect((await searchStart(listSource([]), [])).popular).toEqual([])
  })
})
