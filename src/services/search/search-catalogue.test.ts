import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { createCatalogueService } from '../catalogue/catalogue-service.ts'
import { brand, category, memoryCatalogue, product } from '../testing/memory-catalogue.ts'

const SIZE = { pageSize: 9 }

async function started(...args: Parameters<typeof memoryCatalogue>) {
  const database = memoryCatalogue(...args)
  const service = createCatalogueService(database, { onError: vi.fn() })
  await service.start()
  onTestFinished(() => service.stop())
  const search = async (text: string) => (await service.search(text, EMPTY_QUERY, SIZE)).page.items.map(({ id }) => id)
  return { database, service, search }
}

describe('search over the catalogue', () => {
  it('spec 2.14: finds words of the description, after those of the title', async () => {
    const { search } = await started([
      product('1', { title: 'Lamp', description: 'Throws the light of a lantern.' }),
      product('2', { title: 'Lantern' }),
    ])
    expect(await search('lantern')).toEqual(['2', '1'])
  })

  it('follows products that change, come and go', async () => {
    const { database, search } = await started([product('1', { title: 'Lamp' })])
    database.put('content', product('1', { title: 'Torch' }), product('2', { title: 'Candle' }))
    await vi.waitFor(async () => expect(await search('torch')).toEqual(['1']), { interval: 5 })
    await vi.waitFor(async () => expect(await search('candle')).toEqual(['2']), { interval: 5 })
    expect(await search('lamp')).toEqual([])
    database.remove('2')
    await vi.waitFor(async () => expect(await search('candle')).toEqual([]), { interval: 5 })
  })

  it('spec 9.2: a suggested product has the price that it sells for now', async () => {
    const over = { startDate: '2020-01-01T00:00:00.000Z', endDate: '2020-02-01T00:00:00.000Z' }
    const { service } = await started([
      product('1', { title: 'Lamp one', discount: 20 }),
      product('2', { title: 'Lamp two', discount: 20, offerDate: over }),
      product('3', { title: 'Lamp three', salePrice: toMinor(70) }),
    ])
    const found = await service.suggest('lamp', 8)
    const prices = found.map(({ value, price, currentPrice, discount }) => [value, price, currentPrice, discount])
    expect(prices.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['1', 10_000, 8000, 20],
      ['2', 10_000, 10_000, 0],
      ['3', 10_000, 7000, 30],
    ])
  })

  it('suggests categories and brands first, hidden ones never, and forgives typing errors', async () => {
    const { service } = await started(
      [product('1', { title: 'Studio Headphones' })],
      [category('c1', 'Headphones'), category('c2', 'Headwear', { status: 'Hide' })],
      [brand('b1', 'Headley')],
    )
    expect((await service.suggest('head', 8)).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'category Headphones',
      'brand Headley',
      'product Studio Headphones',
    ])
    expect((await service.suggest('hedphon', 8))[0]).toMatchObject({ kind: 'category', value: 'headphones' })
    expect(await service.suggest('head', 2)).toHaveLength(2)
    expect(await service.suggest('%', 8)).toEqual([])
  })

  it('spec 4.3: numbers of ids order the products, and those that come between others are found as themselves', async () => {
    const { database, search } = await started(
      ['1', '3', '5', '7'].map((id) => product(id, { title: `Lamp number${id}` })),
    )
    database.put('content', product('4', { title: 'Candle' }))
    database.remove('5')
    await vi.waitFor(async () => expect(await search('candle')).toEqual(['4']), { interval: 5 })
    expect(await search('lamp')).toEqual(['1', '3', '7'])
    expect(await search('number7')).toEqual(['7'])
  })

  it('while a new catalogue is read in, the one before it is found, and all of the new one at once', async () => {
    const { database, service, search } = await started([product('1', { title: 'Lamp' })])
    const reading = held(database)
    database.put('catalogue', product('2', { title: 'Lamp' }))
    await vi.waitFor(() => expect(service.has('2')).toBe(true), { interval: 5 })
    expect(await search('lamp')).toEqual(['1'])
    expect(await service.search('lamp', EMPTY_QUERY, SIZE)).toMatchObject({
      preparing: false,
      upToDate: false,
      matches: null,
    })
    reading.release()
    await vi.waitFor(async () => expect(await search('lamp')).toEqual(['1', '2']), { interval: 5 })
    expect((await service.search('lamp', EMPTY_QUERY, SIZE)).upToDate).toBe(true)
  })

  it('while the first catalogue is read in, the answer says that more may follow', async () => {
    const database = memoryCatalogue(
      Array.from({ length: 5001 }, (_, at) => product(String(at + 1), { title: at === 5000 ? 'Candle' : 'Lamp' })),
    )
    const service = createCatalogueService(database, { onError: vi.fn() })
    const reading = held(database)
    await service.start()
    onTestFinished(() => service.stop())
    expect(await service.search('candle', EMPTY_QUERY, SIZE)).toMatchObject({
      matching: 0,
      matches: null,
      preparing: true,
    })
    reading.release()
    const candle = () => service.search('candle', EMPTY_QUERY, SIZE)
    await vi.waitFor(async () => expect(await candle()).toMatchObject({ matching: 1, preparing: false }), {
      timeout: 9000,
    })
  })

  it('a reading that fails is tried again, and what was found before stays found', async () => {
    const { database, search } = await started([product('1', { title: 'Lamp' })])
    const reading = held(database)
    database.put('catalogue', product('2', { title: 'Candle' }))
    reading.fail()
    await vi.waitFor(async () => expect(await search('candle')).toEqual(['2']), { interval: 20, timeout: 5000 })
  })
})

/** Holds back reads of whole products until they are released; `fail` makes the next one fail. */
function held(database: ReturnType<typeof memoryCatalogue>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = database.catalogue.productsByIds
  let failing = false
  database.catalogue.productsByIds = async (ids): Promise<Product[]> => {
    await promise
    if (failing) {
      failing = false
      throw new Error('The database is away')
    }
    return read(ids)
  }
  return {
    release: resolve,
    fail() {
      failing = true
      resolve()
    },
  }
}
