import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY } from './catalogue-query.ts'
import { cutFacets, type FacetLists, findOptions, MOST_OPTIONS, offeredOptions } from './facet-lists.ts'
import type { FacetOption } from './facets.ts'

function option(label: string, fields: Partial<FacetOption> = {}): FacetOption {
  return { value: label.toLowerCase(), label, count: 1, active: false, ...fields }
}

const labels = (options: readonly FacetOption[]) => options.map(({ label }) => label)
const lists = (brand: FacetOption[]) => ({ brand, color: [option('Red')] }) as unknown as FacetLists

describe('long filter lists', () => {
  it('a list that fits stays as it is', () => {
    const brand = Array.from({ length: MOST_OPTIONS }, (_, place) => option(`B${place}`, { count: 0 }))
    expect(cutFacets(lists(brand))).toEqual({ facets: lists(brand), longFacets: {} })
  })

  it('of a long one the page carries the chosen ones first, then those that give most, and the length of the whole', () => {
    const brand = Array.from({ length: 500 }, (_, place) =>
      option(`B${place}`, { count: place % 3, active: place === 400 }),
    )
    const { facets, longFacets } = cutFacets(lists(brand))
    expect(longFacets).toEqual({ brand: 500 })
    expect(facets.brand).toHaveLength(MOST_OPTIONS)
    expect(labels(facets.brand).slice(0, 3)).toEqual(['B400', 'B2', 'B5'])
    expect(facets.color).toHaveLength(1)
  })

  it('finds by every word, without accents and capitals; beginnings come before the middle, chosen ones before all', () => {
    const options = ['Old Bäckerei', 'Backhaus', 'Shoe House', 'Backaus'].map((label) => option(label))
    expect(labels(findOptions(options, 'BACK', 9).options)).toEqual(['Backaus', 'Backhaus', 'Old Bäckerei'])
    expect(labels(findOptions(options, 'house sho', 9).options)).toEqual(['Shoe House'])
    const chosen = [...options, option('Zebra back', { active: true })]
    expect(labels(findOptions(chosen, 'back', 2).options)).toEqual(['Zebra back', 'Backaus'])
    expect(findOptions(chosen, 'back', 2).total).toBe(4)
    expect(findOptions([option('Gone', { count: 0 })], '', 9).total).toBe(0)
  })

  it('what is found has every word, and without a text everything is', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ maxLength: 3 }), (names, text) => {
        const options = names.map((name) => option(name))
        const { options: found, total } = findOptions(options, text, 5)
        expect(found.length).toBe(Math.min(5, total))
        expect(found.every((one) => options.includes(one))).toBe(true)
        expect(findOptions(options, ' ', 5).total).toBe(options.length)
      }),
    )
  })
})

describe('spec 2.4 and 4.2: what the filters offer', () => {
  const chosen = option('Chosen', { active: true, count: 0 })
  const whole = {
    brand: [option('Solvane', { count: 0 })],
    subcategory: [option('Over-Ear'), chosen],
    size: [option('42'), option('XL', { count: 0 }), chosen],
    tag: [option('gift'), chosen],
  } as unknown as FacetLists
  const offered = (query: Partial<typeof EMPTY_QUERY>) => {
    const { brand, subcategory, size, tag } = offeredOptions(whole, { ...EMPTY_QUERY, ...query })
    return [brand, subcategory, size, tag].map(labels)
  }

  it('sub-categories and sizes wait for a narrower choice, tags are never offered; what is chosen is always there', () => {
    expect(offered({})).toEqual([['Solvane'], ['Chosen'], ['Chosen'], ['Chosen']])
    expect(offered({ category: 'headphones' })).toEqual([
      ['Solvane'],
      ['Over-Ear', 'Chosen'],
      ['42', 'Chosen'],
      ['Chosen'],
    ])
    expect(offered({ type: 'fashion' })).toEqual([['Solvane'], ['Chosen'], ['42', 'Chosen'], ['Chosen']])
  })
})
