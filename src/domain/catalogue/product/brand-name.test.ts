import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandName, isBrandName } from './brand-name.ts'
import { EMPTY_QUERY } from '../query/catalogue-query.ts'
import { listSource } from '../catalogue-source.ts'
import { isBrandOffered } from './category.ts'
import { matches } from '../query/matches.ts'
import { makeItem } from '../testing/item.ts'

const NONE = [
  '',
  ' ',
  'Unbranded',
  'UNBRANDED',
  'No brand',
  'no-brand',
  'No_Brand',
  'n/a',
  'N.A.',
  '#N/A',
  'None',
  'generic',
]
const MORE = [
  '-',
  '—',
  '...',
  '?',
  'Does not apply',
  'not applicable',
  'null',
  'Ohne Marke',
  'markenlos',
  'Sans marque',
]

describe('a name that says that there is no brand', () => {
  it.each([...NONE, ...MORE])('"%s" is none', (name) => {
    expect(isBrandName(name)).toBe(false)
    expect(brandName({ brand: { name } })).toBe('')
  })

  it.each([
    'Lumen',
    'Generic Surplus',
    'Nona',
    'None & Sons',
    'NA-KD',
    'Unbranded Denim Co',
    '♥',
    '無印良品',
    'no name',
    '&',
  ])('"%s" is a brand', (name) => {
    expect(isBrandName(name)).toBe(true)
    expect(brandName({ brand: { name } })).toBe(name)
  })

  it('property: capitals, spaces and signs around it change nothing', () => {
    const sign = fc.constantFrom('', ' ', '-', '.', '_', '  ')
    const name = fc.constantFrom(...NONE.filter((word) => /\w/.test(word)), 'Lumen', 'Zwölf & Co')
    fc.assert(
      fc.property(name, sign, sign, fc.boolean(), (word, before, after, loud) => {
        const written = before + (loud ? word.toUpperCase() : word) + after
        expect(isBrandName(written)).toBe(isBrandName(word))
      }),
    )
  })

  it('such goods are under no brand: not in counts, not in a filter, not in lists', () => {
    const items = ['Lumen', 'Unbranded', 'n/a', ''].map((name, place) =>
      makeItem({ id: String(place), brand: { name } }),
    )
    const { index } = listSource(items)
    expect(index.select(EMPTY_QUERY).facets().brand).toMatchObject([{ value: 'lumen', count: 1 }])
    const unbranded = { ...EMPTY_QUERY, brands: ['unbranded'] }
    expect(index.select(unbranded).total).toBe(0)
    expect(items.filter((item) => matches(item, unbranded))).toEqual([])
    expect(isBrandOffered({ name: 'No brand', status: 'active' })).toBe(false)
    expect(isBrandOffered({ name: 'Lumen', status: 'active' })).toBe(true)
  })
})
