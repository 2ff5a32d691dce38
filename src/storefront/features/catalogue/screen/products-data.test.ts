/** Spec 2.13, the products screens. */
import { expect, it } from 'vitest'
import { bags, bagSource } from '../testing/bag-source.ts'
import { findCategory, productsScreen } from './products-data.ts'

it('spec 7.1: products of a category by its id or its slug, further parameters inside of it', async () => {
  expect(findCategory(bagSource.categories, 'bags-accessories')).toBe(bags)
  expect(findCategory(bagSource.categories, 'nothing')).toBeUndefined()
  const screen = await productsScreen(bagSource, new URLSearchParams('subcategory=caps&category=hidden'), bags)
  expect(screen).toMatchObject({ title: 'Bags & Accessories', path: '/screens/products/c1' })
  expect(screen.page.items.map(({ id }) => id)).toEqual(['1', '2'])
  expect((await productsScreen(bagSource, new URLSearchParams())).page.total).toBe(3)
})
