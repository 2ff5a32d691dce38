/** Orders as rows and rows as orders. */
import type { Insertable, Selectable } from 'kysely'
import { type Minor, minus, plus } from '#domain/money/minor.ts'
import { emailKey } from '#domain/order/email-identity.ts'
import type { Order, OrderEvent, OrderRequest, SoldLine } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import type { OrderQuote, QuotedLine } from '#domain/order/order-quote.ts'
import type { TaxLine } from '#domain/tax/tax.ts'
import type { OrderIdentity } from '#services/orders/order-repository.ts'
import type { OrderHistoryTable, OrderLineTable, ShopOrderTable } from './order-tables.ts'

export type OrderRow = Selectable<ShopOrderTable>
export type OrderLineRow = Selectable<OrderLineTable>

/** The row of a request that has been judged. */
export function orderRow(
  request: OrderRequest,
  quote: OrderQuote,
  identity: OrderIdentity,
): Insertable<ShopOrderTable> {
  const { contact, address } = request
  const beforeTax = plus(minus(quote.subtotal, quote.discount), quote.shipping)
  return {
    number: identity.number,
    key: identity.key,
    idempotency_key: identity.idempotencyKey,
    request_hash: identity.requestHash,
    state: 'placed',
    email: contact.email,
    email_key: emailKey(contact.email),
    phone: contact.phone ?? null,
    country: address.country,
    name: address.name,
    line1: address.line1,
    line2: address.line2 ?? null,
    postcode: address.postcode,
    city: address.city,
    region: address.state ?? null,
    shipping_method: request.shipping,
    shipping_title: quote.shippingSetting?.title ?? null,
    shipping_days: quote.shippingSetting ? JSON.stringify(quote.shippingSetting.days) : null,
    payment: request.payment,
    code: quote.code ?? null,
    notes: request.notes ?? null,
    locale: request.locale ?? null,
    subtotal_cents: quote.subtotal,
    discount_cents: quote.discount,
    shipping_cents: quote.shipping,
    total_cents: beforeTax,
    added_tax_cents: minus(quote.total, beforeTax),
    currency: quote.currency,
    taxes: JSON.stringify(quote.taxes),
    placed_at: identity.at.toISOString(),
    refund_due: 0,
  }
}

export function orderLineRows(number: string, lines: readonly QuotedLine[]): Insertable<OrderLineTable>[] {
  return lines.map((line, position) => ({
    order_number: number,
    position,
    product_id: line.id,
    title: line.title,
    img: line.img,
    sku: line.sku,
    color: line.choice.color ?? null,
    size: line.choice.size ?? null,
    variant_color: line.stock.color ?? null,
    variant_size: line.stock.size ?? null,
    quantity: line.quantity,
    unit_cents: line.unitPrice,
    list_cents: line.listPrice,
  }))
}

/** What is paid for an order. */
export function totalOf(row: Pick<OrderRow, 'total_cents' | 'added_tax_cents'>): Minor {
  return plus(row.total_cents, row.added_tax_cents)
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
    shippingMethod: row.shipping_method,
    ...(row.shipping_title !== null && { shippingTitle: row.shipping_title }),
    ...(row.shipping_days !== null && { shippingDays: JSON.parse(row.shipping_days) as [number, number] }),
    payment: row.payment as PaymentMethod,
    lines: lines.map(lineFromRow),
    ...(row.code !== null && { code: row.code }),
    ...(row.notes !== null && { notes: row.notes }),
    ...(row.locale !== null && { locale: row.locale }),
    subtotal: row.subtotal_cents,
    discount: row.discount_cents,
    shipping: row.shipping_cents,
    total: totalOf(row),
    currency: row.currency,
    taxes: JSON.parse(row.taxes) as TaxLine[],
    placedAt: row.placed_at,
    history: history.map(eventFromRow),
    ...parcelFromRow(row),
    ...(row.state === 'placed' &&
      row.payment_url !== null &&
      row.payment_expires_at !== null && { pay: { url: row.payment_url, expiresAt: row.payment_expires_at } }),
  }
}

function parcelFromRow({ carrier, tracking, tracking_url: url }: OrderRow): Pick<Order, 'parcel'> {
  if (carrier === null && tracking === null && url === null) return {}
  return {
    parcel: {
      ...(carrier !== null && { carrier }),
      ...(tracking !== null && { tracking }),
      ...(url !== null && { url }),
    },
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
