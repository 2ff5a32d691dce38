import { toMinor } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { arbitraryCatalogue, arbitraryQuery } from '#domain/catalogue/testing/arbitrary-catalogue.ts'
import { createCatalogueService } from './catalogue-service.ts'
import { brand, category, memoryCatalogue, product } from '../testing/memory-catalogue.ts'
import { oneItem } from '../testing/one-item.ts'

type Database = ReturnType<typeof memoryCatalogue>

async function started(database: Database, wholeUpTo: number) {
  const onError = vi.fn()
  const service = createCatalogueService(database, { onError, wholeUpTo })
  await service.start()
  return { service, onError }
}

async function large(...args: Parameters<typeof memoryCatalogue>) {
  const database = memoryCatalogue(...args)
  const { service, onError } = await started(database, 0)
  onTestFinished(() => service.stop())
  return { database, service, onError }
}

/** Holds up the reading of the whole catalogue until it is let go. */
function holdUp(database: Database) {
  const waiting: (() => void)[] = []
  const read = database.catalogue.eachIndexed
  database.catalogue.eachIndexed = async (take) => {
    await read(take)
    await new Promise<void>((resolve) => void waiting.push(resolve))
  }
  return {
    begun: () => vi.waitFor(() => expect(waiting).toHaveLength(1), { interval: 5 }),
    letGo: () => waiting.shift()?.(),
  }
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const price = async (service: Parameters<typeof oneItem>[0], id: string) => (await oneItem(service, id))?.price

describe('a catalogue too large to be held', () => {
  it('answers as one that is held: pages, lists, related products, menu, groups and what pages choose among', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCatalogue, arbitraryQuery, fc.nat(40), async (items, query, shown) => {
        const whole = items.map((item): Product => ({ ...product(item.id), ...item }))
        const groups = [
          [category('c1', items[0]?.parent ?? 'Rings'), category('c2', 'Bags & Shoes')],
          [brand('b1', items[0]?.brand.name ?? 'Solvane')],
        ] as const
        const [here, there] = await Promise.all(
          [whole.length, 0].map(async (most) => {
            const { service } = await started(memoryCatalogue(whole, [...groups[0]], [...groups[1]]), most)
            const [first] = whole
            const answers = {
              page: await service.page({ ...query, shown }, { pageSize: 3, step: 3 }),
              list: service.list(query),
              related: first && (await service.related(first, 2)),
              menu: await service.menu(),
              categories: await service.categories(),
              brands: await service.brands(),
              showcase: await service.source().showcase(),
              ofType: await service.source().showcase('fashion'),
            }
            await service.stop()
            return answers
          }),
        )
        expect(there).toEqual(here)
      }),
      { numRuns: 60 },
    )
  })

  it('holds no list of all products and has no copy for the browser', async () => {
    const { service } = await large([product('1')])
    expect(service.shopList()).toBeNull()
  })

  it('a change of one product is seen in lists, filters and what pages choose among; the version moves', async () => {
    const { database, service } = await large([product('1'), product('2')])
    await service.source().showcase()
    const { version } = service
    database.put('price', product('2', { price: toMinor(12) }))
    await vi.waitFor(async () => expect(await price(service, '2')).toBe(toMinor(12)), { interval: 5 })
    expect(service.version).not.toBe(version)
    expect(service.list({ ...EMPTY_QUERY, maxPrice: 12 }).ids).toEqual(['2'])
    expect((await service.source().showcase()).map((item) => item.price)).toEqual([100, 12].map(toMinor))
  })

  it('ARCHITECTURE.md, How a change travels: a piece sold moves the version only where shoppers can tell', async () => {
    const { database, service } = await large([product('1', { quantity: 20 }), product('2', { quantity: 20 })])
    const { version, revision } = service
    database.put('stock', product('1', { quantity: 19, sellCount: 1 }))
    await vi.waitFor(() => expect(service.revision).toBeGreaterThan(revision), { interval: 5 })
    expect(service.version).toBe(version)
    database.put('stock', product('1', { quantity: 5 }))
    await vi.waitFor(() => expect(service.version).not.toBe(version), { interval: 5 })
    const low = service.version
    database.put('stock', product('1', { quantity: 0 }))
    await vi.waitFor(() => expect(service.version).not.toBe(low), { interval: 5 })
    database.put('stock', product('1', { quantity: 20 }))
    await vi.waitFor(() => expect(service.version).toBe(version), { interval: 5 })
  })

  it('a process that starts later names the same version as one that saw every change', async () => {
    const { database, service } = await large([product('1'), product('2', { quantity: 3 })])
    database.put('price', product('1', { price: toMinor(7) }))
    database.put('stock', product('2', { quantity: 2 }))
    database.put('catalogue', product('3', { quantity: 1 }))
    database.put('stock', product('1', { quantity: 0, price: toMinor(7) }))
    await vi.waitFor(async () => expect((await oneItem(service, '1'))?.quantity).toBe(0), { interval: 5 })
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).total).toBe(3), { interval: 5 })
    const { service: later } = await started(database, 0)
    onTestFinished(() => later.stop())
    await vi.waitFor(() => expect(service.version).toBe(later.version), { interval: 5 })
  })

  it('a new catalogue is read beside the old one, which answers and follows single changes until the switch', async () => {
    const { database, service } = await large([product('1'), product('2')])
    const hold = holdUp(database)
    database.put('catalogue', product('3'))
    await hold.begun()
    expect(service.list(EMPTY_QUERY).ids).toEqual(['1', '2'])
    database.put('price', product('1', { price: toMinor(5) }))
    const cheap = { ...EMPTY_QUERY, maxPrice: 5 }
    await vi.waitFor(() => expect(service.list(cheap).ids).toEqual(['1']), { interval: 5 })
    expect(await price(service, '1')).toBe(toMinor(5))
    expect(service.list(EMPTY_QUERY).ids).toEqual(['1', '2'])
    const during = service.version
    hold.letGo()
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).ids).toEqual(['1', '2', '3']), { interval: 5 })
    expect(service.version).not.toBe(during)
    // The new index was read before the price fell.
    expect(service.list(cheap).ids).toEqual(['1'])
  })

  it('a second new catalogue that comes meanwhile is not lost', async () => {
    const { database, service } = await large([product('1')])
    const hold = holdUp(database)
    database.put('catalogue', product('2'))
    await hold.begun()
    database.put('catalogue', product('3'))
    await new Promise((resolve) => setTimeout(resolve, 60))
    hold.letGo()
    await hold.begun()
    hold.letGo()
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).ids).toEqual(['1', '2', '3']), { interval: 5 })
  })

  it('a product that goes, and one that comes, are followed by reading the catalogue anew', async () => {
    const { database, service } = await large([product('1'), product('2')])
    database.remove('1')
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).ids).toEqual(['2']), { interval: 5 })
    database.put('content', product('9'))
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).ids).toEqual(['2', '9']), { interval: 5 })
  })

  it('a reading that fails leaves the old catalogue in place and is tried again', async () => {
    const { database, service, onError } = await large([product('1')])
    database.failOnce()
    database.put('catalogue', product('2'))
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), { interval: 5 })
    expect(service.list(EMPTY_QUERY).ids).toEqual(['1'])
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).ids).toEqual(['1', '2']), { timeout: 3000, interval: 20 })
  })

  it('a catalogue that outgrows what is held whole goes over, and back', async () => {
    const database = memoryCatalogue([product('1'), product('2')])
    const { service } = await started(database, 2)
    onTestFinished(() => service.stop())
    expect(service.shopList()).not.toBeNull()
    database.put('content', product('3'))
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).ids).toEqual(['1', '2', '3']), { interval: 5 })
    expect(service.shopList()).toBeNull()
    database.remove('3')
    await vi.waitFor(() => expect(service.shopList()).not.toBeNull(), { interval: 5 })
    expect(idsOf(await service.source().showcase())).toEqual(['1', '2'])
  })

  it('spec 7.1: a category of a large catalogue names the first of its products', async () => {
    const products = Array.from({ length: 5001 }, (_, at) => product(String(at + 1)))
    const { service } = await large(products, [category('c1', 'Headphones')])
    const [headphones] = await service.categories()
    expect(headphones?.products).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 1)))
  })
})
