/** The part of the contract about the owner's desk: lists, money, parcels, returns. */
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { isInTab, ORDER_TABS } from '#domain/order/desk/order-tabs.ts'
import type { Database } from '#services/repositories.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import type { ContractContext } from './context.ts'
import { placeTestOrder } from '../testing/place-test-order.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const AT = new Date('2026-12-01T08:00:00.000Z')
const ACT = { at: AT, by: COMMAND_LINE }

export function declareOrderDeskContract(context: ContractContext): void {
  async function open(): Promise<Database> {
    const { database } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 50 })] }), 'merge')
    return database
  }

  async function outboxOf(database: Database): Promise<string[]> {
    const claim = { now: '2027-01-01T00:00:00.000Z', leaseUntil: '2027-01-01T00:01:00.000Z', token: 'a', limit: 20 }
    return (await database.outbox.claim(claim)).map(({ kind }) => kind).toSorted()
  }

  const stockOf = async (database: Database) => (await database.catalogue.itemsByIds(['1']))[0]?.quantity

  describe('the owner’s desk', () => {
    it('spec 10.12: an order stands in the tabs that the rule says, and is counted there', async () => {
      const database = await open()
      const states = {
        placed: [],
        packed: ['packed'],
        shipped: ['packed', 'shipped'],
        paid: ['paid'],
        cancelled: ['cancelled'],
      } as const
      for (const moves of Object.values(states)) {
        const number = await placeTestOrder(database)
        for (const to of moves) await database.orders.move(number, to, { at: AT })
      }
      await placeTestOrder(database, { payment: 'stripe' })
      const withdrawn = [await placeTestOrder(database), await placeTestOrder(database), await placeTestOrder(database)]
      const [, cancelled = '', refunded = ''] = withdrawn
      for (const number of withdrawn)
        await database.orders.withdraw(number, { name: 'Mara', at: AT.toISOString(), late: false })
      await database.orders.move(cancelled, 'cancelled', { at: AT })
      await database.orders.move(refunded, 'paid', { at: AT })
      await database.desk.refund(refunded, {
        at: AT,
        by: COMMAND_LINE,
        amount: minor(100),
        key: 'a',
        pieces: [],
        restock: false,
      })
      const all = await database.desk.list({ tab: 'all', limit: 20 })
      expect(all).toHaveLength(9)
      expect((await database.desk.list({ tab: 'withdrawn', limit: 20 })).map(({ number }) => number)).toEqual([
        withdrawn[0],
      ])
      const counts = await database.desk.counts()
      for (const tab of ORDER_TABS) {
        const rows = await database.desk.list({ tab, limit: 20 })
        const right = all.filter(({ number, state, payment, money }) => {
          const isRefunded = number === refunded
          const order = { state, payment, isPaid: money === 'paid' || isRefunded, isRefunded }
          return isInTab({ ...order, isWithdrawn: withdrawn.includes(number) }, tab)
        })
        expect(rows).toEqual(right)
        expect(counts[tab]).toBe(right.length)
      }
    })

    it('spec 10.14: says what the orders of each day came to, less what went back, and what is nearly sold out', async () => {
      const database = await open()
      const [first, second, third] = [
        await placeTestOrder(database),
        await placeTestOrder(database),
        await placeTestOrder(database),
      ]
      const { placedAt = '', total = minor(0) } = (await database.orders.find(first)) ?? {}
      const day = placedAt.slice(0, 10)
      await database.orders.move(first, 'paid', { at: AT })
      await database.desk.refund(first, { ...ACT, amount: minor(100), key: 'r', pieces: [], restock: false })
      await database.orders.move(third, 'cancelled', { at: AT })
      expect(second).not.toBe(first)
      expect(await database.desk.revenue('2000-01-01')).toEqual([{ day, amount: 2 * total - 100, orders: 2 }])
      expect(await database.desk.revenue('2090-01-01')).toEqual([])
      const variants = [
        { color: 'Navy', quantity: 3 },
        { color: 'White', quantity: 6 },
        { color: 'Two Tone', quantity: 0 },
      ]
      const few = testProduct({ id: 'few', slug: 'few', title: 'Few', variants, quantity: 9 })
      const last = testProduct({ id: 'last', slug: 'last', title: 'Last', quantity: 1 })
      const off = testProduct({ id: 'off', slug: 'off', quantity: 2, status: 'out-of-stock' })
      await database.catalogue.write(testCatalogue({ products: [few, last, off] }), 'merge')
      const low = [
        { id: 'last', title: 'Last', choice: [], left: 1 },
        { id: 'few', title: 'Few', choice: ['Navy'], left: 3 },
      ]
      expect(await database.catalogue.lowStock(5)).toEqual(low)
      expect(await database.catalogue.lowStock(1)).toEqual(low.slice(0, 1))
    })

    it('spec 10.12: goes on behind a row, and finds by beginnings of words', async () => {
      const database = await open()
      const numbers: string[] = []
      for (let count = 0; count < 5; count++) numbers.push(await placeTestOrder(database))
      const first = await database.desk.list({ tab: 'all', limit: 2 })
      const last = first.at(-1)
      const rest = await database.desk.list({ tab: 'all', limit: 9, ...(last && { after: last }) })
      expect([...first, ...rest].map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
      const one = numbers[3] ?? ''
      const before = await database.desk.pulse()
      expect(await database.desk.list({ tab: 'all', search: one.toLowerCase(), limit: 9 })).toMatchObject([
        { number: one },
      ])
      await database.orders.move(one, 'packed', { at: AT })
      await database.desk.ship(one, { at: AT, parcel: { carrier: 'UPS', tracking: '1Z 999 AA1' } })
      expect(await database.desk.list({ tab: 'shipped', search: '1z999', limit: 9 })).toMatchObject([{ number: one }])
      expect(await database.desk.list({ tab: 'all', search: 'nobody', limit: 9 })).toEqual([])
      expect(await database.desk.list({ tab: 'all', search: '%', limit: 9 })).toEqual([])
      expect(await database.desk.pulse()).not.toBe(before)
    })

    it('spec 10.12: is paid in parts, each press once, and never more than it costs', async () => {
      const database = await open()
      const number = await placeTestOrder(database)
      const total = (await database.orders.find(number))?.total ?? minor(0)
      const part = minor(1000)
      expect(await database.desk.pay(number, { ...ACT, amount: part, key: 'one' })).toEqual({ kind: 'done' })
      expect(await database.desk.pay(number, { ...ACT, amount: part, key: 'one' })).toEqual({ kind: 'done' })
      expect(await database.desk.find(number)).toMatchObject({
        account: { paid: part, open: total - part },
        order: { state: 'placed' },
      })
      expect(await database.desk.pay(number, { ...ACT, amount: total, key: 'two' })).toMatchObject({
        kind: 'refused',
        refusal: { why: 'amount', most: total - part },
      })
      expect(await database.desk.pay(number, { ...ACT, key: 'three' })).toEqual({ kind: 'done' })
      const found = await database.desk.find(number)
      expect(found).toMatchObject({ account: { paid: total, open: 0, refundable: total }, order: { state: 'paid' } })
      expect(found?.money.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['payment', part],
        ['payment', total - part],
      ])
      expect(await database.desk.pay(number, { ...ACT, key: 'four' })).toMatchObject({
        refusal: { why: 'paid-already' },
      })
    })

    it('spec 10.12: refunds never go beyond what was paid, whoever presses at once', async () => {
      const database = await open()
      const number = await placeTestOrder(database)
      const refund = { ...ACT, pieces: [], restock: false }
      expect(await database.desk.refund(number, { ...refund, amount: minor(1), key: 'a' })).toMatchObject({
        refusal: { why: 'amount', most: 0 },
      })
      await database.orders.move(number, 'paid', { at: AT })
      const total = (await database.orders.find(number))?.total ?? minor(0)
      const most = minor(total - 100)
      const presses = ['b', 'b', 'c', 'd'].map((key) => database.desk.refund(number, { ...refund, amount: most, key }))
      const outcomes = await Promise.all(presses)
      expect(outcomes.filter(({ kind }) => kind === 'done').length).toBeLessThanOrEqual(2)
      expect(await database.desk.find(number)).toMatchObject({ account: { refunded: most, refundable: 100 } })
      const late = { ...refund, amount: minor(1), key: 'e', refundedBefore: minor(0) }
      expect(await database.desk.refund(number, late)).toEqual({
        kind: 'refused',
        refusal: { why: 'refunded-since', refunded: most },
      })
      expect((await database.orders.find(number))?.refunds).toMatchObject([{ amount: most }])
      expect(await outboxOf(database)).toContainEqual(expect.stringMatching(/^refunded:\d+$/))
    })

    it('spec 10.12: pieces come back once, and into stock where that was said', async () => {
      const database = await open()
      const number = await placeTestOrder(database)
      const before = (await stockOf(database)) ?? 0
      const back = (quantity: number, restock: boolean) =>
        database.desk.takeBack(number, { ...ACT, pieces: [{ position: 0, quantity }], restock })
      expect(await back(1, true)).toMatchObject({ refusal: { why: 'state', state: 'placed' } })
      for (const to of ['paid', 'packed', 'shipped'] as const) await database.orders.move(number, to, { at: AT })
      expect(await back(1, true)).toEqual({ kind: 'done' })
      expect(await stockOf(database)).toBe(before + 1)
      const sold = (await database.orders.find(number))?.lines[0]?.quantity ?? 0
      expect(await back(sold, false)).toMatchObject({ refusal: { why: 'pieces', most: sold - 1, asked: sold } })
      expect(await back(sold - 1, false)).toEqual({ kind: 'done' })
      expect(await stockOf(database)).toBe(before + 1)
      expect((await database.desk.find(number))?.returns).toMatchObject([{ restock: true }, { restock: false }])
    })

    it('spec 10.12: what is refused leaves no trace; notes stay, and mails go again under a name of their own', async () => {
      const database = await open()
      const number = await placeTestOrder(database)
      const parcel = { carrier: 'DHL', tracking: '77' }
      expect(await database.desk.ship(number, { at: AT, parcel })).toMatchObject({ refusal: { why: 'state' } })
      expect((await database.orders.find(number))?.parcel).toBeUndefined()
      expect(await database.desk.list({ tab: 'all', search: '77', limit: 9 })).toEqual([])
      expect(await database.desk.ship('V-00000000', { at: AT, parcel })).toEqual({ kind: 'unknown' })
      await database.desk.addNote(number, 'Rings twice', ACT)
      expect((await database.desk.find(number))?.notes).toMatchObject([{ text: 'Rings twice', by: COMMAND_LINE }])
      for (const turn of [2, 3]) {
        await database.desk.sendAgain(number, 'confirmation', AT)
        expect((await database.desk.find(number))?.mails.map(({ kind }) => kind)).toContain(`confirmation#${turn}`)
      }
      expect(await database.desk.sendAgain(number, 'shipped', AT)).toMatchObject({ refusal: { why: 'no-mail' } })
    })
  })
}
