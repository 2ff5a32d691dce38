import { expect, it } from 'vitest'
import { listSource } from '../catalogue-source.ts'
import { relatedProducts } from './related.ts'
import { makeItem } from '../testing/item.ts'

it('spec 7.6: related products share the category name, without the product itself, by id', async () => {
  const items = [
    makeItem({ id: '10', category: { name: 'Bags & Shoes' } }),
    makeItem({ id: '9', category: { name: 'bags shoes' } }),
    makeItem({ id: '8', category: { name: 'Bags & Shoes' } }),
    makeItem({ id: '7', category: { name: 'Rings' }, parent: 'Bags & Shoes' }),
  ]
  const product = { id: '8', category: { name: 'Bags & Shoes' } }
  const related = async (limit: number) =>
    (await relatedProducts(listSource(items), product, limit)).map(({ id }) => id)
  expect(await related(12)).toEqual(['9', '10'])
  expect(await related(1)).toEqual(['9'])
})
