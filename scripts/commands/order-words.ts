/** Orders as `npm run orders` prints them: as tables, and one as JSON. */
import { countryName } from '#domain/order/countries.ts'
import { isPaid } from '#domain/order/order-states.ts'
import { minus, times, ZERO } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { orderAnswer } from '#exchange/orders/order-resource.ts'
import type { DeskOrder } from '#services/orders/desk/desk-repository.ts'
import type { OrderSummary } from '#services/orders/order-service.ts'
import { table } from './shop-command.ts'

export function describeList(rows: readonly OrderSummary[], money: Money): string {
  if (rows.length === 0) return 'There are no orders.'
  const cells = rows.map((row) => [
    row.number,
    row.state,
    row.paid ? 'paid' : 'open',
    row.placedAt,
    String(row.pieces),
    money.format(row.total),
    row.email,
  ])
  return table([['NUMBER', 'STATE', 'MONEY', 'PLACED', 'PIECES', 'TOTAL', 'E-MAIL'], ...cells])
}

/** The order as the API answers it, without the key that opens its page, and what the house knows beside; amounts are decimals. */
export function orderJson({ order, account, money, returns, notes, mails }: DeskOrder, { toDecimal }: Money): string {
  const { key: _key, ...answer } = orderAnswer(order)
  return JSON.stringify(
    {
      ...answer,
      account: {
        paid: toDecimal(account.paid),
        refunded: toDecimal(account.refunded),
        open: toDecimal(account.open),
        refundable: toDecimal(account.refundable),
      },
      money: money.map(({ id: _id, ...entry }) => ({ ...entry, amount: toDecimal(entry.amount) })),
      returns: returns.map(({ position, ...one }) => ({ id: order.lines[position]?.id, position, ...one })),
      houseNotes: notes,
      mails,
    },
    null,
    2,
  )
}

export function describeOrder({ order, account, notes, returns }: DeskOrder, money: Money): string {
  const { contact, address, parcel } = order
  const place = [address.postcode, address.city, address.state].filter(Boolean).join(' ')
  const back = (position: number) =>
    returns.reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0)
  const lines = order.lines.map(({ title, choice, quantity, unitPrice }, position) => [
    `${quantity} x`,
    [title, choice.color, choice.size].filter(Boolean).join(', ') +
      (back(position) > 0 ? ` (${back(position)} came back)` : ''),
    money.format(unitPrice),
    money.format(times(unitPrice, quantity)),
  ])
  const sums = [
    ['', 'Subtotal', '', money.format(order.subtotal)],
    ...(order.code === undefined ? [] : [['', `Code ${order.code}`, '', money.format(minus(ZERO, order.discount))]]),
    ['', `Shipping (${order.shippingMethod})`, '', money.format(order.shipping)],
    ['', 'Total', '', money.format(order.total)],
    ...(account.paid > 0 && account.open > 0 ? [['', 'Paid', '', money.format(account.paid)]] : []),
    ...(account.refunded > 0 ? [['', 'Sent back', '', money.format(account.refunded)]] : []),
  ]
  const carried = [parcel?.carrier, parcel?.tracking, parcel?.url].filter(Boolean).join(' ')
  return [
    `${order.number} is ${order.state}, ${order.payment}, ${isPaid(order) ? 'paid' : 'not paid'}`,
    '',
    ...[
      address.name,
      address.line1,
      address.line2,
      place,
      countryName(address.country, 'en'),
      contact.email,
      contact.phone,
    ].filter((line) => line !== undefined && line !== ''),
    ...(order.notes === undefined ? [] : ['', order.notes]),
    '',
    table([...lines, ...sums]),
    ...(carried === '' ? [] : ['', `Parcel: ${carried}`]),
    '',
    table(order.history.map(({ at, state, note }) => [at, state, note ?? ''])),
    ...(notes.length === 0 ? [] : ['', table(notes.map(({ at, text }) => [at, 'note', text]))]),
  ].join('\n')
}
