import { toMinor } from '#domain/shop/testing/dollars.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { oneItem } from '#services/testing/one-item.ts'
import { loadSampleCatalogue } from './settings/sample-catalogue.ts'

it('ARCHITECTURE.md, How a change travels: two processes over one database come to the same catalogue and name the same version', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-follow-'))
  const databaseFile = path.join(folder, 'shop.db')
  const sample = await loadSampleCatalogue(new Date('2026-11-01T00:00:00Z'))
  const databases = [await openDatabase({ databaseFile }), await openDatabase({ databaseFile })] as const
  const services = databases.map((database) => createCatalogueService(database))
  onTestFinished(async () => {
    for (const service of services) await service.stop()
    for (const database of databases) await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  for (const database of databases) await database.prepare(async () => sample)
  for (const service of services) await service.start()
  const [here, there] = services
  expect(here?.list(EMPTY_QUERY).total).toBe(45)
  expect(here?.version).toBe(there?.version)
  const before = here?.version

  const [first] = sample.products
  if (!first) throw new Error('The sample is empty')
  await databases[1].catalogue.write(
    { products: [{ ...first, price: toMinor(1.5) }], categories: [], brands: [], reviews: [] },
    'merge',
  )
  for (const service of services) {
    await vi.waitFor(async () => expect((await oneItem(service, first.id))?.price).toBe(toMinor(1.5)), { interval: 5 })
  }
  expect(here?.version).not.toBe(before)
  expect(here?.version).toBe(there?.version)
})
