import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { suggestionOptions } from './suggestion-options.ts'
import type { Suggested } from './suggestion-source.ts'

const products = Array.from({ length: 9 }, (_, place): Suggested => ({
  kind: 'product',
  title: `Ringed ${place}`,
  value: `id ${place}`,
  price: toMinor(10),
}))
const found: Suggested[] = [
  { kind: 'category', title: 'Rings', value: 'rings' },
  { kind: 'brand', title: 'Ringwood & Son', value: 'ringwood-son' },
  ...products,
]

function counts(screen: 'desktop' | 'phone', text = 'ring'): Record<string, number> {
  return Object.fromEntries(
    suggestionOptions({ text, found }, screen).map(({ kind, options }) => [kind, options.length]),
  )
}

describe('suggestion options', () => {
  it('usability 4: at most 10 on a desktop and 8 on a phone, each kind with a share', () => {
    expect(counts('desktop')).toEqual({ query: 2, category: 1, brand: 1, product: 5 })
    expect(counts('phone')).toEqual({ query: 2, category: 1, brand: 1, product: 4 })
  })

  it('spec 2.14: products lead to their details, categories and brands to the filtered shop, searches to the results', () => {
    const options = suggestionOptions({ text: 'ring', found }, 'desktop').flatMap((group) => group.options)
    expect(options.slice(0, 5).map(({ text, to }) => [text, to])).toEqual([
      ['rings', '/pages/search?searchText=rings'],
      ['ringed', '/pages/search?searchText=ringed'],
      ['Rings', '/shop?category=rings'],
      ['Ringwood & Son', '/shop?brand=ringwood-son'],
      ['Ringed 0', '/shop/shop-details/id%200'],
    ])
  })

  it('usability 4: no group without rows', () => {
    expect(suggestionOptions({ text: 'x', found: [] }, 'desktop')).toEqual([])
    expect(counts('phone', 'ring ')).toEqual({ category: 1, brand: 1, product: 5 })
  })
})
