/** Orders, quotes and changes as the API answers them: their amounts become decimals. */
import type * as z from 'zod'
import type { OrderQuote } from '#domain/order/order-quote.ts'
import type { Order, OrderChange, OrderSums, SoldLine } from '#domain/order/order.ts'
import { type DecimalAmount, type Minor, times } from '#domain/money/minor.ts'
import { toDecimal } from '#domain/shop/shop-money.ts'
import type { changesSchema, orderSchema, quoteSchema } from './order-schema.ts'

type ChangeAnswer = z.infer<typeof changesSchema>['changes'][number]

export function orderAnswer(order: Order): z.infer<typeof orderSchema> {
  const { lines, history, reviewed, ...rest } = order
  return {
    ...rest,
    ...sumsAnswer(order),
    lines: lines.map(lineAnswer),
    history: [...history],
    ...(reviewed && { reviewed: [...reviewed] }),
  }
}

export function quoteAnswer(quote: OrderQuote): z.infer<typeof quoteSchema> {
  const { code } = quote
  return {
    lines: quote.lines.map(lineAnswer),
    ...sumsAnswer(quote),
    ...(code !== undefined && { code }),
    changes: changesAnswer(quote.changes),
  }
}

export function changesAnswer(changes: readonly OrderChange[]): ChangeAnswer[] {
  return changes.map((change) => {
    if (change.kind !== 'price' && change.kind !== 'total') return change
    const amount = (value: Minor | null) => (value === null ? null : toDecimal(value))
    return { ...change, was: amount(change.was), now: amount(change.now) }
  })
}

function sumsAnswer({ subtotal, discount, shipping, total }: OrderSums): Record<keyof OrderSums, DecimalAmount> {
  return {
    subtotal: toDecimal(subtotal),
    discount: toDecimal(discount),
    shipping: toDecimal(shipping),
    total: toDecimal(total),
  }
}

function lineAnswer({ id, title, img, sku, choice, quantity, unitPrice, listPrice }: SoldLine) {
  return {
    id,
    title,
    img,
    sku,
    ...choice,
    quantity,
    price: toDecimal(unitPrice),
    listPrice: toDecimal(listPrice),
    total: toDecimal(times(unitPrice, quantity)),
  }
}
