import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCatalogueService } from '../catalogue/catalogue-service.ts'
import type { SearchCountRepository, SearchTally, SearchTotal } from './search-count-repository.ts'
import { createSearchCounts, searchDay } from './search-counts.ts'
import { memoryCatalogue, product } from '../testing/memory-catalogue.ts'

async function setUp(totals: readonly Partial<SearchTotal>[] = []) {
  const written: { day: string; tallies: readonly SearchTally[] }[] = []
  let failing = false
  let now = new Date('2026-03-01T23:59:59Z')
  const searches: SearchCountRepository = {
    async add(day, tallies) {
      if (failing) throw new Error('The database is away')
      written.push({ day, tallies })
    },
    days: async () => [],
    totals: vi.fn(async () =>
      totals.map((total) => ({ text: '', found: 20, missed: 0, days: 5, last: '2026-03-01', ...total })),
    ),
  }
  const catalogue = createCatalogueService(memoryCatalogue([product('1', { title: 'Gold Ring' })]))
  await catalogue.start()
  onTestFinished(() => catalogue.stop())
  const onError = vi.fn()
  const counts = createSearchCounts({ searches, catalogue, onError, clock: () => now })
  return {
    counts,
    searches,
    written,
    onError,
    at: (text: string) => (now = new Date(text)),
    fail: (does: boolean) => (failing = does),
  }
}

describe('the count of searches', () => {
  it('many searches are one write, which a stop does not lose', async () => {
    const { counts, written } = await setUp()
    counts.start()
    for (let n = 0; n < 500; n += 1) counts.count({ text: 'ring', found: n % 5 > 0 })
    counts.count({ text: 'yacht', found: false })
    await counts.stop()
    expect(written).toEqual([
      {
        day: '2026-03-01',
        tallies: [
          { text: 'ring', found: 400, missed: 100 },
          { text: 'yacht', found: 0, missed: 1 },
        ],
      },
    ])
  })

  it('each counts for the day on which it was made', async () => {
    const { counts, written, at } = await setUp()
    counts.count({ text: 'ring', found: true })
    at('2026-03-02T00:00:00Z')
    counts.count({ text: 'ring', found: true })
    await counts.stop()
    expect(written.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02'])
  })

  it('ten thousand texts take the memory of a thousand, and none is lost', async () => {
    const { counts, written } = await setUp()
    for (let n = 0; n < 10_000; n += 1) counts.count({ text: `word ${n}`, found: true })
    await counts.stop()
    const tallies = written[0]?.tallies ?? []
    expect(tallies).toHaveLength(1001)
    expect(tallies.find(({ text }) => text === '')).toMatchObject({ found: 9000 })
  })

  it('what could not be written is written later, once', async () => {
    const { counts, written, onError, fail } = await setUp()
    fail(true)
    counts.count({ text: 'ring', found: true })
    await counts.stop()
    expect(onError).toHaveBeenCalledTimes(1)
    fail(false)
    counts.count({ text: 'ring', found: false })
    await counts.stop()
    expect(written).toEqual([{ day: '2026-03-01', tallies: [{ text: 'ring', found: 1, missed: 1 }] }])
  })

  it('popular is what is searched for on several days, and only words of the catalogue as they stand', async () => {
    const { counts, searches, at } = await setUp([
      { text: '' },
      { text: 'evil ring' },
      { text: 'gold ring' },
      { text: 'rnig' },
      { text: 'yacht' },
    ])
    expect(await counts.popular()).toEqual(['gold ring'])
    expect(searches.totals).toHaveBeenCalledWith('2026-01-31', { limit: 40, fewestDays: 3, fewest: 10 })
    await counts.popular()
    expect(searches.totals).toHaveBeenCalledTimes(1)
    at('2026-03-02T01:00:00Z')
    await counts.popular()
    expect(searches.totals).toHaveBeenCalledTimes(2)
  })

  it('a database that is away makes nothing popular, and no page fail', async () => {
    const { counts, searches, onError } = await setUp()
    vi.mocked(searches.totals).mockRejectedValue(new Error('away'))
    expect(await counts.popular()).toEqual([])
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('days are those of UTC', () => {
    expect(searchDay(new Date('2026-03-01T00:30:00Z'), 1)).toBe('2026-02-28')
  })
})
