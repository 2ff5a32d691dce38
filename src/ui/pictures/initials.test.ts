import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('the drawing in place of a picture', () => {
  it.each([
    ['Floor lamp', 'FL'],
    ['lamp', 'L'],
    ['"Tall" — (round) lamp', 'TR'],
    ['3 in 1', '3I'],
    ['💡 Éclairage', 'É'],
    ['灯 笼', '灯笼'],
    ['مصباح أرضي', 'مأ'],
    ['💡', ''],
    ['', ''],
  ])('of %j is %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('is short and well-formed for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const letters = initials(name)
        // A letter such as ß has two capitals.
        expect([...letters].length).toBeLessThanOrEqual(6)
        expect(letters.isWellFormed()).toBe(true)
      }),
    )
  })
})
