import { dollars } from '#domain/shop/testing/dollars.ts'
import { expect, it } from 'vitest'
import { checkCatalogue } from '../check-catalogue.ts'

it('a name that says that there is no brand is kept as it stands and makes none', () => {
  const names = ['No brand', 'n/a', 'Unbranded', 'Lumen']
  const products = names.map((brand, id) => ({ id, title: `Lamp ${id}`, price: 10, productType: 'lamps', brand }))
  const result = checkCatalogue(products, {
    now: new Date('2026-11-01T12:00:00Z'),
    money: dollars,
    productTypes: ['lamps'],
  })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  expect(result.catalogue.products.map(({ brand }) => brand.name)).toEqual(names)
  expect(result.catalogue.brands.map(({ name }) => name)).toEqual(['Lumen'])
})
