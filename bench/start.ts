/**
 * From the database to a catalogue that can be answered from, without a snapshot and with one: processor time and memory. Products
 * may be named: `node bench/start.ts 1000000`.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#persistence/open-database.ts'
import { createSnapshotFile } from '#persistence/snapshot/snapshot-file.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { printFigures } from './figures/figures.ts'
import { writeLargeDatabase } from './goods/large-database.ts'

/** The goal is that of a million; fewer take their share of the time, and the making of the file stays short. */
const GOAL_PRODUCTS = 1_000_000
const GOAL_S = 10

const products = Number(process.argv[2] ?? 200_000)
const goal = (GOAL_S * products) / GOAL_PRODUCTS
const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
try {
  const databaseFile = join(folder, 'store.db')
  const snapshotFile = join(folder, 'snapshot')
  await writeLargeDatabase(databaseFile, products)
  const database = await openDatabase({ databaseFile })
  const store = createSnapshotFile(snapshotFile)
  const note = (sentence: string): never => {
    throw new Error(sentence)
  }

  async function measureStart(snapshots?: { store: typeof store; note: typeof note }) {
    const catalogue = createCatalogueService(database, { snapshots })
    const from = process.cpuUsage()
    await catalogue.start()
    const seconds = secondsSince(from)
    return { catalogue, seconds, version: catalogue.version }
  }

  const readFrom = process.cpuUsage()
  await database.catalogue.eachIndexed(() => undefined)
  const reading = secondsSince(readFrom)
  const whole = await measureStart({ store, note })
  const memory = process.memoryUsage.rss() / 1e6
  while ((await store.stamp()) === null) await new Promise((resolve) => setTimeout(resolve, 100))
  await whole.catalogue.stop()
  const quick = await measureStart({ store, note })
  await quick.catalogue.stop()
  if (quick.version !== whole.version) throw new Error('The start from the snapshot gave another catalogue')
  const met = printFigures(`Start with ${products} products, processor time`, [
    { name: 'reading alone', figure: reading, unit: 's' },
    { name: 'ready without a snapshot', figure: whole.seconds, unit: 's' },
    { name: 'ready with a snapshot', goal, figure: quick.seconds, unit: 's' },
    { name: 'snapshot on the disk', figure: (await stat(snapshotFile)).size / 1e6, unit: 'MB' },
    { name: 'resident memory when ready without', figure: memory, unit: 'MB' },
  ])
  if (!met) process.exitCode = 1
  await database.close()
} finally {
  await rm(folder, { recursive: true, force: true })
}

function secondsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}
