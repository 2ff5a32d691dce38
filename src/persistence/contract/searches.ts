/** The part of the contract about the counts of searches. */
import { describe, expect, it } from 'vitest'
import type { SearchTally } from '#services/search/search-count-repository.ts'
import type { ContractContext } from './context.ts'

const LIMITS = { most: 1000, keepFrom: '2026-01-01' }
const once = (text: string): SearchTally => ({ text, found: 1, missed: 0 })

export function declareSearchesContract(context: ContractContext): void {
  describe('counts of searches', () => {
    it('are added up by day and text, with and without a result', async () => {
      const { database } = await context.openEmpty()
      const { searches } = database
      await searches.add('2026-03-01', [once('ring'), { text: 'yacht', found: 0, missed: 2 }], LIMITS)
      await searches.add('2026-03-01', [{ text: 'ring', found: 4, missed: 1 }], LIMITS)
      await searches.add('2026-03-03', [once('ring')], LIMITS)
      expect(await searches.days('2026-03-01')).toEqual([
        { day: '2026-03-03', found: 1, missed: 0 },
        { day: '2026-03-01', found: 5, missed: 3 },
      ])
      const others = { text: '', found: 0, missed: 0, days: 2, last: '2026-03-03' }
      const ring = { text: 'ring', found: 6, missed: 1, days: 2, last: '2026-03-03' }
      const yacht = { text: 'yacht', found: 0, missed: 2, days: 1, last: '2026-03-01' }
      expect(await searches.totals('2026-01-01', { limit: 9 })).toEqual([ring, yacht, others])
      expect(await searches.totals('2026-03-02', { limit: 1 })).toEqual([{ ...ring, found: 1, missed: 0, days: 1 }])
      expect(await searches.totals('2026-01-01', { limit: 9, without: true })).toEqual([yacht, ring])
      expect(await searches.totals('2026-01-01', { limit: 9, fewestDays: 2, fewest: 2 })).toEqual([ring])
      expect(await searches.totals('2026-01-01', { limit: 9, fewestDays: 3, fewest: 2 })).toEqual([])
    })

    it('texts of any script and any sign are texts', async () => {
      const { database } = await context.openEmpty()
      const texts = ["o'neill", '%', '_', '"', "'; drop table search_count; --", 'кольцо', '戒指', '💍', 'a%b\\']
      await database.searches.add('2026-03-01', texts.map(once), LIMITS)
      const totals = await database.searches.totals('2026-03-01', { limit: 99 })
      expect(
        totals
          .filter(({ found }) => found === 1)
          .map(({ text }) => text)
          .toSorted(),
      ).toEqual(texts.toSorted())
    })

    it('a day has no more rows than it may, however many texts come, and loses no search', async () => {
      const { database } = await context.openEmpty()
      const limits = { ...LIMITS, most: 50 }
      for (let batch = 0; batch < 10; batch += 1) {
        const flood = Array.from({ length: 1000 }, (_, place) => once(`word ${batch}-${place}`))
        await database.searches.add('2026-03-01', flood, limits)
      }
      const totals = await database.searches.totals('2026-03-01', { limit: 9999 })
      expect(totals).toHaveLength(51)
      expect(totals[0]).toMatchObject({ text: '', found: 9950 })
      expect(await database.searches.days('2026-03-01')).toEqual([{ day: '2026-03-01', found: 10_000, missed: 0 }])
    })

    it('what many search for takes the place of what few do, also behind a flood', async () => {
      const { database } = await context.openEmpty()
      const limits = { ...LIMITS, most: 3 }
      await database.searches.add('2026-03-01', [once('a'), once('b'), { text: 'ring', found: 9, missed: 0 }], limits)
      await database.searches.add('2026-03-01', [once('c'), { text: 'watch', found: 3, missed: 2 }], limits)
      const totals = await database.searches.totals('2026-03-01', { limit: 9 })
      expect(totals.map(({ text, found, missed }) => [text, found, missed])).toEqual([
        ['ring', 9, 0],
        ['watch', 3, 2],
        ['', 2, 0],
        ['b', 1, 0],
      ])
    })

    it('days that are over go', async () => {
      const { database } = await context.openEmpty()
      await database.searches.add('2026-03-01', [once('ring')], LIMITS)
      await database.searches.add('2026-03-09', [once('watch')], { ...LIMITS, keepFrom: '2026-03-02' })
      expect((await database.searches.days('2000-01-01')).map(({ day }) => day)).toEqual(['2026-03-09'])
    })

    it('several processes count at the same moment, and neither the sum nor the bound suffers', async () => {
      const { database, address } = await context.openEmpty()
      const other = await context.open(address)
      const limits = { ...LIMITS, most: 20 }
      await Promise.all(
        Array.from({ length: 24 }, (_, n) => {
          const own = Array.from({ length: 10 }, (_own, place) => once(`word ${n}-${place}`))
          return (n % 2 ? database : other).searches.add('2026-03-01', [once('ring'), ...own], limits)
        }),
      )
      const totals = await database.searches.totals('2026-03-01', { limit: 999 })
      expect(totals).toHaveLength(21)
      expect(totals.find(({ text }) => text === 'ring')).toMatchObject({ found: 24 })
      expect((await database.searches.days('2026-03-01'))[0]).toMatchObject({ found: 24 * 11 })
    })
  })
}
