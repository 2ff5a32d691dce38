import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { untypedParts } from './untyped-parts.ts'

/** The bold part in square brackets. */
function shown(title: string, typed: string): string {
  return untypedParts(title, typed)
    .map(({ text, typed: isTyped }) => (isTyped ? text : `[${text}]`))
    .join('')
}

describe('untyped parts', () => {
  it('usability 4: the part that is not typed yet is set apart', () => {
    expect(shown('headphones', 'head')).toBe('head[phones]')
    expect(shown('Meridian Over-Ear Headphones', 'HEAD')).toBe('[Meridian Over-Ear ]Head[phones]')
    expect(shown('Court Low Sneaker', 'sneaker court')).toBe('Court[ Low ]Sneaker')
  })

  it('usability 4: only the beginning of a word counts, accents do not', () => {
    expect(shown('Wedding Bands', 'ring')).toBe('[Wedding Bands]')
    expect(shown('Noir d’Été', 'ete')).toBe('[Noir d’]Été')
    expect(shown('Halo Ring', '')).toBe('[Halo Ring]')
  })

  it('usability 4: the longest of several typed words wins', () => {
    expect(shown('Headphones', 'h head')).toBe('Head[phones]')
  })

  it('usability 4: the parts make the title, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, typed) => {
        const parts = untypedParts(title, typed)
        expect(parts.map(({ text }) => text).join('')).toBe(title)
        expect(parts.every(({ text }) => text !== '')).toBe(true)
      }),
    )
  })
})
