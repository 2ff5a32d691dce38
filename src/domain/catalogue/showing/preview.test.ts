import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { preview } from './preview.ts'

it('spec 9.7: a preview is exactly the first 100 characters, and says whether something was cut', () => {
  expect(preview('a'.repeat(100), 100)).toEqual({ text: 'a'.repeat(100), cut: false })
  expect(preview(`${'a'.repeat(99)} b`, 100)).toEqual({ text: `${'a'.repeat(99)} `, cut: true })
  expect(preview('', 100)).toEqual({ text: '', cut: false })
})

it('spec 9.7: characters are code points', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(20), (text, length) => {
      const points = Array.from(text)
      expect(preview(text, length)).toEqual({ text: points.slice(0, length).join(''), cut: points.length > length })
    }),
  )
})
