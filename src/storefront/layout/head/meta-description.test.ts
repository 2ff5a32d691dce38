import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metaDescription } from './meta-description.ts'

describe('descriptions', () => {
  it('a short text stays as it is, on one line', () => {
    expect(metaDescription(' A ring\n of  gold. ')).toBe('A ring of gold.')
  })

  it('a long text ends after a word, with an ellipsis and no idle punctuation', () => {
    expect(metaDescription(`${'a'.repeat(150)}, ${'b'.repeat(50)}`)).toBe(`${'a'.repeat(150)}…`)
    expect(metaDescription('a'.repeat(300))).toBe(`${'a'.repeat(159)}…`)
  })

  it('is never longer than 160 code points and never tears a character apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const description = metaDescription(text)
        expect([...description].length).toBeLessThanOrEqual(160)
        expect(description.isWellFormed()).toBe(true)
      }),
    )
  })
})
