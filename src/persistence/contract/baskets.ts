/** The part of the contract about orders as baskets: who reads them all, who follows them, and what a database of an earlier version has. */
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Basket } from '#services/orders/basket-repository.ts'
import { createBoughtTogetherService } from '#services/orders/bought-together.ts'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import type { Database } from '#services/repositories.ts'
import { rowBatches } from '../batches.ts'
import type { ContractContext } from './context.ts'
import { openEngine, type DatabaseAddress } from '../open-database.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '../testing/order-request.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const AT = new Date('2026-03-02T08:00:00.000Z')
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1000)
const IDS = ['lamp', 'bulb', 'rug', ...Array.from({ length: 12 }, (_, n) => `p${n}`)]

export function declareBasketsContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    const products = IDS.map((id) => testProduct({ id, quantity: 1000 }))
    await database.catalogue.write(testCatalogue({ products }), 'merge')
    return { database, address }
  }

  async function place(database: Database, email: string, ids: readonly string[], at = AT): Promise<string> {
    const request = orderRequest({ contact: { email }, lines: ids.map((id) => orderLine({ id })) })
    const identity = identityOf(request, { at })
    expect((await database.orders.place(request, ORDER_RULES, identity)).kind).toBe('placed')
    return identity.number
  }

  async function all(database: Database, most = 1000): Promise<Basket[]> {
    const found: Basket[] = []
    await database.baskets.each(most, (baskets) => found.push(...baskets))
    return found
  }

  /** Many orders at once, which the writing of orders would take too long for. */
  async function putMany(address: DatabaseAddress, from: string, count: number): Promise<void> {
    const engine = await openEngine(address)
    await engine.write(async (session) => {
      const order = await session
        .selectFrom('shop_order')
        .selectAll()
        .where('number', '=', from)
        .executeTakeFirstOrThrow()
      const line = await session.selectFrom('order_line').selectAll().limit(1).executeTakeFirstOrThrow()
      const numbers = Array.from({ length: count }, (_, n) => `V-MANY${String(n).padStart(4, '0')}`)
      const orders = numbers.map((number) => ({ ...order, number, idempotency_key: number, email_key: number }))
      const lines = numbers.map((number) => ({ ...line, order_number: number, position: 0, product_id: 'rug' }))
      for (const batch of rowBatches(orders, Object.keys(order).length)) {
        await session.insertInto('shop_order').values(batch).execute()
      }
      for (const batch of rowBatches(lines, Object.keys(line).length)) {
        await session.insertInto('order_line').values(batch).execute()
      }
    })
    await engine.close()
  }

  function follow(database: Database) {
    const items = IDS.map((id) => makeItem({ id }))
    const errors: unknown[] = []
    const service = createBoughtTogetherService({
      database,
      source: () => listSource(items),
      onError: (error) => errors.push(error),
    })
    service.start()
    const partners = async (id: string) => (await service.goWith([id], 4)).map((item) => item.id)
    return { service, errors, partners }
  }

  describe('orders as baskets', () => {
    it('the newest come oldest first, each product once, under their mailbox, without the cancelled ones', async () => {
      const { database } = await open()
      const first = await place(database, 'Mara.Thompson+1@gmail.com', ['lamp', 'bulb'], after(2))
      const second = await place(database, 'tom@example.com', ['rug', 'lamp'], after(1))
      const third = await place(database, 'ina@example.com', ['bulb'], after(3))
      await database.orders.move(third, 'cancelled', { at: after(4) })
      const [tom, mara] = [
        { number: second, mailbox: 'tom@example.com', products: ['rug', 'lamp'], cancelled: false },
        { number: first, mailbox: 'marathompson@gmail.com', products: ['lamp', 'bulb'], cancelled: false },
      ]
      expect(await all(database)).toEqual([tom, mara])
      expect(await all(database, 2)).toEqual([mara])
    })

    it('they are read step by step however many there are, and no more than are wanted', async () => {
      const { database, address } = await open()
      const number = await place(database, 'mara@example.com', ['lamp'])
      await putMany(address, number, 1203)
      expect(new Set((await all(database, 5000)).map((basket) => basket.number)).size).toBe(1204)
      expect(await all(database, 700)).toHaveLength(700)
    })

    it('what was placed or cancelled since is told in the order of the commits, and other changes are passed over', async () => {
      const { database } = await open()
      const begun = await database.changes.latest()
      const first = await place(database, 'mara@example.com', ['lamp', 'bulb'])
      await database.catalogue.edit('rug', { quantityBy: -1 }, COMMAND_LINE)
      const second = await place(database, 'tom@example.com', ['rug'])
      const news = await database.baskets.since(begun)
      expect(news.baskets.map(({ number, cancelled }) => [number, cancelled])).toEqual([
        [first, false],
        [second, false],
      ])
      expect(news.sequence).toBe(await database.changes.latest())
      await database.orders.move(first, 'cancelled', { at: after(9) })
      const later = await database.baskets.since(news.sequence)
      expect(later.baskets).toMatchObject([{ number: first, products: ['lamp', 'bulb'], cancelled: true }])
      expect(await database.baskets.since(later.sequence)).toEqual({ sequence: later.sequence, baskets: [] })
    })

    it('two processes come to know the orders of each other, those of before their start as well', async () => {
      const { database, address } = await open()
      const other = await context.open(address)
      for (let n = 0; n < 20; n += 1) await place(database, `c${n}@example.com`, [`p${n % 12}`, `p${(n * 5 + 1) % 12}`])
      for (const n of [1, 2]) await place(database, `m${n}@example.com`, ['lamp', 'bulb'])
      const [here, there] = [follow(database), follow(other)]
      await Promise.all([here.service.settled(), there.service.settled()])
      expect(await there.partners('lamp')).toEqual([])
      const third = await place(database, 'm3@example.com', ['bulb', 'lamp'])
      const until = async (service: typeof here, wanted: readonly string[]) => {
        while (JSON.stringify(await service.partners('lamp')) !== JSON.stringify(wanted)) await sleep(20)
      }
      await Promise.all([until(here, ['bulb']), until(there, ['bulb'])])
      await other.orders.move(third, 'cancelled', { at: after(9) })
      await Promise.all([until(here, []), until(there, [])])
      await Promise.all([here.service.stop(), there.service.stop()])
      expect([...here.errors, ...there.errors]).toEqual([])
    })

    it('a database of an earlier version is brought along, its orders count', async () => {
      const { database, address } = await open()
      await place(database, 'mara@example.com', ['lamp', 'bulb'])
      const engine = await openEngine(address)
      await engine.write(async (session) => {
        await session.schema.alterTable('change').dropColumn('order_number').execute()
        await session.deleteFrom('migration').where('name', '=', '005-change-orders').execute()
      })
      await engine.close()
      const renewed = await context.open(address)
      expect((await renewed.prepare(() => Promise.resolve(null))).migrated).toEqual(['005-change-orders'])
      expect(await all(renewed)).toHaveLength(1)
      const begun = await renewed.changes.latest()
      await place(renewed, 'tom@example.com', ['rug'])
      expect((await renewed.baskets.since(begun)).baskets).toHaveLength(1)
    })
  })
}
