/** The part of the contract about an order's way from state to state. */
import { describe, expect, it } from 'vitest'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { placeTestOrder } from '../testing/place-test-order.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const AT = new Date('2026-12-01T08:00:00.000Z')

export function declareOrderMovesContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 50 })] }), 'merge')
    return { database, address }
  }

  async function outboxOf(database: Database): Promise<string[]> {
    const claim = { now: '2027-01-01T00:00:00.000Z', leaseUntil: '2027-01-01T00:01:00.000Z', token: 'a', limit: 9 }
    return (await database.outbox.claim(claim)).map(({ kind }) => kind).toSorted()
  }

  describe('moves of an order', () => {
    it('spec 10.7: only those of the table, in their order', async () => {
      const { database } = await open()
      const number = await placeTestOrder(database)
      expect(await database.orders.move(number, 'shipped', { at: AT })).toEqual({ kind: 'refused', state: 'placed' })
      for (const state of ['paid', 'packed', 'shipped', 'delivered'] as const) {
        expect(await database.orders.move(number, state, { at: AT })).toMatchObject({ kind: 'moved', order: { state } })
      }
      expect(await database.orders.move(number, 'cancelled', { at: AT })).toEqual({
        kind: 'refused',
        state: 'delivered',
      })
      expect(await database.orders.move('V-UNKNOWN0', 'paid', { at: AT })).toEqual({ kind: 'unknown' })
    })

    it('spec 10.7: one that is paid later is packed and sent unpaid, and paid afterwards, once', async () => {
      const { database } = await open()
      const number = await placeTestOrder(database)
      for (const state of ['packed', 'shipped'] as const) {
        expect(await database.orders.move(number, state, { at: AT })).toMatchObject({ kind: 'moved', order: { state } })
      }
      expect(await database.orders.list({ limit: 1 })).toMatchObject([{ number, state: 'shipped', paid: false }])
      expect(await database.orders.move(number, 'cancelled', { at: AT })).toEqual({ kind: 'refused', state: 'shipped' })
      const outcomes = await Promise.all([1, 2, 3].map(() => database.orders.move(number, 'paid', { at: AT })))
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['moved', 'refused', 'refused'])
      expect(outcomes.find(({ kind }) => kind === 'moved')).toMatchObject({ order: { state: 'shipped' } })
      expect(await database.orders.list({ limit: 1 })).toMatchObject([{ state: 'shipped', paid: true }])
      await database.orders.move(number, 'delivered', { at: AT })
      const order = await database.orders.find(number)
      expect(order?.state).toBe('delivered')
      expect(order?.history.map(({ state }) => state)).toEqual(['placed', 'packed', 'shipped', 'paid', 'delivered'])
      // Nothing came back of what was sold.
      expect((await database.catalogue.itemsByIds(['1']))[0]?.quantity).toBe(48)
      expect(await outboxOf(database)).toEqual(['confirmation', 'owner-notice', 'shipped'])
    })

    it('spec 10.7: a card order is packed once it is paid, and one that was cancelled is never paid', async () => {
      const { database } = await open()
      const card = await placeTestOrder(database, { payment: 'stripe' })
      expect(await database.orders.move(card, 'packed', { at: AT })).toEqual({ kind: 'refused', state: 'placed' })
      const later = await placeTestOrder(database)
      await database.orders.move(later, 'cancelled', { at: AT })
      for (const state of ['paid', 'packed'] as const) {
        expect(await database.orders.move(later, state, { at: AT })).toEqual({ kind: 'refused', state: 'cancelled' })
      }
      expect((await database.catalogue.itemsByIds(['1']))[0]?.quantity).toBe(48)
    })
  })
}
