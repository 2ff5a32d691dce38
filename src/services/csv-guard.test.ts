import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardCell, unguardCell } from './csv-guard.ts'

describe('cells that a spreadsheet would run', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
    ['+49 30 1234', "'+49 30 1234"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['  =1', "'  =1"],
    ['\uFF1D1', "'\uFF1D1"],
    ["'=1", "''=1"],
    ["''-x", "'''-x"],
  ])('%j is written as %j', (text, cell) => {
    expect(guardCell(text)).toBe(cell)
    expect(unguardCell(cell)).toBe(text)
  })

  it.each(['-5', '-5.25', '12', 'Lamp = light', "'s", "'tis", "'", '', '[{"a":"=1"}]'])('%j stays as it is', (text) => {
    expect(guardCell(text)).toBe(text)
    expect(unguardCell(text)).toBe(text)
  })

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', '1', '.', 'a', '"', '\uFF1D') }),
  )

  it('any text comes back, and none that is written begins what runs unless it is a number', () => {
    fc.assert(
      fc.property(text, (one) => {
        const cell = guardCell(one)
        expect(unguardCell(cell)).toBe(one)
        expect(/^\s*[=+\-@]|^[\t\r\n]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell)).toBe(false)
      }),
    )
  })

  it('no two texts are written alike', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        if (guardCell(one) === guardCell(other)) expect(one).toBe(other)
      }),
    )
  })
})
