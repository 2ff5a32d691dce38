/** The part of the contract about placing, reading and moving orders. */
import { minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { PromotionCode } from '#domain/order/promotion.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '../testing/order-request.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const AT = new Date('2026-03-02T08:00:00.000Z')

const CODE: PromotionCode = { code: 'SPRING', kind: 'percent', value: 12.5, minimum: minor(1000), uses: 0 }

export function declareOrdersContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    const products = [
      testProduct({ id: '1', price: toMinor(12.99), discount: 15, quantity: 3, sellCount: 40 }),
      testProduct({
        id: 'shirt',
        sizes: ['S', 'M'],
        variants: [
          { color: 'Navy', size: 'S', sku: 'SHIRT-S', price: toMinor(20), quantity: 1 },
          { size: 'M', price: toMinor(22), quantity: 2 },
        ],
      }),
    ]
    await database.catalogue.write(testCatalogue({ products }), 'merge')
    return { database, address }
  }

  async function place(database: Database, fields: Parameters<typeof orderRequest>[0] = {}) {
    const request = orderRequest(fields)
    return await database.orders.place(request, ORDER_RULES, identityOf(request))
  }

  async function placed(database: Database, fields: Parameters<typeof orderRequest>[0] = {}) {
    const outcome = await place(database, fields)
    if (outcome.kind !== 'placed') throw new Error(`The order was not placed: ${JSON.stringify(outcome)}`)
    return outcome.order
  }

  async function stockOf(database: Database, id: string) {
    const [item] = await database.catalogue.itemsByIds([id])
    return { quantity: item?.quantity, status: item?.status, sellCount: item?.sellCount }
  }

  describe('orders', () => {
    it('spec 10.7: an order keeps everything that was said and sold', async () => {
      const { database } = await open()
      const request = orderRequest({
        contact: { email: 'Mara@Example.com', phone: '+49 30 123456' },
        address: {
          country: 'US',
          name: 'Mara "O’Neil" <Thompson>',
          line1: 'Street 1',
          line2: 'Floor 2',
          postcode: '10001',
          city: 'New York',
          state: 'NY',
        },
        shipping: 'flat-rate',
        notes: 'Ring\ntwice \u{1F514}',
        locale: 'fr',
        lines: [orderLine({ quantity: 2 }), orderLine({ id: 'shirt', choice: { color: 'Navy', size: 'S' } })],
      })
      const identity = identityOf(request)
      const outcome = await database.orders.place(request, ORDER_RULES, identity)
      const order = {
        number: identity.number,
        key: identity.key,
        state: 'placed',
        contact: request.contact,
        address: request.address,
        shippingMethod: 'flat-rate',
        payment: 'pay-later',
        currency: 'USD',
        taxes: [],
        notes: request.notes,
        locale: 'fr',
        lines: [
          {
            id: '1',
            title: 'One',
            img: '/media/one.webp',
            sku: 'SKU-1',
            choice: {},
            quantity: 2,
            unitPrice: 1104,
            listPrice: 1299,
          },
          {
            id: 'shirt',
            title: 'One',
            img: '/media/one.webp',
            sku: 'SHIRT-S',
            choice: { color: 'Navy', size: 'S' },
            quantity: 1,
            unitPrice: 2000,
            listPrice: 2000,
          },
        ],
        subtotal: 4208,
        discount: 0,
        shipping: 2000,
        shippingDays: [3, 5],
        total: 6208,
        placedAt: identity.at.toISOString(),
        history: [{ state: 'placed', at: identity.at.toISOString() }],
      }
      expect(outcome).toEqual({ kind: 'placed', order })
      expect(await database.orders.find(identity.number)).toEqual(order)
      expect(await database.orders.find('V-UNKNOWN0')).toBeNull()
      expect(await stockOf(database, '1')).toEqual({ quantity: 1, status: 'in-stock', sellCount: 42 })
      expect(await stockOf(database, 'shirt')).toEqual({ quantity: 2, status: 'in-stock', sellCount: 1 })
    })

    it('ARCHITECTURE.md, How a change travels: a sale is one stock change a product', async () => {
      const { database } = await open()
      const before = await database.changes.latest()
      await placed(database, { lines: [orderLine(), orderLine({ id: 'shirt', choice: { size: 'M', color: 'Navy' } })] })
      const changes = await database.changes.since(before)
      expect(changes.map(({ productId, kind }) => `${productId} ${kind}`)).toEqual(['1 stock', 'shirt stock'])
    })

    it('spec 10.2: nothing is stored where something differs', async () => {
      const { database } = await open()
      await database.promotions.add(CODE, AT)
      const before = await database.changes.latest()
      const outcome = await place(database, {
        code: 'SPRING',
        lines: [orderLine({ quantity: 3 }), orderLine({ id: 'no' })],
      })
      expect(outcome).toEqual({ kind: 'changed', changes: [{ line: 1, id: 'no', kind: 'gone', was: null, now: null }] })
      expect(await stockOf(database, '1')).toEqual({ quantity: 3, status: 'in-stock', sellCount: 40 })
      expect(await database.orders.list({ limit: 5 })).toEqual([])
      expect((await database.promotions.list())[0]?.uses).toBe(0)
      expect(await database.changes.latest()).toBe(before)
    })

    it('spec 10.3: the same key is the same order, also after its stock has gone', async () => {
      const { database } = await open()
      const request = orderRequest({ lines: [orderLine({ quantity: 3 })] })
      const identity = identityOf(request)
      const first = await database.orders.place(request, ORDER_RULES, identity)
      const again = await database.orders.place(request, ORDER_RULES, {
        ...identity,
        number: 'V-OTHER000',
        key: 'other',
      })
      expect(again).toEqual({ ...first, kind: 'repeated' })
      const other = { ...identity, requestHash: 'another' }
      expect(await database.orders.place(request, ORDER_RULES, other)).toEqual({ kind: 'key-reused' })
      const taken = identityOf(request, { number: identity.number })
      const lastShirt = orderRequest({ lines: [orderLine({ id: 'shirt', choice: { color: 'Navy', size: 'S' } })] })
      expect(await database.orders.place(lastShirt, ORDER_RULES, taken)).toEqual({ kind: 'number-taken' })
    })

    it('spec 4.1 and 10.7: the last piece takes a product out of stock, and cancelling puts it back, once', async () => {
      const { database } = await open()
      const lines = [
        orderLine({ quantity: 3 }),
        orderLine({ id: 'shirt', choice: { color: 'Navy', size: 'M' }, quantity: 2 }),
      ]
      const { number } = await placed(database, { lines })
      expect(await stockOf(database, '1')).toEqual({ quantity: 0, status: 'out-of-stock', sellCount: 43 })
      const moved = await database.orders.move(number, 'cancelled', { at: AT, note: 'Changed my mind.' })
      expect(moved).toMatchObject({ kind: 'moved', order: { state: 'cancelled' } })
      expect(await database.orders.move(number, 'cancelled', { at: AT })).toEqual({
        kind: 'refused',
        state: 'cancelled',
      })
      expect(await stockOf(database, '1')).toEqual({ quantity: 3, status: 'in-stock', sellCount: 40 })
      const [shirt] = await database.catalogue.itemsByIds(['shirt'])
      expect(shirt?.variants?.map((variant) => variant.quantity)).toEqual([1, 2])
      expect((await database.orders.find(number))?.history).toEqual([
        { state: 'placed', at: '2026-03-01T12:00:00.000Z' },
        { state: 'cancelled', at: AT.toISOString(), note: 'Changed my mind.' },
      ])
    })

    it('spec 4.1: what the owner took out of stock stays so when pieces come back', async () => {
      const { database } = await open()
      const { number } = await placed(database)
      const closed = testProduct({ id: '1', quantity: 2, status: 'out-of-stock' })
      await database.catalogue.write(testCatalogue({ products: [closed] }), 'merge')
      await database.orders.move(number, 'cancelled', { at: AT })
      expect(await stockOf(database, '1')).toMatchObject({ quantity: 3, status: 'out-of-stock' })
    })

    it('spec 10.7: an order can be cancelled when its product has gone from the shop', async () => {
      const { database } = await open()
      const { number } = await placed(database)
      await database.catalogue.write(testCatalogue({ products: [testProduct({ id: 'other' })] }), 'replace')
      expect((await database.orders.move(number, 'cancelled', { at: AT })).kind).toBe('moved')
      expect(await stockOf(database, 'other')).toMatchObject({ quantity: 3 })
    })

    it('the list is newest first, with pieces and totals', async () => {
      const { database } = await open()
      const old = await placed(database)
      const request = orderRequest({ lines: [orderLine({ quantity: 2 })], shipping: 'flat-rate' })
      const young = identityOf(request, { at: new Date('2026-03-05T00:00:00.000Z') })
      await database.orders.place(request, ORDER_RULES, young)
      await database.orders.move(old.number, 'paid', { at: AT })
      const all = await database.orders.list({ limit: 10 })
      expect(all.map((row) => [row.number, row.state, row.pieces, row.total])).toEqual([
        [young.number, 'placed', 2, 4208],
        [old.number, 'paid', 1, 1104],
      ])
      expect(await database.orders.list({ limit: 1 })).toHaveLength(1)
      expect((await database.orders.list({ limit: 9, state: 'paid' })).map((row) => row.number)).toEqual([old.number])
    })

    it('a code counts with its order, per e-mail in any spelling, and a cancelled order gives its use back', async () => {
      const { database } = await open()
      expect(await database.promotions.add({ ...CODE, maxUses: 2, maxUsesPerEmail: 1 }, AT)).toBe(true)
      expect(await database.promotions.add(CODE, AT)).toBe(false)
      const order = await placed(database, { code: ' spring', email: 'mara@example.com' })
      expect(order).toMatchObject({ code: 'SPRING', subtotal: 1104, discount: 138, total: 966 })
      const email = ' MARA@example.com '
      const same = await place(database, { code: 'SPRING', contact: { email } })
      expect(same).toMatchObject({ kind: 'changed', changes: [{ kind: 'code', was: 'SPRING' }] })
      await database.orders.move(order.number, 'cancelled', { at: AT })
      await placed(database, { code: 'SPRING', contact: { email: email.trim() } })
      await placed(database, { code: 'SPRING', contact: { email: 'another@example.com' } })
      expect(await place(database, { code: 'SPRING', contact: { email: 'third@example.com' } })).toMatchObject({
        changes: [{ now: 'The code SPRING has been used up.' }],
      })
      expect((await database.promotions.list())[0]).toMatchObject({ code: 'SPRING', value: 12.5, uses: 2, maxUses: 2 })
    })

    it('an ended code holds no longer', async () => {
      const { database } = await open()
      await database.promotions.add({ ...CODE, endsAt: '2027-01-01T00:00:00.000Z' }, AT)
      expect(await database.promotions.end('SPRING', new Date('2026-02-01T00:00:00.000Z'))).toBe(true)
      expect(await database.promotions.end('NOTHING', AT)).toBe(false)
      expect(await place(database, { code: 'SPRING' })).toMatchObject({
        changes: [{ kind: 'code', now: 'The code SPRING has ended.' }],
      })
    })
  })
}
