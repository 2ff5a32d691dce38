/** From the database to a catalogue that can be answered from: processor time and memory at a million products on SQLite (issue 8). Not yet part of `npm run bench`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#persistence/open-database.ts'
import { createCatalogueService } from '#services/catalogue-service.ts'
import { printFigures } from './figures.ts'
import { writeLargeDatabase } from './large-database.ts'

const products = Number(process.argv[2] ?? 1_000_000)
const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
try {
  const databaseFile = join(folder, 'store.db')
  await writeLargeDatabase(databaseFile, products)
  const database = await openDatabase({ databaseFile })
  const readFrom = process.cpuUsage()
  await database.catalogue.eachIndexed(() => undefined)
  const reading = secondsSince(readFrom)
  const catalogue = createCatalogueService(database)
  const from = process.cpuUsage()
  await catalogue.start()
  const start = secondsSince(from)
  const met = printFigures(`Start with ${products} products, processor time`, [
    { name: 'reading alone', figure: reading, unit: 's' },
    { name: 'ready', goal: 10, figure: start, unit: 's' },
    { name: 'resident memory when ready', figure: process.memoryUsage.rss() / 1e6, unit: 'MB' },
  ])
  if (!met) process.exitCode = 1
  await catalogue.stop()
  await database.close()
} finally {
  await rm(folder, { recursive: true, force: true })
}

function secondsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}
