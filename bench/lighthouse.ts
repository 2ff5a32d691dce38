/** Lighthouse on the built store, mobile with its default throttling: the median of three runs for each page, beside its goals. */
import { createServer } from 'node:net'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { launchOptions } from '../e2e/support/browser.ts'
import { startStore } from '../e2e/support/store-server.ts'
import { median } from './figures/figures.ts'

const RUNS = 3
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const CATEGORIES = Object.keys(GOALS) as (keyof typeof GOALS)[]
/** Of the search the noindex is on purpose, which lowers its SEO. */
const PAGES: readonly { path: string; without?: keyof typeof GOALS }[] = [
  { path: '/home/main' },
  { path: '/home/jewelry' },
  { path: '/shop' },
  { path: '/shop/shop-details/101' },
  { path: '/screens/categories' },
  { path: '/pages/search?searchText=ring', without: 'seo' },
]
/** The parts of the performance score, for whoever looks for what lowers it. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

interface Run {
  /** Points from 0 to 100. */
  scores: Record<keyof typeof GOALS, number>
  /** Milliseconds, and the layout shift without a unit. */
  times: number[]
  /** Audits without full marks that lower a score other than performance. */
  faults: string[]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/** One report. Now and then a busy machine loses a trace: then it is taken anew. */
async function measured(address: string, port: number, attempts = 3): Promise<Result> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}.`)
  const { runtimeError } = result.lhr
  if (runtimeError === undefined) return result.lhr
  if (attempts > 1) return measured(address, port, attempts - 1)
  throw new Error(`${address}: ${runtimeError.message}`)
}

async function run(address: string, port: number): Promise<Run> {
  const { categories, audits } = await measured(address, port)
  const points = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const faults = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1 ? [audit.title] : []
    }),
  )
  return {
    scores: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    times: TIMES.map((id) => audits[id]?.numericValue ?? Number.NaN),
    faults,
  }
}

/** The middle run of each figure by itself. */
function middle(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure))
}

/** Pages whose path holds one of the words given on the command line; all without any. */
function chosenPages(words: readonly string[]): typeof PAGES {
  return words.length === 0 ? PAGES : PAGES.filter(({ path }) => words.some((word) => path.includes(word)))
}

const store = await startStore()
const port = await freePort()
const { args = [], ...options } = launchOptions()
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
let met = true
try {
  console.log(`\nLighthouse, mobile, median of ${RUNS}; goals ${Object.values(GOALS).join(' / ')}`)
  console.log(
    `  ${'page'.padEnd(32)}${'perf'.padStart(6)}${'a11y'.padStart(6)}${'best'.padStart(6)}${'seo'.padStart(6)}`,
  )
  for (const { path, without } of chosenPages(process.argv.slice(2))) {
    const runs: Run[] = []
    for (let round = 0; round < RUNS; round += 1) runs.push(await run(store.origin + path, port))
    const scores = CATEGORIES.map((name) => middle(runs, (one) => one.scores[name]))
    const passedOver = CATEGORIES.filter((name, place) => name !== without && (scores[place] ?? 0) < GOALS[name])
    if (passedOver.length > 0) met = false
    const [fcp, lcp, tbt, cls] = TIMES.map((_, place) => middle(runs, (one) => one.times[place] ?? Number.NaN))
    const row = scores.map((score) => String(score).padStart(6)).join('')
    const times = `FCP ${fcp?.toFixed(0)} LCP ${lcp?.toFixed(0)} TBT ${tbt?.toFixed(0)} ms, CLS ${cls?.toFixed(3)}`
    console.log(
      `  ${path.padEnd(32)}${row}  ${passedOver.length > 0 ? `PASSED OVER (${passedOver.join(', ')})` : 'ok'}; ${times}`,
    )
    for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`    ${fault}`)
  }
} finally {
  await browser.close()
  await store.stop()
}
if (!met) process.exitCode = 1
