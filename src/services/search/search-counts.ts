/** Counts searches in memory and adds them to the database now and then, so that a search costs no write; finds out which are popular. */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { type CountedSearch, OTHER_SEARCHES } from '#domain/catalogue/search/words/search-count.ts'
import type { CatalogueService } from '../catalogue/catalogue-service.ts'
import { repeatWork } from '../background/repeated-work.ts'
import type { SearchCountRepository, SearchTally } from './search-count-repository.ts'

/** Days for which counts are kept, today among them. */
export const SEARCH_DAYS = 90
/** Texts of one day that are counted by themselves. */
const MOST_A_DAY = 1000
/** Texts that wait in memory for the next write. */
const MOST_WAITING = 1000
/** Milliseconds between two writes, and between two looks at what is popular. */
const WRITE_EVERY = 30_000
const LOOK_EVERY = 3_600_000
const DAY = 86_400_000

/** Popular is what was searched for on so many different days, and so often, within so many days. */
const POPULAR = { within: 30, fewestDays: 3, fewest: 10 }
/** Popular texts shown at most, and looked at for that. */
const MOST_POPULAR = 6
const CANDIDATES = 40

export interface SearchCounts {
  /** Costs no more than a look into a map. */
  count(search: CountedSearch): void
  /** What many search for and find, in their words, most frequent first; none where there are not enough. */
  popular(): Promise<readonly string[]>
  start(): void
  /** Resolves once all that was counted is stored, as far as the database takes it. */
  stop(): Promise<void>
}

export interface SearchCountOptions {
  searches: SearchCountRepository
  catalogue: Pick<CatalogueService, 'search'>
  /** Hears of writes that failed; they are tried again. */
  onError: (error: unknown) => void
  clock?: () => Date
}

type Waiting = Map<string, SearchTally>

/** The day in UTC, so many days back. */
export function searchDay(now: Date, back = 0): string {
  return new Date(now.getTime() - back * DAY).toISOString().slice(0, 10)
}

export function createSearchCounts(options: SearchCountOptions): SearchCounts {
  const { searches, catalogue, onError, clock = () => new Date() } = options
  /** By day; there are two of them about midnight. */
  const waiting = new Map<string, Waiting>()
  let looked = -Infinity
  let popular: Promise<readonly string[]> = Promise.resolve([])

  function add(day: string, { text, found, missed }: SearchTally): void {
    const texts = waiting.get(day) ?? new Map<string, SearchTally>()
    waiting.set(day, texts)
    // Whoever sends one text after the other fills no memory.
    const own = texts.has(text) || texts.size < MOST_WAITING ? text : OTHER_SEARCHES
    const before = texts.get(own) ?? { text: own, found: 0, missed: 0 }
    texts.set(own, { text: own, found: before.found + found, missed: before.missed + missed })
  }

  async function write(): Promise<void> {
    const keepFrom = searchDay(clock(), SEARCH_DAYS - 1)
    for (const [day, texts] of [...waiting]) {
      waiting.delete(day)
      // A database that was away for so long has nothing to gain.
      if (day < keepFrom) continue
      try {
        await searches.add(day, [...texts.values()], { most: MOST_A_DAY, keepFrom })
      } catch (error) {
        for (const tally of texts.values()) add(day, tally)
        throw error
      }
    }
  }

  async function look(): Promise<readonly string[]> {
    const { within, ...enough } = POPULAR
    const often = await searches.totals(searchDay(clock(), within - 1), { ...enough, limit: CANDIDATES })
    const found: string[] = []
    for (const { text } of often) {
      if (found.length === MOST_POPULAR) break
      if (text !== OTHER_SEARCHES && (await isOfTheShop(text))) found.push(text)
    }
    return found
  }

  /** Every word of it stands in the catalogue as it was typed, so that nobody can put words of his own before others. */
  async function isOfTheShop(text: string): Promise<boolean> {
    const { matching, correction, dropped, partial } = await catalogue.search(text, EMPTY_QUERY, { pageSize: 1 })
    return matching > 0 && correction === null && dropped.length === 0 && !partial
  }

  const writing = repeatWork(write, { interval: WRITE_EVERY, onError })
  return {
    count({ text, found }) {
      add(searchDay(clock()), { text, found: Number(found), missed: Number(!found) })
    },
    popular() {
      const now = clock().getTime()
      if (Math.abs(now - looked) < LOOK_EVERY) return popular
      looked = now
      const before = popular
      popular = look().catch((error: unknown) => {
        onError(error)
        return before
      })
      return popular
    },
    start: () => writing.start(),
    async stop() {
      await writing.stop()
      await writing.run()
    },
  }
}
