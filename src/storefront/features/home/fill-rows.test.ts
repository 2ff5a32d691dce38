import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillRows, longestWord, mostFor, rowSizes } from './fill-rows.ts'

/** The rows as a wrapping line makes them: each card says how many stand in its row. */
function rowsOf(sizes: readonly number[]): number[] {
  const rows: number[] = []
  for (let place = 0; place < sizes.length; place += sizes[place] ?? 1) rows.push(sizes[place] ?? 0)
  return rows
}

describe('rows that are full', () => {
  it('of one list differ by one card, the shorter ones first', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => rowsOf(rowSizes(count, 4)))).toEqual([
      [1],
      [2],
      [3],
      [4],
      [2, 3],
      [3, 3],
      [3, 4],
      [4, 4],
      [3, 3, 3],
      [3, 3, 4],
    ])
    expect(rowSizes(0, 4)).toEqual([])
  })

  it('property: every card stands in a row of its size, no row has too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 8 }), (count, most) => {
        const sizes = rowSizes(count, most)
        const rows = rowsOf(sizes)
        expect(sizes).toHaveLength(count)
        expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count)
        expect(Math.max(...rows)).toBeLessThanOrEqual(most)
        expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
        expect(rows).toHaveLength(Math.ceil(count / most))
      }),
    )
  })

  it('are told to each card for every width', () => {
    expect(fillRows(3, { phone: 2, tablet: 3, desk: 4 })).toEqual([
      { '--phone': 1, '--tablet': 3, '--desk': 3 },
      { '--phone': 2, '--tablet': 3, '--desk': 3 },
      { '--phone': 2, '--tablet': 3, '--desk': 3 },
    ])
  })

  it('have fewer cards where a word is long', () => {
    expect(longestWord(['Bücher & Spiele', 'Unterhaltungs-Elektronik'])).toBe(13)
    expect(longestWord([])).toBe(0)
    const most = { phone: 2, tablet: 4, desk: 4 }
    expect(mostFor(11, most)).toEqual(most)
    expect(mostFor(13, most)).toEqual({ phone: 2, tablet: 3, desk: 4 })
    expect(mostFor(23, most)).toEqual({ phone: 1, tablet: 2, desk: 3 })
    expect(mostFor(34, most)).toEqual({ phone: 1, tablet: 2, desk: 2 })
  })
})
