import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { MenuCategory } from '../state/root-data.ts'
import { menuTypes } from './menu-types.ts'

function category(id: string, productType: string, count: number): MenuCategory {
  return { id, productType, count, parent: `Title ${id}`, img: '' }
}

const data = {
  settings: DEFAULT_SHOP_SETTINGS,
  categories: [category('1', 'jewelry', 1), category('2', 'electronics', 2), category('3', 'electronics', 1)],
  menu: [{ category: { _id: '2', title: 'Title 2' }, products: [{ _id: 'b', name: 'B' }] }],
}

describe('mega menu', () => {
  it('section 2: puts categories under their product type in the order of the shop, without empty types', () => {
    expect(
      menuTypes(data).map(({ id, count, categories }) => [id, count, categories.map((entry) => entry.id)]),
    ).toEqual([
      ['electronics', 3, ['2', '3']],
      ['jewelry', 1, ['1']],
    ])
  })

  it('section 7: lists the products of the menu entry below its category', () => {
    const categories = menuTypes(data)[0]?.categories
    expect(categories?.[0]?.products).toEqual([{ _id: 'b', name: 'B' }])
    expect(categories?.[1]?.products).toEqual([])
  })

  it('shows no more categories of a type than there is room for, but counts all', () => {
    const [electronics] = menuTypes(data, 1)
    expect(electronics?.categories).toHaveLength(1)
    expect(electronics?.count).toBe(3)
  })
})
