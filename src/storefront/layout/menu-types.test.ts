import { describe, expect, it } from 'vitest'
import type { Category } from '#domain/catalogue/category.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { menuTypes } from './menu-types.ts'

function category(id: string, productType: string, products: string[]): Category {
  return { id, productType, products, parent: `Title ${id}`, img: '', children: [], status: 'Show' }
}

const data = {
  settings: DEFAULT_SHOP_SETTINGS,
  categories: [
    category('1', 'jewelry', ['a']),
    category('2', 'electronics', ['b', 'c']),
    category('3', 'electronics', ['d']),
  ],
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
