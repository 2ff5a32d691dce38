import { describe, expect, it } from 'vitest'
import type { CategoryFacts } from '#domain/catalogue/product/category.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { menuTypes } from './menu-types.ts'

function category(id: string, productType: string, status: CategoryFacts['status'] = 'Show'): CategoryFacts {
  return { id, productType, parent: `Title ${id}`, img: '', children: [], status }
}

const CATEGORIES = [
  category('1', 'jewelry'),
  category('2', 'electronics'),
  category('3', 'electronics'),
  category('4', 'fashion', 'Hide'),
]
const MENU = [{ category: { _id: '2', title: 'Title 2' }, products: [{ _id: 'b', name: 'B' }] }]
const counts = new Map([
  ['electronics', 3],
  ['fashion', 1],
  ['jewelry', 1],
])
const pictures = new Map([['electronics', '/electronics.webp']])
const made = (categories = CATEGORIES, settings = DEFAULT_SHOP_SETTINGS) =>
  menuTypes(settings, { categories, menu: MENU, counts, pictures })

describe('mega menu', () => {
  it('spec 1.2: puts offered categories under their product type in the order of the shop, without empty types', () => {
    expect(
      made().map(({ id, count, categories, picture }) => [id, count, categories.map((entry) => entry.id), picture]),
    ).toEqual([
      ['electronics', 3, ['2', '3'], '/electronics.webp'],
      ['jewelry', 1, ['1'], ''],
    ])
  })

  it('spec 7.1: lists the products of the menu entry below its category', () => {
    const categories = made()[0]?.categories
    expect(categories?.[0]?.products).toEqual([{ _id: 'b', name: 'B' }])
    expect(categories?.[1]?.products).toEqual([])
  })

  it('names as many categories of a type as the server menu has, but counts all', () => {
    const many = Array.from({ length: 200 }, (_, place) => category(`c${place}`, 'electronics'))
    const [electronics] = made(many)
    expect(electronics?.categories).toHaveLength(15)
    expect(electronics).toMatchObject({ categoryCount: 200, count: 3 })
  })

  it('spec 2.12 and 12.2: a home that is switched off has no link', () => {
    const homes = { ...DEFAULT_SHOP_SETTINGS.homes, electronic: { enabled: false } }
    expect(made(CATEGORIES, { ...DEFAULT_SHOP_SETTINGS, homes }).map(({ home }) => home)).toEqual([null, 'jewelry'])
  })
})
