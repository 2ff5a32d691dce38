/**
 * `node bench/import.ts [PRODUCTS]` (default 1,000,000): the import command on a JSON lines file into a SQLite shop in which somebody buys, with what
 * others notice of it, beside a plain INSERT loop over as many rows. Needs two kilobytes of disk for each product.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { loadSampleCatalogue } from '#server/settings/sample-catalogue.ts'
import manifest from '../package.json' with { type: 'json' }
import { reportFigures } from './figures/draw-figures.ts'
import { placeOrders, watchLock } from './import-lock.ts'

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

/** Runs the command in a process of its own while others look and buy. */
async function runImport(file: string, databaseFile: string, productId: string) {
  const script = `
    import { runImport } from ${JSON.stringify(new URL('../scripts/catalogue-import.ts', import.meta.url).href)}
    const { status, text } = await runImport([${JSON.stringify(file)}, '--replace'], process.env)
    if (status !== 0) throw new Error(text)
    console.log(JSON.stringify(process.resourceUsage()))
  `
  const start = performance.now()
  const flags = manifest.scripts['catalogue:import'].split(' ').filter((word) => word.startsWith('--'))
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', script], {
    env: { ...process.env, DATABASE_FILE: databaseFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += String(chunk)))
  const gone = once(child, 'exit')
  const isRunning = () => child.exitCode === null
  const [lock, orders] = await Promise.all([
    watchLock(databaseFile, isRunning),
    placeOrders(databaseFile, productId, isRunning),
  ])
  await gone
  if (child.exitCode !== 0) throw new Error('The import failed.')
  const usage = JSON.parse(printed) as NodeJS.ResourceUsage
  return {
    seconds: (performance.now() - start) / 1000,
    processor: (usage.userCPUTime + usage.systemCPUTime) / MICROSECONDS,
    memory: usage.maxRSS * 1024,
    lock,
    orders,
  }
}

/** Seconds that the same rows take in one transaction without reading, checking, indexes and variants. */
function insertPlainly(databaseFile: string, count: number) {
  const database = new DatabaseSync(databaseFile)
  const start = performance.now()
  const before = process.cpuUsage()
  database.exec(`create table product (${Object.keys(product(0)).join(', ')}); begin`)
  const insert = database.prepare(`insert into product values (${Object.keys(product(0)).fill('?').join(', ')})`)
  for (let index = 0; index < count; index++) {
    const values = Object.values(product(index))
    insert.run(...values.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)))
  }
  database.exec('commit')
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  database.close()
  return { seconds, processor: (user + system) / MICROSECONDS }
}

const given = process.argv[1] === import.meta.filename ? process.argv[2] : undefined
const count = Number(given ?? 1_000_000)
if (!Number.isInteger(count) || count < 1) throw new Error(`Expected a number of products, got ${given}.`)
const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
try {
  const file = join(folder, 'goods.jsonl')
  await writeProducts(file, count)
  const databaseFile = join(folder, 'shop.db')
  const database = await openDatabase({ databaseFile })
  const sample = await loadSampleCatalogue(new Date())
  await database.prepare(async () => sample)
  const wanted = sample.products.find(({ variants }) => variants === undefined)?.id ?? ''
  await database.catalogue.edit(wanted, { quantity: 1_000_000 }, COMMAND_LINE)
  await database.close()
  const { seconds, processor, memory, lock, orders } = await runImport(file, databaseFile, sample.products[0]?.id ?? '')
  const plain = insertPlainly(join(folder, 'plain.db'), count)
  const each = (time: number) => (time / count) * MICROSECONDS
  const areMet = reportFigures(
    'import',
    `Import of ${count.toLocaleString('en-US')} products into an open shop, SQLite`,
    [
      { name: 'time of one product', goal: 50, figure: each(seconds), unit: 'µs' },
      { name: 'of it processor time, all threads', figure: each(processor), unit: 'µs' },
      { name: 'the same rows in a plain INSERT loop', figure: each(plain.seconds), unit: 'µs' },
      { name: 'of it processor time', figure: each(plain.processor), unit: 'µs' },
      { name: 'resident memory at most', goal: 400, figure: memory / 1e6, unit: 'MB' },
      { name: 'write lock taken at a stretch, at most', goal: 50, figure: lock, unit: 'ms' },
      { name: 'an order meanwhile, at most', figure: orders.longest, unit: 'ms', note: `${orders.placed} were placed` },
    ],
  )
  if (!areMet) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
