import { onTestFinished, describe, expect, it, vi } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import type { Basket } from './basket-repository.ts'
import { createBoughtTogetherService } from './bought-together.ts'

const ALL = ['lamp', 'bulb', 'rug', 'vase', ...Array.from({ length: 30 }, (_, n) => `p${n}`)]

const order = (number: string, mailbox: string, products: readonly string[], cancelled = false): Basket => ({
  number,
  mailbox,
  products,
  cancelled,
})

/** Thirty shoppers who have nothing to do with it, and as many as are wanted who buy a lamp with something. */
function crowd(lamps = 0): Basket[] {
  const others = Array.from({ length: 30 }, (_, n) => order(`C-${n}`, `c${n}`, [`p${n}`, `p${(n * 7) % 30}`]))
  return [...others, ...Array.from({ length: lamps }, (_, n) => order(`L-${n}`, `l${n}`, ['lamp', 'bulb', 'rug']))]
}

/** A service over orders in memory. */
function serviceOver(stored: Basket[], options: { failures?: number } = {}) {
  const log: Basket[] = []
  const watchers = new Set<() => void>()
  const goods = new Map(ALL.map((id) => [id, makeItem({ id })]))
  const errors: unknown[] = []
  let failures = options.failures ?? 0
  const service = createBoughtTogetherService({
    database: {
      baskets: {
        async each(_most, take) {
          if (failures > 0) {
            failures -= 1
            throw new Error('The database is away')
          }
          take(stored)
        },
        since: async (sequence) => ({ sequence: log.length, baskets: log.slice(sequence) }),
      },
      changes: {
        latest: async () => log.length,
        watch(onChange) {
          watchers.add(onChange)
          return () => watchers.delete(onChange)
        },
      },
    },
    source: () => listSource([...goods.values()]),
    onError: (error) => errors.push(error),
  })
  onTestFinished(() => service.stop())
  return {
    service,
    errors,
    tell(...baskets: Basket[]) {
      log.push(...baskets)
      for (const watcher of watchers) watcher()
      return service.settled()
    },
    change: (id: string, fields: Partial<CatalogueItem> | null) => {
      if (fields === null) goods.delete(id)
      else goods.set(id, makeItem({ id, ...fields }))
    },
    partners: async (...ids: string[]) => (await service.goWith(ids, 4)).map(({ id }) => id),
  }
}

describe('what goes with a product', () => {
  it('is known from the orders of before, renewed with each that comes and taken back with one that is cancelled', async () => {
    const { service, tell, partners } = serviceOver(crowd(2))
    service.start()
    await service.settled()
    expect(await partners('lamp')).toEqual([])
    await tell(order('L-9', 'l9', ['bulb', 'lamp']))
    expect(await partners('lamp')).toEqual(['bulb'])
    await tell(order('L-9', 'l9', ['bulb', 'lamp'], true))
    expect(await partners('lamp')).toEqual([])
  })

  it('is never sold out or gone at the time it is shown, and never of the cart itself', async () => {
    const { service, partners, change } = serviceOver(crowd(5))
    service.start()
    await service.settled()
    expect(await partners('lamp')).toEqual(['bulb', 'rug'])
    change('bulb', { quantity: 0 })
    expect(await partners('lamp')).toEqual(['rug'])
    change('rug', { status: 'out-of-stock' })
    expect(await partners('lamp')).toEqual([])
    change('bulb', {})
    expect(await partners('lamp')).toEqual(['bulb'])
    change('bulb', null)
    change('rug', {})
    expect(await partners('lamp', 'vase')).toEqual(['rug'])
    expect(await partners('lamp', 'rug')).toEqual([])
  })

  it('tells whose partners have moved: everybody once after the start, then the products of each order', async () => {
    const { service, tell } = serviceOver(crowd(1))
    const told = vi.fn<(ids: readonly string[] | null) => void>()
    service.onChange(told)
    service.start()
    await service.settled()
    expect(told.mock.calls).toEqual([[null]])
    await tell(order('L-5', 'l5', ['lamp', 'vase']))
    expect(told.mock.calls.slice(1)).toEqual([[['lamp', 'vase']]])
  })

  it('an order that comes while the others are read counts once, and a database that was away is asked again', async () => {
    const stored = crowd(2)
    const { service, errors, tell, partners } = serviceOver(stored, { failures: 1 })
    const late = order('L-7', 'l7', ['lamp', 'bulb'])
    stored.push(late)
    service.start()
    await service.settled()
    expect(errors).toHaveLength(1)
    await tell(late, late)
    expect(await partners('lamp')).toEqual(['bulb'])
    await tell({ ...late, cancelled: true })
    expect(await partners('lamp')).toEqual([])
  })
})
