/** Orders as rows and rows as orders. */
import type { Insertable, Selectable } from 'kysely'
import type { Order, OrderEvent, OrderRequest, OrderSums, PaymentMethod, SoldLine } from '#domain/order/order.ts'
import type { ShippingMethod } from '#domain/pricing/shipping.ts'
import type { OrderIdentity } from '#services/order-repository.ts'
import type { OrderHistoryTable, OrderLineTable, ShopOrderTable } from './schema.ts'

export type OrderRow = Selectable<ShopOrderTable>
export type OrderLineRow = Selectable<OrderLineTable>

/** The order of a request whose sums have been judged; an e-mail is kept as it was typed, without white space around it. */
export function orderRow(request: OrderRequest, sums: OrderSums, identity: OrderIdentity): Insertable<ShopOrderTable> {
  const { contact, address } = request
  return {
    number: identity.number,
    key: identity.key,
    idempotency_key: identity.idempotencyKey,
    request_hash: identity.requestHash,
    state: 'placed',
    email: contact.email,
    phone: contact.phone ?? null,
    country: address.country,
    name: address.name,
    line1: address.line1,
    line2: address.line2 ?? null,
    postcode: address.postcode,
    city: address.city,
    region: address.state ?? null,
    shipping_method: request.shipping,
    payment: request.payment,
    code: request.code ?? null,
    notes: request.notes ?? null,
    subtotal_cents: sums.subtotal,
    discount_cents: sums.discount,
    shipping_cents: sums.shipping,
    total_cents: sums.total,
    placed_at: identity.at.toISOString(),
    refund_due: 0,
  }
}

/** An order from its row, its lines in order and its history, oldest first. */
export function orderFromRows(
  row: OrderRow,
  lines: readonly OrderLineRow[],
  history: readonly Selectable<OrderHistoryTable>[],
): Order {
  return {
    number: row.number,
    key: row.key,
    state: row.state,
    contact: { email: row.email, ...(row.phone !== null && { phone: row.phone }) },
    address: {
      country: row.country,
      name: row.name,
      line1: row.line1,
      ...(row.line2 !== null && { line2: row.line2 }),
      postcode: row.postcode,
      city: row.city,
      ...(row.region !== null && { state: row.region }),
    },
    shippingMethod: row.shipping_method as ShippingMethod,
    payment: row.payment as PaymentMethod,
    lines: lines.map(lineFromRow),
    ...(row.code !== null && { code: row.code }),
    ...(row.notes !== null && { notes: row.notes }),
    subtotal: row.subtotal_cents,
    discount: row.discount_cents,
    shipping: row.shipping_cents,
    total: row.total_cents,
    placedAt: row.placed_at,
    history: history.map(eventFromRow),
    ...(row.state === 'placed' &&
      row.payment_url !== null &&
      row.payment_expires_at !== null && { pay: { url: row.payment_url, expiresAt: row.payment_expires_at } }),
  }
}

function lineFromRow(row: OrderLineRow): SoldLine {
  return {
    id: row.product_id,
    title: row.title,
    img: row.img,
    sku: row.sku,
    choice: { ...(row.color !== null && { color: row.color }), ...(row.size !== null && { size: row.size }) },
    quantity: row.quantity,
    unitPrice: row.unit_cents,
    listPrice: row.list_cents,
  }
}

function eventFromRow(row: Selectable<OrderHistoryTable>): OrderEvent {
  return { state: row.state, at: row.at, ...(row.note !== null && { note: row.note }) }
}
