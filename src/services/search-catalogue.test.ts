import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import { createCatalogueService } from './catalogue-service.ts'
import { brand, category, memoryCatalogue, product } from './testing/memory-catalogue.ts'

async function started(...args: Parameters<typeof memoryCatalogue>) {
  const database = memoryCatalogue(...args)
  const service = createCatalogueService(database, { onError: vi.fn() })
  await service.start()
  onTestFinished(() => service.stop())
  const search = async (text: string) => (await service.search(text, EMPTY_QUERY, 120)).items.map(({ id }) => id)
  return { database, service, search }
}

describe('search over the catalogue', () => {
  it('decisions, /pages/search: finds words of the description, after those of the title', async () => {
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
})
