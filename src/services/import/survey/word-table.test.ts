import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WordTable } from './word-table.ts'

describe('any catalogue: words of a large file', () => {
  it('answers what a Map answers', () => {
    const entries = fc.array(fc.tuple(fc.string({ unit: 'binary', maxLength: 6 }), fc.nat()), { maxLength: 3000 })
    fc.assert(
      fc.property(entries, fc.array(fc.string()), (pairs, others) => {
        const table = new WordTable()
        const map = new Map<string, number>()
        for (const [word, value] of pairs) {
          table.set(word, value)
          map.set(word, value)
        }
        expect(table.size).toBe(map.size)
        for (const word of [...map.keys(), ...others]) expect(table.get(word)).toBe(map.get(word))
      }),
    )
  })

  it('keeps words apart that differ little, as article numbers do', () => {
    const words = (count: number) => [
      ...Array.from({ length: count }, (_, at) => `p${at}`),
      ...Array.from({ length: count }, (_, at) => `product-${String(at).padStart(12, '0')}-x`),
      ...Array.from({ length: count }, (_, at) => '\u0000'.repeat(at % 300) + at),
    ]
    const table = new WordTable()
    for (const [value, word] of words(40_000).entries()) table.set(word, value)
    expect(table.size).toBe(120_000)
    for (const [value, word] of words(40_000).entries()) if (table.get(word) !== value) expect(word).toBe(value)
  })
})
