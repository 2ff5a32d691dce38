/** Orders for the tests of databases, service and API. */
import type { OrderRequest, RequestedLine } from '#domain/order/order.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { OrderIdentity, OrderRules } from '#services/orders/order-repository.ts'
import { hashRequest } from '#services/orders/order-identity.ts'

/** What the shop asks by default, and more orders of one mailbox than any test places. */
export const ORDER_RULES: OrderRules = { shop: DEFAULT_SHOP_SETTINGS, ordersPerEmail: 10_000 }

/** One piece of product "1" to Berlin, without shipping costs. */
export function orderRequest(fields: Partial<OrderRequest> = {}): OrderRequest {
  const contact = fields.contact ?? { email: 'mara@example.com' }
  return {
    contact,
    email: contact.email,
    address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
    shipping: 'free',
    payment: 'pay-later',
    lines: [orderLine()],
    ...fields,
  }
}

export function orderLine(fields: Partial<RequestedLine> = {}): RequestedLine {
  return { id: '1', quantity: 1, choice: {}, ...fields }
}

let count = 0

/** A number, a key and an Idempotency-Key of its own for each call. */
export function identityOf(request: OrderRequest, fields: Partial<OrderIdentity> = {}): OrderIdentity {
  count += 1
  const serial = String(count).padStart(8, '0')
  return {
    number: `V-${serial}`,
    key: `order-key-${serial}`,
    idempotencyKey: `attempt-${serial}`,
    requestHash: hashRequest(request),
    at: new Date('2026-03-01T12:00:00.000Z'),
    ...fields,
  }
}
