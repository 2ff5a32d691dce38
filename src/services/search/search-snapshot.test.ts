import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { savedSections } from '#domain/catalogue/index/snapshot-section.ts'
import { createCatalogueService } from '../catalogue/catalogue-service.ts'
import { buildSearch } from './search-building.ts'
import type { SnapshotStamp, SnapshotStore } from '../catalogue/snapshot-keeper.ts'
import { takeSnapshot } from '../catalogue/take-snapshot.ts'
import { brand, category, memoryCatalogue, product, type MemoryCatalogue } from '../testing/memory-catalogue.ts'
import { memoryStore } from '../testing/memory-store.ts'

const LAMP = product('1', { title: 'Lamp' })
const TORCH = product('2', { title: 'Torch' })
/** More than are searched in whole, so that they are built elsewhere. */
const MANY = 20_001
/** Milliseconds; a busy machine takes what it takes. */
const WAIT = { interval: 1, timeout: 20_000 }

async function started(database: MemoryCatalogue, store: SnapshotStore, more: object = {}) {
  const note = vi.fn()
  const onError = vi.fn()
  const searchSnapshots = { store, note, worthFrom: 0 }
  const service = createCatalogueService(database, { wholeUpTo: 0, onError, searchSnapshots, ...more })
  await service.start()
  onTestFinished(() => service.stop())
  const search = async (text: string) =>
    (await service.search(text, EMPTY_QUERY, { pageSize: 9 })).page.items.map(({ id }) => id)
  const complete = () =>
    vi.waitFor(
      async () =>
        expect(await service.search('lamp', EMPTY_QUERY, { pageSize: 9 })).toMatchObject({
          preparing: false,
          upToDate: true,
        }),
      WAIT,
    )
  return { service, note, onError, search, complete }
}

function stored(products: readonly Product[], name?: string): MemoryCatalogue {
  const database = memoryCatalogue(products, [category('c1', 'Rings')], [brand('b1', 'Solvane')], name)
  database.put('catalogue', ...products)
  return database
}

/** What a process leaves once its search is built. */
async function leftBy(database: MemoryCatalogue) {
  const store = memoryStore()
  const { service } = await started(database, store)
  await vi.waitFor(() => expect(store.writes).toBe(1), WAIT)
  await service.stop()
  return store
}

/** Whether the products were read one after the other for a search of their own. */
function reads(database: MemoryCatalogue) {
  return vi.spyOn(database.catalogue, 'productsByIds').mock
}

describe('the search of a large catalogue is kept for the next start', () => {
  it('and is complete when the service is ready, with nothing read', async () => {
    const database = stored([LAMP, TORCH])
    const store = await leftBy(database)
    const { calls } = reads(database)
    const { service, note, search } = await started(database, store)
    expect(await service.search('torch', EMPTY_QUERY, { pageSize: 9 })).toMatchObject({ preparing: false })
    expect([await search('torch'), await search('lamp'), calls, note.mock.calls]).toEqual([['2'], ['1'], [], []])
    expect(store.writes).toBe(1)
  })

  it('products that have changed since are found as they are now, and those that change later too', async () => {
    const database = stored([LAMP, TORCH])
    const store = await leftBy(database)
    database.put('content', product('2', { title: 'Candle' }))
    const { search, complete } = await started(database, store)
    await complete()
    expect([await search('torch'), await search('candle')]).toEqual([[], ['2']])
    database.put('content', product('1', { title: 'Mirror' }))
    await vi.waitFor(async () => expect(await search('mirror')).toEqual(['1']), WAIT)
  })

  it.each<[string, (database: MemoryCatalogue) => void, RegExp]>([
    [
      'a product has come and one has gone',
      (it_) => (it_.remove('2'), it_.put('content', product('3', { title: 'Candle' }))),
      /come or gone/,
    ],
    ['a catalogue was imported', (it_) => it_.put('catalogue', product('2', { title: 'Candle' })), /imported since/],
  ])('is built anew, which is said, where %s since, and takes the place of the old one', async (_, change, reason) => {
    const database = stored([LAMP, TORCH])
    const store = await leftBy(database)
    change(database)
    const { note, search, complete } = await started(database, store)
    await complete()
    expect([await search('torch'), (await search('candle')).length]).toEqual([[], 1])
    expect(note).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(reason))
    await vi.waitFor(() => expect(store.writes).toBe(2), WAIT)
  })

  it('is built anew where it is torn, does not fit or is of another database', async () => {
    const database = stored([LAMP, TORCH])
    const sound = await leftBy(database)
    const broken: [SnapshotStore, RegExp][] = [
      [{ ...sound, read: () => Promise.reject(new Error('it is torn')) }, /search is not used: it is torn/],
      [
        {
          ...sound,
          read: async () => ({ stamp: (await sound.stamp()) as SnapshotStamp, sections: savedSections(new Map()) }),
        },
        /no such section/,
      ],
    ]
    for (const [store, reason] of broken) {
      const { note, search, complete } = await started(database, store)
      await complete()
      expect(await search('torch')).toEqual(['2'])
      expect(note).toHaveBeenCalledWith(expect.stringMatching(reason))
    }
    const { note } = await started(stored([LAMP, TORCH], 'another'), sound)
    expect(note).toHaveBeenCalledWith(expect.stringMatching(/another database/))
  })

  it('an import leaves it beside the index', async () => {
    const database = stored([LAMP, TORCH])
    const [store, search] = [memoryStore(), memoryStore()]
    const options = { note: vi.fn(), worthFrom: 0 }
    const build = () => buildSearch(async (take) => take(await database.catalogue.items()))
    const ending = new AbortController().signal
    const all = { ...options, store, wholeUpTo: 0, search: { ...options, store: search, build } }
    expect(await takeSnapshot(database, all, ending)).toBe('stored')
    const { calls } = reads(database)
    const found = await started(database, search, { snapshots: { ...options, store } })
    expect([await found.search('torch'), calls]).toEqual([['2'], []])
    const failing = { ...all, search: { ...all.search, build: () => Promise.reject(new Error('no memory')) } }
    await expect(takeSnapshot(database, failing, ending)).rejects.toThrow('no memory')
  })
})

describe('the search of a large catalogue is built elsewhere', () => {
  const goods = Array.from({ length: MANY }, (_, at) => product(`${at + 1}`, { title: at === 7 ? 'Torch' : 'Lamp' }))

  it('at the positions of the catalogue of now, and what changed meanwhile is put in behind', async () => {
    const database = stored(goods)
    let finish = (): void => undefined
    const held = new Promise<void>((resolve) => (finish = resolve))
    const buildSearchElsewhere = async () => {
      const items = await database.catalogue.items()
      await held
      return buildSearch(async (take) => take(items.toReversed()))
    }
    const { search, complete, onError } = await started(database, memoryStore(), { buildSearch: buildSearchElsewhere })
    database.put('content', product('8', { title: 'Candle' }), product('9', { title: 'Torch' }))
    finish()
    await complete()
    expect([await search('torch'), await search('candle'), onError.mock.calls]).toEqual([['9'], ['8'], []])
  })

  it('and here where that fails', async () => {
    const failing = () => Promise.reject(new Error('no memory'))
    const { search, complete, onError } = await started(stored(goods), memoryStore(), { buildSearch: failing })
    await complete()
    expect(await search('torch')).toEqual(['8'])
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no memory' }))
  })
})
