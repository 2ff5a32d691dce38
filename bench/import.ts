/**
 * `node bench/import.ts [PRODUCTS]` (default 20,000): the import command on a JSON lines file into a SQLite shop that is open, with the longest time that
 * the write lock was taken, beside a plain INSERT loop over as many rows.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#persistence/open-database.ts'
import { loadSampleCatalogue } from '#server/sample-catalogue.ts'
import { printFigures } from './figures.ts'

const MICROSECONDS = 1e6
/** Characters that are written at once. */
const CHUNK = 1 << 20

function product(index: number) {
  return {
    id: `p${index}`,
    slug: `product-${index}`,
    title: `Product number ${index}`,
    price: 19.99,
    discount: 10,
    quantity: 5,
    productType: 'electronics',
    parent: `Group ${index % 50}`,
    brand: `Maker ${index % 200}`,
    sizes: ['S', 'M'],
    tags: ['one', 'two'],
    img: '/media/a.webp',
    description: 'Some words about it. '.repeat(10),
  }
}

async function writeProducts(file: string, count: number): Promise<void> {
  const handle = await open(file, 'w')
  let lines = ''
  for (let index = 0; index < count; index++) {
    lines += `${JSON.stringify(product(index))}\n`
    if (lines.length < CHUNK && index < count - 1) continue
    await handle.write(lines)
    lines = ''
  }
  await handle.close()
}

/** Runs the command in a process of its own; `longestLock` is in milliseconds, `memory` in bytes. */
async function runImport(file: string, databaseFile: string) {
  const script = `
    import { runImport } from ${JSON.stringify(new URL('../scripts/catalogue-import.ts', import.meta.url).href)}
    const { status, text } = await runImport([${JSON.stringify(file)}, '--replace'], process.env)
    if (status !== 0) throw new Error(text)
    console.log(process.resourceUsage().maxRSS * 1024)
  `
  const start = performance.now()
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, DATABASE_FILE: databaseFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += String(chunk)))
  const gone = once(child, 'exit')
  const longestLock = await watchLock(databaseFile, () => child.exitCode === null)
  await gone
  if (child.exitCode !== 0) throw new Error('The import failed.')
  return { seconds: (performance.now() - start) / 1000, memory: Number(printed), longestLock }
}

/** Asks every millisecond whether the write lock is free. */
async function watchLock(databaseFile: string, isRunning: () => boolean): Promise<number> {
  const database = new DatabaseSync(databaseFile, { timeout: 0 })
  let longest = 0
  let free = performance.now()
  while (isRunning()) {
    try {
      database.exec('begin immediate; commit')
      free = performance.now()
    } catch {
      longest = Math.max(longest, performance.now() - free)
    }
    await sleep(1)
  }
  database.close()
  return longest
}

/** Seconds that the same rows take in one transaction without reading, checking, indexes and variants. */
function insertPlainly(databaseFile: string, count: number): number {
  const database = new DatabaseSync(databaseFile)
  const start = performance.now()
  database.exec(`create table product (${Object.keys(product(0)).join(', ')}); begin`)
  const insert = database.prepare(`insert into product values (${Object.keys(product(0)).fill('?').join(', ')})`)
  for (let index = 0; index < count; index++) {
    const values = Object.values(product(index))
    insert.run(...values.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)))
  }
  database.exec('commit')
  const seconds = (performance.now() - start) / 1000
  database.close()
  return seconds
}

const count = Number(process.argv[2] ?? 20_000)
if (!Number.isInteger(count) || count < 1) throw new Error(`Expected a number of products, got ${process.argv[2]}.`)
const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
try {
  const file = join(folder, 'goods.jsonl')
  await writeProducts(file, count)
  const databaseFile = join(folder, 'shop.db')
  const database = await openDatabase({ databaseFile })
  await database.prepare(() => loadSampleCatalogue(new Date()))
  await database.close()
  const { seconds, memory, longestLock } = await runImport(file, databaseFile)
  const plain = insertPlainly(join(folder, 'plain.db'), count)
  const areMet = printFigures(`Import of ${count} products into an open shop, SQLite`, [
    { name: 'time of one product', goal: 50, figure: (seconds / count) * MICROSECONDS, unit: 'µs' },
    { name: 'the same in a plain INSERT loop', figure: (plain / count) * MICROSECONDS, unit: 'µs' },
    { name: 'resident memory at most', goal: 400, figure: memory / 1e6, unit: 'MB' },
    { name: 'write lock seen taken at most', goal: 50, figure: longestLock, unit: 'ms' },
  ])
  if (!areMet) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
