import { expect, it } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import type { Brand } from '#domain/catalogue/product/category.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { brandsOf } from './home-doors.ts'

function brand(name: string, status: Brand['status'] = 'active'): Brand {
  return { id: name, name, description: '', email: '', website: '', location: '', status, logo: '', products: [] }
}

it('spec 3.3: the makers of a home are active, and each has the same lettering on every home', () => {
  const items = ['Solvane', 'Ostrea', 'Pixmoor', 'Gone'].map((name, place) =>
    makeItem({ id: String(place), brand: { name } }),
  )
  const brands = [brand('Solvane'), brand('Gone', 'inactive'), brand('Ostrea'), brand('Pixmoor')]
  const lettered = (of: typeof items) => {
    const source = listSource(of, [], brands)
    const { brand: counted } = source.index.select(EMPTY_QUERY).facets()
    return brandsOf(source, counted).map(({ name, lettering }) => [name, lettering])
  }
  expect(lettered(items)).toEqual([
    ['Solvane', 0],
    ['Ostrea', 1],
    ['Pixmoor', 2],
  ])
  expect(lettered(items.slice(2))).toEqual([['Pixmoor', 2]])
})
