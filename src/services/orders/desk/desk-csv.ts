/** Orders as a table for a spreadsheet, one line of an order a row, in which no cell runs. */
import { moneyState } from '#domain/order/desk/order-account.ts'
import { isPaid } from '#domain/order/order-states.ts'
import { times, ZERO } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { guardCell } from '../../csv-guard.ts'
import type { DeskOrder } from './desk-repository.ts'

const HEAD = [
  'number',
  'placed',
  'state',
  'money',
  'name',
  'email',
  'phone',
  'address',
  'postcode',
  'city',
  'region',
  'country',
  'shippingMethod',
  'payment',
  'sku',
  'product',
  'color',
  'size',
  'quantity',
  'price',
  'lineTotal',
  'discount',
  'shipping',
  'total',
  'paid',
  'refunded',
  'currency',
  'carrier',
  'tracking',
  'notes',
]

/** With its head; amounts are decimals of the shop's currency. */
export function deskCsv(orders: readonly DeskOrder[], money: Pick<Money, 'toDecimal'>): string {
  const rows = orders.flatMap((one) => rowsOf(one, money))
  return [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function rowsOf({ order, account }: DeskOrder, { toDecimal }: Pick<Money, 'toDecimal'>): string[][] {
  const { contact, address, parcel } = order
  const state = moneyState({
    total: order.total,
    isPaid: isPaid(order),
    isCancelled: order.state === 'cancelled',
    noted: account.paid > 0 ? account.paid : ZERO,
    refunded: account.refunded,
  })
  const head = [
    order.number,
    order.placedAt,
    order.state,
    state,
    address.name,
    contact.email,
    contact.phone ?? '',
    [address.line1, address.line2].filter(Boolean).join(', '),
    address.postcode,
    address.city,
    address.state ?? '',
    address.country,
    order.shippingMethod,
    order.payment,
  ]
  const sums = [order.discount, order.shipping, order.total, account.paid, account.refunded].map((sum) =>
    String(toDecimal(sum)),
  )
  const tail = [...sums, order.currency, parcel?.carrier ?? '', parcel?.tracking ?? '', order.notes ?? '']
  return order.lines.map(({ sku, title, choice, quantity, unitPrice }) => [
    ...head,
    sku,
    title,
    choice.color ?? '',
    choice.size ?? '',
    String(quantity),
    String(toDecimal(unitPrice)),
    String(toDecimal(times(unitPrice, quantity))),
    ...tail,
  ])
}

function cell(text: string): string {
  const safe = guardCell(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
