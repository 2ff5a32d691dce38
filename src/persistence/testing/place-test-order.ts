/** Places orders for the tests of what comes after: mails and payments. */
import { randomBytes } from 'node:crypto'
import type { OrderRequest } from '#domain/order/order.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { Database } from '#services/repositories.ts'

export const PLACED_AT = new Date('2026-11-23T10:00:00.000Z')

/** Two pieces of product 1, of which the catalogue must have enough; gives the number. */
export async function placeTestOrder(database: Database, fields: Partial<OrderRequest> = {}): Promise<string> {
  const number = `V-${randomBytes(4).toString('hex').toUpperCase()}`
  const outcome = await database.orders.place(
    {
      contact: { email: 'mara@example.com' },
      address: { country: 'US', name: 'Mara Tell', line1: '12 Sample Street', postcode: '62704', city: 'Springfield' },
      shipping: 'free',
      payment: 'pay-later',
      lines: [{ id: '1', quantity: 2, choice: {} }],
      ...fields,
    },
    DEFAULT_SHOP_SETTINGS.shipping,
    { number, key: `key-of-${number}`, idempotencyKey: number, requestHash: number, at: PLACED_AT },
  )
  if (outcome.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(outcome)}`)
  return number
}
