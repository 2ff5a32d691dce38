import { toDecimals } from '#domain/catalogue/testing/dollar-products.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { createCatalogueService } from './catalogue-service.ts'
import { SHOP_LIST_FORMAT } from './shop-list.ts'
import { brand, category, memoryCatalogue, product } from '../testing/memory-catalogue.ts'
import { oneItem } from '../testing/one-item.ts'

async function started(...args: Parameters<typeof memoryCatalogue>) {
  const database = memoryCatalogue(...args)
  const onError = vi.fn()
  const service = createCatalogueService(database, { onError })
  await service.start()
  onTestFinished(() => service.stop())
  return { database, service, onError }
}

describe('catalogue service', () => {
  it('spec 9.5: a page of the shop shows nine products of those that match', async () => {
    const { service } = await started(Array.from({ length: 12 }, (_, at) => product(String(at + 1))))
    const page = await service.page(EMPTY_QUERY, { pageSize: 9 })
    expect(page).toMatchObject({ shown: 9, total: 12, totalPages: 2 })
  })

  it('spec 4.3: lists come in asc order, by numbers where ids are numbers, and ids choose among them', async () => {
    const { service } = await started([product('10'), product('9'), product('101')])
    expect(service.list(EMPTY_QUERY).ids).toEqual(['9', '10', '101'])
    expect(service.list(EMPTY_QUERY, { ids: ['101', '9', 'gone'] }).ids).toEqual(['9', '101'])
    expect(service.list(EMPTY_QUERY, { limit: 2 })).toEqual({ ids: ['9', '10'], at: 0, total: 3 })
  })

  it('spec 4.1: a product that sells out is out of stock in lists, and the version moves', async () => {
    const { database, service } = await started([product('1', { quantity: 8 }), product('2')])
    const before = service.version
    database.put('stock', product('1', { quantity: 0 }))
    await vi.waitFor(async () => expect((await oneItem(service, '1'))?.quantity).toBe(0), { interval: 5 })
    expect(service.version).not.toBe(before)
    expect(service.list({ ...EMPTY_QUERY, status: 'out-of-stock' }).ids).toEqual(['1'])
  })

  it('ARCHITECTURE.md, How a change travels: a piece sold above the low-stock mark moves the revision but not the version', async () => {
    const { database, service } = await started([product('1', { quantity: 20 })])
    const { version, revision } = service
    database.put('stock', product('1', { quantity: 19, sellCount: 1 }))
    await vi.waitFor(async () => expect((await oneItem(service, '1'))?.quantity).toBe(19), { interval: 5 })
    expect(service.version).toBe(version)
    expect(service.revision).toBeGreaterThan(revision)
    database.put('stock', product('1', { quantity: 5 }))
    await vi.waitFor(() => expect(service.version).not.toBe(version), { interval: 5 })
  })

  it('two processes that took different ways to the same catalogue name the same version', async () => {
    const { database, service } = await started([product('1'), product('2')])
    database.put('price', product('2', { price: toMinor(12) }), product('3'))
    database.remove('1')
    await vi.waitFor(() => expect(service.list(EMPTY_QUERY).ids).toEqual(['2', '3']), { interval: 5 })
    const { service: other } = await started([product('3'), product('2', { price: toMinor(12) })])
    expect(service.version).toBe(other.version)
  })

  it('a catalogue change reads everything again', async () => {
    const { database, service } = await started([product('1')])
    database.put('catalogue', product('7'))
    await vi.waitFor(async () => expect((await oneItem(service, '7'))?.id).toBe('7'), { interval: 5 })
  })

  it('a refresh that fails keeps the last good state and is tried again', async () => {
    const { database, service, onError } = await started([product('1')])
    database.failOnce()
    database.put('price', product('1', { price: toMinor(5) }))
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), { interval: 5 })
    expect((await oneItem(service, '1'))?.price).toBe(toMinor(100))
    await vi.waitFor(async () => expect((await oneItem(service, '1'))?.price).toBe(toMinor(5)), {
      timeout: 3000,
      interval: 20,
    })
  })

  it('whole products are read once until they change', async () => {
    const { database, service } = await started([product('1'), product('2')])
    const first = await service.productsJson(['2', 'gone', '1'])
    expect(JSON.parse(first)).toEqual(
      [product('2'), product('1')].map((one) => ({ ...toDecimals(one), currentPrice: 100 })),
    )
    const { reads } = database
    expect(await service.productsJson(['2', '1'])).toBe(first)
    expect(database.reads).toBe(reads)
    database.put('content', product('2', { description: 'New words' }))
    await vi.waitFor(async () => expect(await service.productsJson(['2'])).toContain('New words'), { interval: 5 })
  })

  it('spec 3.6 and 7.1: the menu names offered categories and their products', async () => {
    const { service } = await started(
      [product('1', { title: 'Meridian' }), product('2', { parent: 'Rings' })],
      [category('c1', 'Headphones'), category('c2', 'Rings', { status: 'Hide' })],
    )
    expect(await service.menu()).toEqual([
      { category: { _id: 'c1', title: 'Headphones' }, products: [{ _id: '1', name: 'Meridian' }] },
    ])
  })

  it("the browser's copy holds cards without long texts and only what is offered, and is made once per version", async () => {
    const { database, service } = await started(
      [product('1', { reviews: [{ name: 'A', review: 'Good', rating: 5, date: '2026-01-02' }] })],
      [category('c1', 'Headphones'), category('c2', 'Gone', { status: 'Hide' })],
      [brand('b1', 'Solvane'), brand('b2', 'Old', { status: 'inactive' })],
    )
    const list = service.shopList()
    expect(list?.path).toBe(`/catalogue/${SHOP_LIST_FORMAT}-${service.version}.json`)
    expect(service.shopList()).toBe(list)
    const content = JSON.parse(String(list?.body))
    expect(content.items[0]).not.toHaveProperty('description')
    expect(content.items[0]).not.toHaveProperty('reviews')
    expect(content.categories.map(({ id }: { id: string }) => id)).toEqual(['c1'])
    expect(content.brands.map(({ id }: { id: string }) => id)).toEqual(['b1'])
    database.put('price', product('1', { price: toMinor(5) }))
    await vi.waitFor(() => expect(service.shopList()?.version).not.toBe(list?.version), { interval: 5 })
  })

  it('a catalogue above 3,000 products has no copy for the browser', async () => {
    const { service } = await started(Array.from({ length: 3001 }, (_, at) => product(String(at + 1))))
    expect(service.shopList()).toBeNull()
  })

  it('suggestions: goods of that name come before what is made for them, hidden categories never', async () => {
    const { service } = await started(
      [
        product('1', { title: 'Studio Headphones' }),
        product('2', { title: 'Headphones Stand' }),
        product('3', { title: 'Lamp' }),
      ],
      [category('c1', 'Headphones'), category('c2', 'Head Scarves', { status: 'Hide' })],
    )
    const found = await service.suggest(' head', 8)
    expect(found.slice(0, 3).map(({ title }) => title)).toEqual(['Headphones', 'Studio Headphones', 'Headphones Stand'])
    expect(found.map(({ title }) => title)).not.toContain('Head Scarves')
    expect((await service.suggest('stand head', 8)).map(({ title }) => title)).toEqual(['Headphones Stand'])
    expect(await service.suggest('  ', 8)).toEqual([])
    expect(await service.suggest('head', 1)).toHaveLength(1)
  })
})
