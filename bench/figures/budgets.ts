/** The budgets of `bench/budgets.json`, typed. Bytes are bytes on the wire, a kB is 1000 of them. */
import { readFileSync } from 'node:fs'

export interface Budgets {
  /** Bytes of Brotli by the page's address: before it is awake, and with all that idle time brings. */
  firstVisits: Readonly<Record<string, { javaScript: number; withIdle: number }>>
  firstVisitOfShop: {
    styles: { bytes: number }
    fonts: { bytes: number; files: number }
    largestPicture: { bytes: number }
  }
  filterClick: { mainThreadMilliseconds: number; timesAnEmptyClick: number; cpuSlowdown: number; requests: number }
  suggestions: { sample: { milliseconds: number }; large: { products: number; milliseconds: number } }
  /** At the large size but for growth, which is from the small one to the large one. */
  index: {
    products: { small: number; large: number }
    p50Milliseconds: number
    p99Milliseconds: number
    timesFasterThanSql: number
    megabytes: number
    growth: number
    updateMilliseconds: number
  }
  /** A mistyped text, 99 of 100; and what the index weighs, in the heap and outside of it. */
  search: { products: number; typo: { milliseconds: number }; memory: { megabytes: number } }
  /** nDCG@10 over judged queries, at least. */
  relevance: { sample: { ndcg: number }; madeUp: { ndcg: number } }
  /** From the press to the painted picture and title. */
  nextPage: { p75Milliseconds: number; p95Milliseconds: number; cpuSlowdown: number }
  /** Hits at 5 by the orders over hits by what is most sold; partners that a product has where all is chance; memory over all products of a catalogue. */
  boughtTogether: {
    timesMostSold: number
    partnersByChance: number
    updateMilliseconds: number
    bytesPerProduct: number
  }
  interaction: { nextPaintMilliseconds: number; cpuSlowdown: number }
  /** `newPageMilliseconds`: all in, with HTTP, policy and compression, of a page that nobody has asked for. */
  render: { uncachedMilliseconds: number; newPageMilliseconds: number }
  /** From the call to its answer on the server, SQLite with synchronous=FULL. */
  placeOrder: { medianMilliseconds: number }
  /** Honest calls beside an attack; every one of them is to be served. */
  hostile: { p99Milliseconds: number }
}

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as Budgets
}
