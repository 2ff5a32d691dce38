import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { priceOf } from '#domain/pricing/sale-price.ts'
import { memoryCatalogue, product } from '../testing/memory-catalogue.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { oneItem } from '../testing/one-item.ts'
import { createCatalogueService } from './catalogue-service.ts'

const NOW = Date.parse('2026-11-24T10:00:00.000Z')
const after = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()

/** Reduced by 20 percent, from and until so many seconds from now. */
const offer = (id: string, from: number, until?: number): Product =>
  product(id, {
    discount: 20,
    offerDate: { startDate: after(from), ...(until !== undefined && { endDate: after(until) }) },
  })

async function started(database: ReturnType<typeof memoryCatalogue>, options: { wholeUpTo?: number } = {}) {
  const onError = vi.fn()
  const service = createCatalogueService(database, { ...options, onError })
  await service.start()
  onTestFinished(() => service.stop())
  const onSale = () => service.list({ ...EMPTY_QUERY, sortBy: 'on-sale' }).ids
  const sale = async (id: string) => {
    const item = await oneItem(service, id)
    return item && priceOf(item).sale
  }
  return { service, onSale, sale, onError }
}

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const KINDS = [
  ['held whole', {}],
  ['of any size', { wholeUpTo: 0 }],
] as const

describe.each(KINDS)('spec 9.2: reductions by the clock, in a catalogue %s', (_kind, options) => {
  it('they begin and end to the second in prices, lists and version, and who follows hears of the products', async () => {
    const { service, onSale, sale } = await started(
      memoryCatalogue([offer('coming', 10, 20), offer('running', -5, 10), product('plain'), offer('open', 30)]),
      options,
    )
    const moved: (readonly string[] | null)[] = []
    service.onChange((ids) => moved.push(ids?.toSorted() ?? null))
    const versions = [service.version]
    expect([onSale(), await sale('coming'), await sale('running')]).toEqual([['running'], 10_000, 8000])
    await vi.advanceTimersByTimeAsync(9990)
    expect([onSale(), moved]).toEqual([['running'], []])
    await vi.advanceTimersByTimeAsync(15)
    expect([onSale(), await sale('coming'), await sale('running')]).toEqual([['coming'], 8000, 10_000])
    versions.push(service.version)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([onSale(), await sale('coming')]).toEqual([[], 10_000])
    versions.push(service.version)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onSale()).toEqual(['open'])
    versions.push(service.version)
    expect(new Set(versions).size).toBe(4)
    expect(moved).toEqual([['coming', 'running'], ['coming'], ['open']])
  })

  it('a process that starts later names the same version as one that has seen the moments pass', async () => {
    const products = [offer('a', 5, 15), offer('b', 10), product('c')]
    const { service } = await started(memoryCatalogue(products), options)
    await vi.advanceTimersByTimeAsync(12_000)
    const { service: other } = await started(memoryCatalogue(products), options)
    expect(other.version).toBe(service.version)
  })

  it('a product that changes gets its new moments', async () => {
    const database = memoryCatalogue([offer('a', 100, 200), product('b')])
    const { onSale } = await started(database, options)
    database.put('price', offer('a', 2, 4))
    await vi.advanceTimersByTimeAsync(1000)
    expect(onSale()).toEqual([])
    await vi.advanceTimersByTimeAsync(1100)
    expect(onSale()).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(onSale()).toEqual([])
  })

  it('a turn that cannot be read is told of and tried again', async () => {
    const database = memoryCatalogue([offer('a', 5), product('b')])
    const { onSale, onError } = await started(database, options)
    database.failOnce()
    await vi.advanceTimersByTimeAsync(5100)
    expect([onSale(), onError.mock.calls.length]).toEqual([[], 1])
    await vi.advanceTimersByTimeAsync(1000)
    expect(onSale()).toEqual(['a'])
  })

  it('a machine that slept through a moment takes it in when it wakes', async () => {
    const { onSale } = await started(memoryCatalogue([offer('a', 3600)]), options)
    vi.setSystemTime(NOW + 7_200_000)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(onSale()).toEqual(['a'])
  })
})

it('spec 9.2: a start from a snapshot has the reductions that began and ended since', async () => {
  const database = memoryCatalogue([])
  database.put('catalogue', offer('coming', 60), offer('running', -5, 60), product('plain'))
  const store = memoryStore()
  const open = async () => {
    const note = vi.fn()
    const service = createCatalogueService(database, { wholeUpTo: 0, snapshots: { store, note, worthFrom: 0 } })
    await service.start()
    onTestFinished(() => service.stop())
    return { service, note }
  }
  const { service } = await open()
  await vi.waitFor(() => expect(store.writes).toBe(1), { interval: 1 })
  await service.stop()
  vi.setSystemTime(NOW + 120_000)
  const read = vi.spyOn(database.catalogue, 'eachIndexed')
  const later = await open()
  expect([read.mock.calls.length, later.note.mock.calls]).toEqual([0, []])
  expect(later.service.list({ ...EMPTY_QUERY, sortBy: 'on-sale' }).ids).toEqual(['coming'])
})
