/** The search index at a million products: how long it is built, what it weighs, and how long it looks for mistyped, common and rare words. */
import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { productDocument } from '#domain/catalogue/search/search-document.ts'
import { createSearchFiller } from '#domain/catalogue/search/search-filler.ts'
import { createSearchIndex, type SearchIndex } from '#domain/catalogue/search/search-index.ts'
import { readBudgets } from './figures/budgets.ts'
import { drawFigures } from './figures/draw-figures.ts'
import { type Figure, median, printFigures, quantile } from './figures/figures.ts'
import { seededGoods } from './goods/seeded-goods.ts'
import { seededRandom } from './goods/seeded-random.ts'

/** Different texts of each kind, and how often each is looked for. */
const TEXTS = 150
const ROUNDS = 3
/** Matches that are asked for: a first page. */
const BEST = 9
/** Words that titles are told apart by, as real goods are by the names of models, authors and materials; early ones are more frequent. */
const OWN_WORDS = 300_000
const BRANDS = 9000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const YARDSTICK_FILE = '/tmp/vitrine-bench-search.sqlite'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const { typo, memory, ...budget } = readBudgets().search
/** `node bench/search.ts 100000` measures fewer. */
const products = Number(process.argv[2] ?? budget.products)
const random = seededRandom(8)
const pick = <T>(list: readonly T[], skew = 1): T => list[Math.floor(list.length * random() ** skew)] as T

function ownWord(): string {
  const length = 5 + Math.floor(random() * 7)
  return Array.from({ length }, (_, at) => pick(at % 2 === 0 ? [...LETTERS] : [...'aeiou'])).join('')
}

/** The goods of all benches with one more word in each title, in asc order. */
function* goods(): Generator<CatalogueItem> {
  const words = Array.from({ length: Math.min(OWN_WORDS, products) }, ownWord)
  for (const { description: _d, additionalInformation: _a, reviews: _r, ...item } of seededGoods(products, {
    brands: BRANDS,
  })) {
    yield { ...item, title: `${item.title} ${pick(words, 2)}` }
  }
}

