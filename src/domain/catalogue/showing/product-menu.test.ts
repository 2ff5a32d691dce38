import { expect, it } from 'vitest'
import { listSource } from '../catalogue-source.ts'
import { productMenu } from './product-menu.ts'
import { makeItem } from '../testing/item.ts'
import { makeCategory } from '../testing/lists.ts'

it('spec 3.6 and 7.1: entries are offered categories with their first products', async () => {
  const categories = [
    makeCategory({ id: 'c1', parent: 'Bags & Shoes' }),
    makeCategory({ id: 'c2', parent: 'Secret', status: 'Hide' }),
    makeCategory({ id: 'c3', parent: 'Rings' }),
    makeCategory({ id: 'c4', parent: 'Skin Care' }),
  ]
  const items = [
    makeItem({ id: '1', parent: 'Bags Shoes', title: 'Tote' }),
    makeItem({ id: '2', parent: 'Bags & Shoes', title: 'Sneaker' }),
    makeItem({ id: '3', parent: 'Bags & Shoes', title: 'Slide' }),
    makeItem({ id: '4', parent: 'Secret' }),
  ]
  expect(await productMenu(listSource(items, categories), { categories: 2, products: 2 })).toEqual([
    {
      category: { _id: 'c1', title: 'Bags & Shoes' },
      products: [
        { _id: '1', name: 'Tote' },
        { _id: '2', name: 'Sneaker' },
      ],
    },
    { category: { _id: 'c3', title: 'Rings' }, products: [] },
  ])
})
