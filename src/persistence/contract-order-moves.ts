/** The part of the contract about an order's way from state to state. */
import { describe, expect, it } from 'vitest'
import type { ContractContext } from './contract-context.ts'
import { placeTestOrder } from './testing/place-test-order.ts'
import { testCatalogue, testProduct } from './testing/test-catalogue.ts'

const AT = new Date('2026-12-01T08:00:00.000Z')

export function declareOrderMovesContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 50 })] }), 'merge')
    return { database, address }
  }

  describe('moves of an order', () => {
    it('decisions, Orders: only those of the table, in their order', async () => {
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
  })
}