/** Milliseconds of the thread so far. */
function cpu(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Megabytes in use, in the heap and outside of it. What was freed outside is given back a little later. */
async function inUse(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage()
    await sleep(200)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

interface Built {
  index: SearchIndex
  titles: string[]
  codes: string[]
  seconds: number
  longestStep: number
}

/** Keeps some titles and codes to be looked for. */
function build(): Built {
  const index = createSearchIndex()
  const filler = createSearchFiller(index)
  const [titles, codes]: [string[], string[]] = [[], []]
  let [position, spent, longestStep] = [0, 0, 0]
  const step = (work: () => unknown): void => {
    const from = cpu()
    work()
    const took = cpu() - from
    spent += took
    longestStep = Math.max(longestStep, took)
  }
  const tidy = (whole: boolean): void => {
    const steps = index.tidy({ whole })
    for (let done = false; !done;) step(() => (done = steps.next().done ?? true))
  }
  for (const item of goods()) {
    step(() => filler.add({ ...productDocument(item), position }))
    position += 1
    if (index.untidy) tidy(false)
    if (position % Math.floor(products / TEXTS) !== 0) continue
    titles.push(item.title)
    codes.push(item.sku)
  }
  step(() => filler.flush())
  tidy(true)
  return { index, titles, codes, seconds: spent / 1000, longestStep }
}

/** A letter more, less, wrong, or two swapped. */
function mistyped(word: string): string {
  const at = Math.floor(random() * (word.length - 1))
  const [before, rest] = [word.slice(0, at), word.slice(at)]
  const letter = pick([...LETTERS])
  return pick([
    `${before}${letter}${rest}`,
    `${before}${rest.slice(1)}`,
    `${before}${letter}${rest.slice(1)}`,
    `${before}${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`,
  ])
}

/** Milliseconds of each text, on average of its rounds. */
function measure(texts: readonly string[], look: (text: string) => unknown): number[] {
  for (const text of texts.slice(0, 20)) look(text)
  return texts.map((text) => {
    const from = cpu()
    for (let round = 0; round < ROUNDS; round += 1) look(text)
    return (cpu() - from) / ROUNDS
  })
}

const before = await inUse()
const { index, titles, codes, seconds, longestStep } = build()
const weight = (await inUse()) - before

const words = titles.flatMap((title) => title.toLowerCase().match(/[a-z]{5,}/g) ?? [])
const wordsOf = (title: string) => (title.toLowerCase().match(/[a-z]{5,}/g) ?? []).slice(0, 3)
const kinds = {
  'one mistyped word, 1 error': Array.from({ length: TEXTS }, () => mistyped(pick(words))),
  'one mistyped word, 2 errors': Array.from({ length: TEXTS }, () =>
    mistyped(mistyped(pick(words.filter((word) => word.length > 7)))),
  ),
  'three words, each mistyped': titles.map((title) => wordsOf(title).map(mistyped).join(' ')),
  'three words': titles.map((title) => wordsOf(title).join(' ')),
  'common words': [
    'headphones',
    'black',
    'gift',
    'electronics',
    'wireless',
    'every day',
    'summer',
    'leather',
    'gold',
    'travel',
  ],
  'codes and their beginnings': codes.flatMap((code) => [code, code.slice(0, -2)]),
  nonsense: Array.from({ length: TEXTS }, () => `${ownWord()}q${ownWord()}`),
}
const typing = titles.flatMap((title) => [2, 4, 7, 11].map((length) => title.slice(0, length)))

const search = (text: string) => index.search(text).best(BEST)
const suggest = (text: string) => index.search(text, { typing: true }).best(10)

function lines(name: string, times: readonly number[], goal?: number): Figure[] {
  const p99: Figure = { name: `${name}, p99`, figure: quantile(times, 0.99), unit: 'ms' }
  return [{ name: `${name}, p50`, figure: median(times), unit: 'ms' }, goal === undefined ? p99 : { ...p99, goal }]
}

/** The same words, spelt well, in SQLite's full-text index of the titles: count and first page by rank. */
function yardstick(): Figure[] {
  rmSync(YARDSTICK_FILE, { force: true })
  const database = new DatabaseSync(YARDSTICK_FILE)
  try {
    database.exec('pragma journal_mode = off')
    database.exec(`create virtual table titles using fts5(title, content='', columnsize=0)`)
    database.exec('begin')
    const insert = database.prepare('insert into titles(rowid, title) values (?, ?)')
    let row = 0
    for (const { title } of goods()) insert.run((row += 1), title)
    database.exec('commit')
    const count = database.prepare('select count(*) as total from titles where titles match ?')
    const best = database.prepare(`select rowid from titles where titles match ? order by rank limit ${BEST}`)
    const ask = (text: string) => {
      const match = text
        .split(' ')
        .map((word) => `"${word}"`)
        .join(' ')
      return [count.get(match), best.all(match)]
    }
    return [
      ...lines('SQLite FTS5, titles alone, three words', measure(kinds['three words'].slice(0, 50), ask)),
      ...lines('SQLite FTS5, titles alone, "headphones"', measure(['headphones'], ask)),
    ]
  } finally {
    database.close()
    rmSync(YARDSTICK_FILE, { force: true })
  }
}

const title = `Search over ${index.size} products, CPU time`
const figures: Figure[] = [
  ...Object.entries(kinds).flatMap(([name, texts]) =>
    lines(name, measure(texts, search), name.includes('mistyped') ? typo.milliseconds : undefined),
  ),
  ...lines('suggestions while typing', measure(typing, suggest)),
  { name: 'memory', goal: memory.megabytes, figure: weight, unit: 'MB' },
  { name: 'building', figure: seconds, unit: 's' },
  { name: 'longest step of building', figure: longestStep, unit: 'ms' },
]
const met = printFigures(title, figures)
const inSqlite = yardstick()
printFigures('The same words in SQLite, CPU time', inSqlite)
drawFigures('search', title, [...figures, ...inSqlite])
if (!met) process.exitCode = 1
