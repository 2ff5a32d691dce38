/** The catalogue index at 100,000 and at a million products: time of a query, memory, changes, growth, and the same answers from SQL. */
import { minor } from '#domain/money/minor.ts'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type CatalogueIndex, createIndexBuilder } from '#domain/catalogue/index/catalogue-index.ts'
import { FACETS } from '#domain/catalogue/query/facets.ts'
import type { IndexedProduct } from '#domain/catalogue/index/indexed-product.ts'
import { readBudgets } from './figures/budgets.ts'
import { drawFigures } from './figures/draw-figures.ts'
import { type Figure, median, printFigures, quantile } from './figures/figures.ts'
import { type BenchQuery, benchQueries } from './index-queries.ts'
import { seededGoods } from './goods/seeded-goods.ts'
import { createSqlCatalogue, type SqlCatalogue } from './goods/sql-catalogue.ts'

const PAGE = 9
const QUERIES = 1000
/** Rounds through all queries; a query counts with its best time, so that other programs on the machine are left out and warm caches are not let in. */
const ROUNDS = 3
/** Milliseconds from which a query is hardly ever left alone by other programs: it counts with its CPU time on average of some runs, if that is less. */
const LONG = 2
const LONG_RUNS = 10
/** Queries that SQL answers too. */
const SQL_QUERIES = 9
/** Products that the words of the queries come from, and that are changed. */
const SAMPLE = 2000

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const budget = readBudgets().index
/** `node bench/index.ts 20000 200000` measures fewer. */
const [small = budget.products.small, large = budget.products.large] = process.argv.slice(2).map(Number)

interface Measured {
  milliseconds: number[]
  megabytes: number
  /** CPU time from the first product to the last order. */
  buildSeconds: number
  updateMilliseconds: number
  index: CatalogueIndex
  queries: BenchQuery[]
}

function megabytesUsed(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** CPU milliseconds of the thread. */
function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function build(count: number): { index: CatalogueIndex; sample: IndexedProduct[]; seconds: number } {
  const builder = createIndexBuilder()
  const sample: IndexedProduct[] = []
  let seconds = 0
  let batch: IndexedProduct[] = []
  const take = (): void => {
    const taken = batch
    batch = []
    seconds += cpuTime(() => taken.forEach(builder.add)) / 1000
  }
  for (const item of seededGoods(count)) {
    if (Number(item.id) % Math.ceil(count / SAMPLE) === 0) sample.push(item)
    if (batch.push(item) === 10_000) take()
  }
  take()
  let index: CatalogueIndex | undefined
  seconds += cpuTime(() => (index = builder.finish())) / 1000
  if (!index) throw new Error('The index was not built.')
  return { index, sample, seconds }
}

function ask(index: CatalogueIndex, { query, depth }: BenchQuery) {
  const selection = index.select(query)
  const start = startOf(selection.total, depth)
  return { total: selection.total, positions: selection.positions(start, PAGE), facets: selection.facets() }
}

function startOf(total: number, depth: number): number {
  return Math.floor((total * depth) / PAGE) * PAGE
}

function measure(count: number): Measured {
  const before = megabytesUsed()
  const { index, sample, seconds } = build(count)
  const queries = benchQueries(sample, QUERIES)
  for (const query of queries.slice(0, QUERIES / 5)) ask(index, query)
  const megabytes = megabytesUsed() - before
  const best = queries.map(() => Infinity)
  for (let round = 0; round < ROUNDS; round += 1) {
    queries.forEach((query, at) => {
      const from = performance.now()
      ask(index, query)
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - from)
    })
  }
  queries.forEach((query, at) => {
    if ((best[at] ?? 0) < LONG) return
    const average = cpuTime(() => Array.from({ length: LONG_RUNS }, () => ask(index, query))) / LONG_RUNS
    best[at] = Math.min(best[at] ?? Infinity, average)
  })
  const changes = sample.map((item, at) => ({
    ...item,
    price: minor(Math.round(item.price * (0.7 + (at % 7) / 10))),
    quantity: at % 3,
  }))
  const changing = cpuTime(() => changes.forEach(index.update))
  sample.forEach(index.update)
  return {
    milliseconds: best,
    megabytes,
    buildSeconds: seconds,
    updateMilliseconds: changing / changes.length,
    index,
    queries,
  }
}

