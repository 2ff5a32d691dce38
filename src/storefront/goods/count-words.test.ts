import { describe, expect, it } from 'vitest'
import { countWord } from './count-words.ts'

describe('countWord', () => {
  it('writes every number below a hundred in words, each in its own', () => {
    expect([0, 1, 12, 19, 20, 21, 44, 99].map((count) => countWord(count, 'en-US'))).toEqual([
      'no',
      'one',
      'twelve',
      'nineteen',
      'twenty',
      'twenty-one',
      'forty-four',
      'ninety-nine',
    ])
    const words = Array.from({ length: 100 }, (_, count) => countWord(count, 'en'))
    expect(new Set(words).size).toBe(100)
    expect(words.filter((word) => /\d|undefined/.test(word))).toEqual([])
  })

  it('leaves a hundred and more, and what is no count, in digits', () => {
    expect([100, 121, 100_000, -3].map((count) => countWord(count, 'en-US'))).toEqual(['100', '121', '100,000', '-3'])
  })

  it('writes digits in other languages', () => {
    expect([3, 1200].map((count) => countWord(count, 'de'))).toEqual(['3', '1.200'])
  })
})
