import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './json-text.ts'

describe('spec 11.1: where JSON breaks', () => {
  it.each([
    ['', 1, 1, 'the file ends too early'],
    ['[1,\n  2', 2, 4, 'the file ends too early'],
    ['[\n  {"a": bar}\n]', 2, 9, 'unexpected "b"'],
    ['{"a": 1,}', 1, 9, 'unexpected "}"'],
    ['[1 2]', 1, 4, 'unexpected "2"'],
    ['[1]]', 1, 4, 'unexpected "]"'],
    ['[1}', 1, 3, 'unexpected "}"'],
    ['{"a" 1}', 1, 6, 'unexpected "1"'],
    ['{a: 1}', 1, 2, 'unexpected "a"'],
    ['["a\\x"]', 1, 4, 'unexpected "\\\\"'],
    ['["a\nb"]', 1, 4, 'unexpected "\\n"'],
    ['[01]', 1, 2, 'unexpected "0"'],
    ['[nul]', 1, 2, 'unexpected "n"'],
  ])('%j', (text, line, column, message) => {
    expect(parseJson(text)).toEqual({ ok: false, line, column, message })
  })

  it('allows a byte order mark', () => {
    expect(parseJson('\uFEFF[1]')).toEqual({ ok: true, value: [1] })
  })

  it('a text cut anywhere breaks at or before its end, never inside what was right', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
        const text = JSON.stringify([value])
        const short = text.slice(0, cut % text.length)
        expect(parseJson(short)).toMatchObject({ ok: false, line: 1, column: expect.any(Number) })
        const garbled = `${text}x`
        expect(parseJson(garbled)).toEqual({ ok: false, line: 1, column: text.length + 1, message: 'unexpected "x"' })
      }),
    )
  })
})
