import { describe, expect, it } from 'vitest'
import type { Product } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { metalsOf, stonesOf } from './stones.ts'

const jewel = (id: string, stone: string, fields: Partial<Product> = {}): Product => ({
  ...makeItem({ id }),
  description: '',
  reviews: [],
  additionalInformation: [
    { key: 'Metal', value: 'Silver' },
    { key: 'Stone', value: stone },
  ],
  ...fields,
})

describe('stonesOf', () => {
  it('takes the stone named first, once each, with the part before the setting', () => {
    const found = stonesOf([
      jewel('1', 'Lab-grown emerald, oval; white topaz halo'),
      jewel('2', 'Two pearls, a diamond', { tags: ['pearl'] }),
      jewel('3', 'Emerald'),
      jewel('4', 'None'),
    ])
    expect(found.map(({ name, line, id, tagged }) => [name, line, id, tagged])).toEqual([
      ['Emerald', 'Lab-grown emerald, oval', '1', false],
      ['Pearl', 'Two pearls, a diamond', '2', true],
    ])
  })

  it('shows the closest picture there is', () => {
    const views = ['/r-main-640.webp', '/r-top-640.webp', '/r-detail-640.webp'].map((img) => ({ img }))
    const [ruby] = stonesOf([jewel('1', 'Ruby', { imageURLs: views }), jewel('2', 'Onyx')])
    expect(ruby?.img).toBe('/r-detail-640.webp')
  })

  it('is left out with fewer than two stones', () => {
    expect(stonesOf([jewel('1', 'Ruby'), jewel('2', 'Ruby')])).toEqual([])
  })
})

describe('metalsOf', () => {
  it('groups the goods by metal, the most used first', () => {
    const gold = jewel('1', 'None', { title: 'Ring', additionalInformation: [{ key: 'metal', value: 'Gold' }] })
    const plain = jewel('4', 'None', { additionalInformation: [] })
    expect(metalsOf([gold, jewel('2', 'Ruby'), jewel('3', 'Ruby'), plain])).toEqual([
      { name: 'Silver', titles: ['Product 2', 'Product 3'] },
      { name: 'Gold', titles: ['Ring'] },
    ])
  })
})
