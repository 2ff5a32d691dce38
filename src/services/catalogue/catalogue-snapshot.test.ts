import { toMinor } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { savedSections } from '#domain/catalogue/index/snapshot-section.ts'
import { arbitraryCatalogue, arbitraryQuery } from '#domain/catalogue/testing/arbitrary-catalogue.ts'
import { createCatalogueService } from './catalogue-service.ts'
import type { SnapshotStamp, SnapshotStore } from './snapshot-keeper.ts'
import { brand, category, memoryCatalogue, product, type MemoryCatalogue } from '../testing/memory-catalogue.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { oneItem } from '../testing/one-item.ts'

async function started(database: MemoryCatalogue, store: SnapshotStore) {
  const note = vi.fn()
  const read = vi.spyOn(database.catalogue, 'eachIndexed')
  const service = createCatalogueService(database, { wholeUpTo: 0, snapshots: { store, note, worthFrom: 0 } })
  await service.start()
  onTestFinished(() => service.stop())
  return { service, note, readWhole: () => read.mock.calls.length > 0, forget: () => read.mockRestore() }
}

/** A service that has left its snapshot. */
async function snapshotOf(database: MemoryCatalogue) {
  const store = memoryStore()
  const { service, forget } = await started(database, store)
  await vi.waitFor(() => expect(store.writes).toBe(1), { interval: 1 })
  await service.stop()
  forget()
  return store
}

/** A catalogue with a change in its history, as every stored one has. */
function stored(products: readonly Product[], name?: string): MemoryCatalogue {
  const database = memoryCatalogue(products, [category('c1', 'Rings')], [brand('b1', 'Solvane')], name)
  database.put('catalogue', ...products)
  return database
}

describe('a start from a snapshot', () => {
  it('answers as one that reads everything, also after products have changed, and keeps no whole reading', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCatalogue, arbitraryCatalogue, arbitraryQuery, async (items, others, query) => {
        fc.pre(items.length > 0)
        const whole = items.map((item): Product => ({ ...product(item.id), ...item }))
        const database = stored(whole)
        const store = await snapshotOf(database)
        const ids = new Set(items.map(({ id }) => id))
        for (const item of others) if (ids.has(item.id)) database.put('price', { ...product(item.id), ...item })
        const quick = await started(database, store)
        expect([quick.readWhole(), quick.note.mock.calls]).toEqual([false, []])
        const slow = await started(database, memoryStore())
        const [here, there] = await Promise.all(
          [quick, slow].map(async ({ service, forget }) => {
            const answers = {
              version: service.version,
              page: await service.page(query, { pageSize: 3, step: 3 }),
              list: service.list(query),
              menu: await service.menu(),
              categories: await service.categories(),
              showcase: await service.source().showcase(),
              ofType: await service.source().showcase('fashion'),
            }
            await service.stop()
            forget()
            return answers
          }),
        )
        expect(here).toEqual(there)
      }),
      { numRuns: 40 },
    )
  })

  it('also from one that an import has left', async () => {
    const database = stored([product('1'), product('2')])
    const store = memoryStore()
    const ending = new AbortController()
    const options = { store, note: vi.fn(), wholeUpTo: 0 }
    expect(await takeSnapshot(database, options, ending.signal)).toBe('small')
    expect(store.writes).toBe(0)
    expect(await takeSnapshot(database, { ...options, worthFrom: 0 }, ending.signal)).toBe('stored')
    const busy = { ...options, store: { ...memoryStore(), write: async () => false } }
    expect(await takeSnapshot(database, { ...busy, worthFrom: 0 }, ending.signal)).toBe('elsewhere')
    const { service, readWhole } = await started(database, store)
    expect([readWhole(), service.list(EMPTY_QUERY).total]).toEqual([false, 2])
  })

  it('follows the changes that come afterwards', async () => {
    const database = stored([product('1'), product('2')])
    const { service } = await started(database, await snapshotOf(database))
    database.put('price', product('1', { price: toMinor(77) }))
    await vi.waitFor(async () => expect((await oneItem(service, '1'))?.price).toBe(toMinor(77)))
    expect(service.list(EMPTY_QUERY).total).toBe(2)
  })

  it.each<[string, (database: MemoryCatalogue) => void, RegExp]>([
    [
      'a catalogue was imported',
      (database) => database.put('catalogue', product('1', { price: toMinor(5) })),
      /imported since/,
    ],
    ['a product has come', (database) => database.put('content', product('new')), /come or gone/],
    ['a product has gone', (database) => database.remove('2'), /come or gone/],
  ])('reads everything, and says so, where %s since', async (_, change, reason) => {
    const database = stored([product('1'), product('2')])
    const store = await snapshotOf(database)
    change(database)
    const { service, note, readWhole } = await started(database, store)
    expect(readWhole()).toBe(true)
    expect(note).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(reason))
    expect(service.list(EMPTY_QUERY).total).toBe(await database.catalogue.count())
    // The new one takes the place of what could not be used.
    await vi.waitFor(() => expect(store.writes).toBe(2), { interval: 1 })
  })

  it('reads everything where the snapshot is of another database, or of one that was put back', async () => {
    const database = stored([product('1')])
    database.put('price', product('1', { price: toMinor(50) }))
    const store = await snapshotOf(database)
    for (const other of [stored([product('1')]), stored([product('1')], 'another')]) {
      if (other.changes.latest === database.changes.latest) throw new Error('expected another database')
      const { readWhole, note, service } = await started(other, { ...store, write: async () => true })
      expect(readWhole()).toBe(true)
      expect(note).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/another database/))
      expect((await oneItem(service, '1'))?.price).toBe(product('1').price)
    }
  })

  it('reads everything where the snapshot cannot be read or does not fit, and a failing write is said', async () => {
    const database = stored([product('1')])
    const sound = await snapshotOf(database)
    const torn: SnapshotStore = { ...sound, read: () => Promise.reject(new Error('it is torn')) }
    const misfit: SnapshotStore = {
      ...sound,
      read: async () => ({ stamp: (await sound.stamp()) as SnapshotStamp, sections: savedSections(new Map()) }),
    }
    const full: SnapshotStore = {
      ...sound,
      stamp: () => Promise.resolve(null),
      write: () => Promise.reject(new Error('the disk is full')),
    }
    for (const [store, reason] of [
      [torn, /it is torn/],
      [misfit, /no such section/],
      [full, /could not be written: the disk is full/],
    ] as const) {
      const { readWhole, note, forget } = await started(database, store)
      expect(readWhole()).toBe(true)
      await vi.waitFor(() => expect(note).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(reason)), {
        interval: 1,
      })
      forget()
    }
  })
})
