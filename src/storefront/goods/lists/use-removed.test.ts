import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsWithRemoved } from './use-removed.ts'

const keyOf = (item: string) => item
const removal = (item: string, place: number) => ({ key: item, item, place })
const shown = (items: string[], removed: ReturnType<typeof removal>[]) =>
  rowsWithRemoved(items, removed, keyOf).map((row) => (row.kind === 'removed' ? `(${row.key})` : row.key))

describe('usability 31: Undo in place of the removed row', () => {
  it('keeps a removed row at its place', () => {
    expect(shown(['a', 'c'], [removal('b', 1)])).toEqual(['a', '(b)', 'c'])
  })

  it('keeps several, whatever the order they were removed in', () => {
    expect(shown(['d'], [removal('c', 2), removal('a', 0), removal('b', 1)])).toEqual(['(a)', '(b)', '(c)', 'd'])
  })

  it('shows what has come back by another way as an item alone', () => {
    expect(shown(['a', 'b'], [removal('b', 1)])).toEqual(['a', 'b'])
  })

  it('shows every item exactly once and every removal at most once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string()),
        fc.uniqueArray(fc.tuple(fc.string(), fc.nat(20)), { selector: ([key]) => key }),
        (items, gone) => {
          const rows = rowsWithRemoved(
            items,
            gone.map(([key, place]) => removal(key, place)),
            keyOf,
          )
          expect(rows.filter((row) => row.kind === 'item').map((row) => row.key)).toEqual(items)
          expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
        },
      ),
    )
  })
})
