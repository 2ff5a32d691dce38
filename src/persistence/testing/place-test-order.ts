/** Places orders for the tests of what comes after: mails and payments. */
import type { OrderRequest } from '#domain/order/order.ts'
import type { Database } from '#services/repositories.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from './order-request.ts'

export const PLACED_AT = new Date('2026-11-23T10:00:00.000Z')

/** Two pieces of product 1, of which the catalogue must have enough; gives the number. */
export async function placeTestOrder(database: Database, fields: Partial<OrderRequest> = {}): Promise<string> {
  const request = orderRequest({ lines: [orderLine({ quantity: 2 })], ...fields })
  const identity = identityOf(request, { at: PLACED_AT })
  const outcome = await database.orders.place(request, ORDER_RULES, identity)
  if (outcome.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(outcome)}`)
  return identity.number
}
