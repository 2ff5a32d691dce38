import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay, parseInstant } from './dates.ts'

const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((one) => String(one).padStart(2, '0'))
const year = fc.integer({ min: 0, max: 9999 }).map((one) => String(one).padStart(4, '0'))
const day = fc.tuple(year, two(0, 14), two(0, 33)).map((parts) => parts.join('-'))

describe('spec 11.2: dates', () => {
  it('a day is real when the calendar gives it back', () => {
    fc.assert(
      fc.property(day, (text) => {
        const date = new Date(`${text}T00:00:00Z`)
        const isReal =
          !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`) && !text.startsWith('0000')
        expect(parseDay(text)).toBe(isReal ? text : null)
        expect(parseInstant(`${text}T08:30:00.250Z`)).toBe(isReal ? `${text}T08:30:00.250Z` : null)
      }),
    )
    expect(parseDay('2026-02-29')).toBeNull()
    expect(parseDay('2000-02-29')).toBe('2000-02-29')
    expect(parseDay('1900-02-29')).toBeNull()
  })

  it('an instant is stored in UTC with milliseconds, however it is written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
        (date) => {
          expect(parseInstant(date.toISOString())).toBe(date.toISOString())
        },
      ),
    )
    expect(parseInstant('2026-10-20T09:00')).toBe('2026-10-20T09:00:00.000Z')
    expect(parseInstant('2026-10-20T09:00:00+02:00')).toBe('2026-10-20T07:00:00.000Z')
    expect(parseInstant('2026-10-20T24:00:00.000Z')).toBe('2026-10-21T00:00:00.000Z')
    for (const wrong of ['2026-10-20T23:60:00.000Z', '2026-10-20 09:00', '20 Oct 2026', 5]) {
      expect(parseInstant(wrong)).toBeNull()
    }
  })
})
