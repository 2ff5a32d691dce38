import { toDecimal, toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { createItemCache } from './item-cache.ts'

/** A database whose reads end when the test says so. */
function database(prices: Record<string, number>) {
  const asked: (readonly string[])[] = []
  const waiting: (() => void)[] = []
  async function read(ids: readonly string[]): Promise<CatalogueItem[]> {
    asked.push(ids)
    const found = ids.flatMap((id) => (id in prices ? [makeItem({ id, price: toMinor(prices[id] ?? 0) })] : []))
    await new Promise<void>((resolve) => void waiting.push(resolve))
    return found
  }
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { read, asked, answer }
}

const seen = async (items: Promise<readonly CatalogueItem[]>) =>
  (await items).map(({ id, price }) => [id, toDecimal(price)])

describe('products of a large catalogue', () => {
  it('come in the order asked for, from one read, and from none the next time', async () => {
    const { read, asked, answer } = database({ 1: 10, 2: 20 })
    const cache = createItemCache(read, 10)
    const first = cache.get(['2', 'gone', '1', '2'])
    answer()
    expect(await seen(first)).toEqual([
      ['2', 20],
      ['1', 10],
      ['2', 20],
    ])
    expect(await seen(cache.get(['1', '2']))).toEqual([
      ['1', 10],
      ['2', 20],
    ])
    expect(asked).toEqual([['2', 'gone', '1']])
  })

  it('are read once for all who ask at the same time', async () => {
    const { read, asked, answer } = database({ 1: 10, 2: 20 })
    const cache = createItemCache(read, 10)
    const calls = [cache.get(['1']), cache.get(['1', '2']), cache.get(['2'])].map(seen)
    answer()
    expect(await Promise.all(calls)).toEqual([
      [['1', 10]],
      [
        ['1', 10],
        ['2', 20],
      ],
      [['2', 20]],
    ])
    expect(asked).toEqual([['1'], ['2']])
  })

  it('are never kept from before their change', async () => {
    const prices = { 1: 10 }
    const { read, asked, answer } = database(prices)
    const cache = createItemCache(read, 10)
    const old = cache.get(['1'])
    prices[1] = 11
    cache.drop('1')
    const fresh = cache.get(['1'])
    answer()
    await Promise.all([old, fresh])
    expect(await seen(cache.get(['1']))).toEqual([['1', 11]])
    expect(asked).toHaveLength(2)
  })

  it('are forgotten when they have not been asked for longest', async () => {
    const { read, asked, answer } = database({ 1: 1, 2: 2, 3: 3 })
    const cache = createItemCache(read, 2)
    for (const id of ['1', '2', '1', '3', '1', '2']) {
      const items = cache.get([id])
      answer()
      await items
    }
    expect(asked).toEqual([['1'], ['2'], ['3'], ['2']])
  })

  it('are asked for again after a read that failed', async () => {
    let fails = true
    const cache = createItemCache(async (ids) => {
      if (fails) throw new Error('The database is away')
      return ids.map((id) => makeItem({ id }))
    }, 10)
    await expect(cache.get(['1'])).rejects.toThrow('away')
    fails = false
    expect(await cache.get(['1'])).toHaveLength(1)
  })
})
