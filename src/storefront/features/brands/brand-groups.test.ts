import { describe, expect, it } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { brandGroups } from './brand-groups.ts'

const brand = (name: string, status: 'active' | 'inactive' = 'active') => ({
  id: name,
  name,
  description: '',
  email: '',
  website: '',
  location: '',
  status,
  logo: '',
  products: [],
})
const names = ['Zora', 'Änne', 'acme', '3 Men', 'Gone', 'Empty']
const source = listSource(
  names
    .slice(0, 5)
    .map((name, place) =>
      makeItem({ id: `${place}`, brand: { name }, productType: place === 0 ? 'beauty' : 'electronics' }),
    ),
  [],
  names.map((name) => brand(name, name === 'Gone' ? 'inactive' : 'active')),
)

describe('the way to all brands', () => {
  it('groups active brands with goods by letter, whatever their accents and capitals', () => {
    const { groups, total } = brandGroups(source)
    expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
      ['#', ['3 Men']],
      ['A', ['acme', 'Änne']],
      ['Z', ['Zora']],
    ])
    expect(total).toBe(4)
  })

  it('leads to the products of the brand, of one type alone where that was asked for', () => {
    const [group] = brandGroups(source, 'beauty').groups
    expect(group?.brands).toEqual([{ slug: 'zora', name: 'Zora', count: 1, to: '/shop?type=beauty&brand=zora' }])
  })
})
