import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHarmfulLine, isHarmfulText, spelledOut, withoutHarmInLine, withoutHarmInText } from './harmful-characters.ts'

describe('characters that no text of the shop carries', () => {
  it.each([
    '\0',
    '\u0007',
    '\b',
    '\u001B',
    '\u007F',
    '\u0085',
    '\u009B',
    '\u202E',
    '\u2066',
    '\u2069',
    '\uD800',
    '\uDE00',
  ])('%j is taken out of lines and texts', (harmful) => {
    const text = `a${harmful}b`
    expect([isHarmfulLine(text), isHarmfulText(text)]).toEqual([true, true])
    expect([withoutHarmInLine(text), withoutHarmInText(text)]).toEqual(['ab', 'ab'])
  })

  it.each([
    'Ünïcode',
    'Lamp \u{1F469}\u200D\u{1F52C}',
    'לוקס\u200F!',
    'e\u0301',
    '\u00A0',
    '\u{1F3F4}\u{E0067}\u{E007F}',
  ])('%j stays as it is', (text) => {
    expect([isHarmfulLine(text), isHarmfulText(text)]).toEqual([false, false])
    expect(withoutHarmInLine(text)).toBe(text)
  })

  it('line ends and tabs are none in a text of several lines', () => {
    expect(isHarmfulText('a\r\n\tb')).toBe(false)
    expect(isHarmfulLine('a\nb')).toBe(true)
    expect(isHarmfulLine('a\u2028b')).toBe(true)
  })

  it('what was cleaned is clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isHarmfulLine(withoutHarmInLine(text))).toBe(false)
        expect(isHarmfulText(withoutHarmInText(text))).toBe(false)
        expect(isHarmfulText(spelledOut(text))).toBe(false)
      }),
    )
  })

  it('a terminal is shown their numbers', () => {
    expect(spelledOut('a\u001B[2J\u202Eb\r\n\uD800\rc')).toBe('a\\u001b[2J\\u202eb\r\n\\ud800\\u000dc')
  })
})
