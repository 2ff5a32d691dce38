import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slug } from './slug.ts'

describe('slug', () => {
  it('spec 5.1: a title, its slug and what an address makes of both are one word', () => {
    for (const text of [
      'Bags & Shoes',
      'bags-shoes',
      'bags--shoes',
      decodeURIComponent('bags-%26-shoes'),
      ' Bags &\tShoes ',
    ]) {
      expect(slug(text)).toBe('bags-shoes')
    }
    expect(slug("D'Été 8.5")).toBe("d'été-8.5")
    expect(slug(' & ')).toBe('')
  })

  it('spec 5.1: is idempotent and holds no space, ampersand or double hyphen', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('A', 'Σ', 'İ', '&', '-', ' ', '\t', 'b') }),
    )
    fc.assert(
      fc.property(text, (value) => {
        const once = slug(value)
        expect(slug(once)).toBe(once)
        expect(once).not.toMatch(/[\s&]|--|^-|-$/)
      }),
    )
  })
})
