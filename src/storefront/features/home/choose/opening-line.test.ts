import { describe, expect, it } from 'vitest'
import { openingLine } from './opening-line.ts'

describe('openingLine', () => {
  it('keeps whole sentences while they fit', () => {
    expect(openingLine('One. Two! Three? And a fourth.', 18)).toBe('One. Two! Three?')
  })

  it('cuts a long first sentence at a word', () => {
    expect(openingLine('A very long sentence, without an end', 21)).toBe('A very long sentence\u2026')
    expect(openingLine('')).toBe('')
  })
})