/** Milliseconds of a million additions to counters, one after the other: what the machine gives at the moment. */
function yardstick(): number {
  const times = Array.from({ length: 30 }, () => {
    const from = performance.now()
    addToCounters(new Int32Array(1024), 1e6)
    return performance.now() - from
  })
  return Math.min(...times)
}

function addToCounters(counters: Int32Array, times: number): void {
  let state = 1
  for (let at = 0; at < times; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
    const counter = (state >>> 8) & 1023
    counters[counter] = (counters[counter] ?? 0) + 1
  }
}

function sqlCatalogueOf(count: number, path: string): SqlCatalogue {
  const sql = createSqlCatalogue(path)
  for (const item of seededGoods(count)) sql.add(item)
  sql.finish()
  return sql
}

/** Milliseconds of SQL, and how many times as long as the index's they are, in the middle of some queries. @throws Error when an answer differs */
function compareWithSql(compared: Measured, sql: SqlCatalogue): { milliseconds: number; times: number } {
  const { index, queries, milliseconds } = compared
  const figures = queries.slice(0, SQL_QUERIES).map((query, at) => {
    const own = ask(index, query)
    const from = process.threadCpuUsage()
    const answer = sql.answer(query.query, (total) => startOf(total, query.depth), PAGE)
    const { user, system } = process.threadCpuUsage(from)
    const ids = Array.from(own.positions, (position) => index.idAt(position))
    const counts = FACETS.flatMap(({ key }) =>
      own.facets[key].map(({ value, count }) => count === (answer.facets.get(key)?.get(value) ?? 0)),
    )
    if (own.total !== answer.total || ids.join() !== answer.ids.join() || counts.includes(false)) {
      throw new Error(`Index and SQL differ in ${JSON.stringify(query)}`)
    }
    const taken = (user + system) / 1000
    return { taken, times: taken / (milliseconds[at] ?? 1) }
  })
  return { milliseconds: median(figures.map(({ taken }) => taken)), times: median(figures.map(({ times }) => times)) }
}

const few = measure(small)
const many = measure(large)
const quantiles = ({ milliseconds }: Measured) => ({
  p50: quantile(milliseconds, 0.5),
  p99: quantile(milliseconds, 0.99),
})
const { p50, p99 } = quantiles(many)
const figures: Figure[] = [
  { name: 'query with facets, sort and page, p50', goal: budget.p50Milliseconds, figure: p50, unit: 'ms' },
  { name: 'query with facets, sort and page, p99', goal: budget.p99Milliseconds, figure: p99, unit: 'ms' },
  {
    name: `p50, times that of ${small} products`,
    goal: budget.growth,
    figure: p50 / quantiles(few).p50,
    unit: 'times',
  },
  {
    name: `p99, times that of ${small} products`,
    goal: budget.growth,
    figure: p99 / quantiles(few).p99,
    unit: 'times',
  },
  { name: 'memory', goal: budget.megabytes, figure: many.megabytes, unit: 'MB' },
  { name: 'change of one product', goal: budget.updateMilliseconds, figure: many.updateMilliseconds, unit: 'ms' },
  { name: 'build, CPU time', figure: many.buildSeconds, unit: 's' },
  { name: 'a million additions to counters', figure: yardstick(), unit: 'ms' },
]
const title = `Catalogue index of ${large} products, ${QUERIES} different queries`
const met = printFigures(title, figures)

const file = join(tmpdir(), `vitrine-bench-index-${process.pid}.sqlite`)
const note = `${SQL_QUERIES} of the queries, all answers the same`
try {
  const sql = compareWithSql(many, sqlCatalogueOf(large, file))
  const compared: Figure[] = [
    { name: 'faster than SQLite', goal: budget.timesFasterThanSql, figure: sql.times, unit: 'times', atLeast: true },
    { name: 'the same answer from SQLite, p50', figure: sql.milliseconds, unit: 'ms', note },
  ]
  if (!printFigures('The same from SQLite', compared) || !met) process.exitCode = 1
  drawFigures('index', title, [...figures, ...compared])
} finally {
  rmSync(file, { force: true })
}
