import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

it('cuts after a word, and a single word that is too long', () => {
  expect(cutAtWord('Corner & Co', 24)).toBe('Corner & Co')
  expect(cutAtWord('Haus und Garten der Familie Brinkmann', 24)).toBe('Haus und Garten der…')
  expect(cutAtWord('Haus und Garten & Familie', 18)).toBe('Haus und Garten…')
  expect(cutAtWord('Haus und Garten', 9)).toBe('Haus und…')
  expect(cutAtWord('Donaudampfschifffahrt', 10)).toBe('Donaudamp…')
  expect(cutAtWord('👩‍👩‍👧‍👦', 20)).toBe('👩‍👩‍👧‍👦')
})

it('property: never longer than asked for, and every word that stays is whole', () => {
  const word = fc.stringMatching(/^[a-zäöüß]{1,9}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 10, max: 60 }), (words, most) => {
      const cut = cutAtWord(words.join(' '), most)
      expect([...cut].length).toBeLessThanOrEqual(most)
      const kept = cut.replace(/…$/, '').split(' ')
      expect(kept).toEqual(words.slice(0, kept.length))
    }),
  )
})
