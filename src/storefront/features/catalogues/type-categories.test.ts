/** Spec 2.13, the categories screen. */
import { expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { bagSource } from '#storefront/features/catalogue/testing/bag-source.ts'
import { typeCategories } from './type-categories.ts'

it('categories: offered ones with products, with the counts of their sub-categories', async () => {
  const [type, ...others] = await typeCategories(bagSource, DEFAULT_SHOP_SETTINGS)
  expect(others).toEqual([])
  expect(type).toMatchObject({ id: 'fashion', count: 3, to: '/shop?type=fashion' })
  expect(type?.categories).toHaveLength(1)
  expect(type?.categories[0]).toMatchObject({ id: 'c1', count: 3, to: '/screens/products/c1' })
  expect(type?.categories[0]?.children).toEqual([
    { title: 'Caps', count: 2, to: '/shop?category=bags-accessories&subcategory=caps' },
  ])
})
