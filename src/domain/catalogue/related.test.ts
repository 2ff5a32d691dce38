import { expect, it } from 'vitest'
import { relatedProducts } from './related.ts'
import { makeItem } from './testing/item.ts'

it('section 7: related products share the category name, without the product itself, by id', () => {
  const items = [
    makeItem({ id: '10', category: { name: 'Bags & Shoes' } }),
    makeItem({ id: '9', category: { name: 'bags shoes' } }),
    makeItem({ id: '8', category: { name: 'Bags & Shoes' } }),
    makeItem({ id: '7', category: { name: 'Rings' }, parent: 'Bags & Shoes' }),
  ]
  const product = { id: '8', category: { name: 'Bags & Shoes' } }
  expect(relatedProducts(items, product).map(({ id }) => id)).toEqual(['9', '10'])
  expect(relatedProducts(items, product, 1).map(({ id }) => id)).toEqual(['9'])
})
