import { minor } from '#domain/money/minor.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as OrderHistory from './order-history.ts'
import { blockedStorage, createMemoryStorage, type MemoryStorage } from './testing/memory-storage.ts'

let storage: MemoryStorage
let history: typeof OrderHistory

const order = (number: string, placedAt = '2026-11-20T10:00:00.000Z', total = minor(4999)) => ({
  number,
  key: `key-of-${number}`,
  placedAt,
  total,
})
const numbers = () => history.orderHistory().map((entry) => entry.number)

async function openBrowser(localStorage: () => MemoryStorage): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('window', Object.defineProperty(new EventTarget(), 'localStorage', { get: localStorage }))
  history = await import('./order-history.ts')
}

beforeEach(async () => {
  storage = createMemoryStorage()
  await openBrowser(() => storage)
})

describe('spec 10.10: Order History lists the orders made in this browser', () => {
  it('newest first, whatever the order in which they came', () => {
    history.rememberOrder(order('V-2', '2026-11-20T10:00:00.000Z'))
    history.rememberOrder(order('V-3', '2026-11-21T10:00:00.000Z'))
    history.rememberOrder(order('V-1', '2026-11-19T10:00:00.000Z'))
    expect(numbers()).toEqual(['V-3', 'V-2', 'V-1'])
    expect(JSON.parse(storage.texts.get('vitrine_orders') ?? '')).toEqual(history.orderHistory())
  })

  it('one entry an order, with what was learned last', () => {
    history.rememberOrder(order('V-1', undefined, minor(100)))
    history.rememberOrder(order('V-1', undefined, minor(200)))
    expect(history.orderHistory()).toEqual([order('V-1', undefined, minor(200))])
  })

  it('at most 50, the oldest go', () => {
    for (let day = 1; day <= 60; day += 1) {
      history.rememberOrder(order(`V-${day}`, new Date(Date.UTC(2026, 0, day)).toISOString()))
    }
    expect([numbers().length, numbers()[0], numbers().at(-1)]).toEqual([50, 'V-60', 'V-11'])
  })

  it('the first of what was ordered, for its pictures; entries without it and unreadable ones are kept without', () => {
    const goods = ['soap', 'ring', 'bag', 'cap', 'belt'].map((title) => ({ title, img: `/${title}.webp` }))
    history.rememberOrder({ ...order('V-1'), goods })
    expect(history.orderHistory()).toEqual([{ ...order('V-1'), goods: goods.slice(0, 4) }])
    const foreign = [
      { ...order('V-2'), goods: [{ title: 'Soap', img: 5 }, null, { title: 'Ring', img: '' }] },
      { ...order('V-3'), goods: 'soap' },
      order('V-4'),
    ]
    storage.setItem('vitrine_orders', JSON.stringify(foreign))
    expect(history.orderHistory().map((entry) => entry.goods)).toEqual([
      undefined,
      undefined,
      [{ title: 'Ring', img: '' }],
    ])
  })

  it('can forget one order, and all', () => {
    history.rememberOrder(order('V-1'))
    history.rememberOrder(order('V-2'))
    history.forgetOrder('V-1')
    expect(numbers()).toEqual(['V-2'])
    history.forgetOrders()
    expect([numbers(), storage.texts.get('vitrine_orders')]).toEqual([[], '[]'])
  })

  it('keeps what can be read of a foreign list', () => {
    const readable = order('V-1')
    const foreign = [
      null,
      7,
      {},
      { ...readable, key: '' },
      { ...readable, placedAt: 'soon' },
      { ...readable, total: -1 },
    ]
    storage.texts.set('vitrine_orders', JSON.stringify([...foreign, readable]))
    expect(history.orderHistory()).toEqual([readable])
    for (const text of ['{', '{"number":"V-1"}', 'null']) {
      storage.texts.set('vitrine_orders', text)
      expect(history.orderHistory()).toEqual([])
    }
  })

  it('is the same array as long as nothing changes, as React asks of a store', () => {
    history.rememberOrder(order('V-1'))
    expect(history.orderHistory()).toBe(history.orderHistory())
  })

  it('a full or blocked storage keeps the list for as long as the page lives', async () => {
    storage.room = 0
    history.rememberOrder(order('V-1'))
    expect(numbers()).toEqual(['V-1'])
    await openBrowser(blockedStorage)
    expect(numbers()).toEqual([])
    history.rememberOrder(order('V-2'))
    expect(numbers()).toEqual(['V-2'])
  })
})
