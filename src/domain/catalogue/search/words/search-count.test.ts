import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY } from '../../query/catalogue-query.ts'
import { COUNTED_LENGTH, countedSearch, countedText } from './search-count.ts'

describe('counted searches', () => {
  it('one text for all who mean the same', () => {
    for (const text of ['Gold  Ring', ' gold ring', 'GOLD RING!', 'gôld\u0000ring', '«gold ring»'])
      expect(countedText(text)).toBe('gold ring')
    expect(countedText('14" laptop & bag')).toBe('14" laptop & bag')
  })

  it.each([
    'mara@example.com',
    'mara＠example.com',
    'call +49 (30) 123-456',
    '4111 1111 1111 1111',
    '٠١٢٣٤٥٦٧٨',
    'https://evil.example/x',
    'WWW.evil.example',
    'a'.repeat(COUNTED_LENGTH + 1),
    '💍',
    '%',
  ])('%s is counted with the others', (text) => {
    expect(countedText(text)).toBe('')
  })

  it('any text whatever gives a short one without control characters, which is its own form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const counted = countedText(text)
        expect([...counted].length).toBeLessThanOrEqual(COUNTED_LENGTH)
        expect(counted).not.toMatch(/[\p{C}@]/u)
        expect(countedText(counted)).toBe(counted)
      }),
      { numRuns: 2000 },
    )
  })

  it('only the results asked for by a text are a search: not the empty page, a filter, an order or more of them', () => {
    expect(countedSearch('Ring', EMPTY_QUERY, 3)).toEqual({ text: 'ring', found: true })
    expect(countedSearch('Ring', EMPTY_QUERY, 0)).toEqual({ text: 'ring', found: false })
    expect(countedSearch(' \u0000', EMPTY_QUERY, 0)).toBeNull()
    for (const more of [
      { status: 'in-stock' },
      { sortBy: 'low' },
      { shown: 12 },
      { page: 2 },
      { view: 'list' },
    ] as const)
      expect(countedSearch('ring', { ...EMPTY_QUERY, ...more }, 3)).toBeNull()
  })
})
