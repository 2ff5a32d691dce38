/** Orders, quotes and changes as the API answers them: cents become dollars. */
import type * as z from 'zod'
import type { OrderQuote } from '#domain/order/order-quote.ts'
import type { Order, OrderChange, OrderSums, SoldLine } from '#domain/order/order.ts'
import { toDollars } from '#domain/money/money.ts'
import type { changesSchema, orderSchema, quoteSchema } from './schemas/order-schema.ts'

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
    const isMoney = change.kind === 'price' || change.kind === 'total'
    const amount = (value: OrderChange['was']) => (isMoney && typeof value === 'number' ? toDollars(value) : value)
    return { ...change, was: amount(change.was), now: amount(change.now) }
  })
}

function sumsAnswer({ subtotal, discount, shipping, total }: OrderSums): OrderSums {
  return {
    subtotal: toDollars(subtotal),
    discount: toDollars(discount),
    shipping: toDollars(shipping),
    total: toDollars(total),
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
    price: toDollars(unitPrice),
    listPrice: toDollars(listPrice),
    total: toDollars(unitPrice * quantity),
  }
}
