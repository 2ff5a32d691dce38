/**
 * Processor time of a page that nobody has asked for, all in: HTTP, rendering, its policy and compression, over 10,000 products and 16
 * connections. The store says itself what it spent, its threads included.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStore } from '../e2e/support/store-server.ts'
import { readBudgets } from './figures/budgets.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { median } from './figures/figures.ts'
import { writeLargeDatabase } from './goods/large-database.ts'

const PRODUCTS = 10_000
const CONNECTIONS = 16
/** Pages until the compiler has made the best of them, and of each round. */
const WARM_UP = 1500
const ROUND = 300
const ROUNDS = 5
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let asked = 0

/** Bytes of the answer; 0 for one that was refused because too many waited. */
function page(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else if (response.statusCode === 503) resolve(0)
        else reject(new Error(`${path} answered ${response.statusCode}.`))
      })
    }).on('error', reject)
  })
}

/** Asks for so many pages that nobody asked for before; gives how many came, and their bytes. */
async function newPages(origin: string, count: number): Promise<{ pages: number; bytes: number }> {
  const end = asked + count
  const sum = { pages: 0, bytes: 0 }
  const ask = async (): Promise<void> => {
    while (asked < end) {
      asked += 1
      const bytes = await page(origin, `/shop?minPrice=${asked % 40}&maxPrice=${100 + asked}&page=${1 + (asked % 5)}`)
      sum.pages += Number(bytes > 0)
      sum.bytes += bytes
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return sum
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-new-page-'))
try {
  const databaseFile = join(folder, 'store.db')
  await writeLargeDatabase(databaseFile, PRODUCTS)
  const metricsPort = await freePort()
  const environment = { DATABASE_FILE: databaseFile, METRICS_PORT: String(metricsPort) }
  const store = await startStore({ environment })
  try {
    const spent = async (): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return [...text.matchAll(/^vitrine_cpu_seconds_total\S* (\S+)/gm)].reduce((sum, [, one]) => sum + Number(one), 0)
    }
    await newPages(store.origin, WARM_UP)
    const each: number[] = []
    let size = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = await spent()
      const { pages, bytes } = await newPages(store.origin, ROUND)
      each.push((((await spent()) - from) * 1000) / pages)
      size = bytes / pages / 1000
    }
    const met = reportFigures(
      'new-page',
      `A page that nobody has asked for, ${PRODUCTS.toLocaleString('en-US')} products, ${CONNECTIONS} connections, median of ${ROUNDS}`,
      [
        {
          name: 'processor time all in',
          goal: readBudgets().render.newPageMilliseconds,
          figure: median(each),
          unit: 'ms',
        },
        { name: 'its size as sent', figure: size, unit: 'kB' },
      ],
    )
    if (!met) process.exitCode = 1
  } finally {
    agent.destroy()
    await store.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
