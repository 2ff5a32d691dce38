import { expect, it } from 'vitest'
import { popularBrands } from './popular-brands.ts'
import { makeBrand } from '../testing/lists.ts'

it('spec 2.4: the first 8 active brands', () => {
  const brands = Array.from({ length: 11 }, (_, index) =>
    makeBrand({ name: `Brand ${index + 1}`, status: index === 1 ? 'inactive' : 'active' }),
  )
  expect(popularBrands(brands).map((brand) => brand.slug)).toEqual(
    [1, 3, 4, 5, 6, 7, 8, 9].map((number) => `brand-${number}`),
  )
})
