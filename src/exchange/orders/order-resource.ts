/** Orders, quotes and changes as the API answers them: their amounts become decimals. */
import type * as z from 'zod'
import type { OrderQuote } from '#domain/order/order-quote.ts'
import type { Invoice } from '#domain/order/invoice.ts'
import type { Order, OrderChange, SoldLine, SumsIn, Withdrawal } from '#domain/order/order.ts'
import { type Currency, currencyOf } from '#domain/money/currency.ts'
import { minorToDecimal } from '#domain/money/decimal.ts'
import { type DecimalAmount, type Minor, times } from '#domain/money/minor.ts'
import type { changesSchema, orderSchema, quoteSchema } from './order-schema.ts'
import type { withdrawalSchema } from './withdrawal-schema.ts'

type ChangeAnswer = z.infer<typeof changesSchema>['changes'][number]

export function orderAnswer(order: Order): z.infer<typeof orderSchema> {
  const { lines, history, reviewed, refunds, invoices, withdrawals, ...rest } = order
  const currency = currencyOf(order.currency)
  return {
    ...rest,
    ...sumsAnswer(order),
    lines: lines.map((line) => lineAnswer(line, currency)),
    history: [...history],
    ...(refunds && { refunds: refunds.map((one) => ({ ...one, amount: minorToDecimal(one.amount, currency) })) }),
    ...(invoices && { invoices: invoices.map((one) => invoiceAnswer(one, currency)) }),
    ...(withdrawals && { withdrawals: withdrawals.map(withdrawalAnswer) }),
    ...(reviewed && { reviewed: [...reviewed] }),
  }
}

/** `lines` are positions; a copy, since answers are nobody's to keep. */
export function withdrawalAnswer({ lines, ...withdrawal }: Withdrawal): z.infer<typeof withdrawalSchema> {
  return { ...withdrawal, ...(lines && { lines: [...lines] }) }
}

export function quoteAnswer(quote: OrderQuote): z.infer<typeof quoteSchema> {
  const { code } = quote
  const currency = currencyOf(quote.currency)
  return {
    lines: quote.lines.map((line) => lineAnswer(line, currency)),
    ...sumsAnswer(quote),
    ...(code !== undefined && { code }),
    shippingMethods: quote.shippingOffers.map(({ setting: { id, title, days }, price }) => ({
      id,
      ...(title !== undefined && { title }),
      price: minorToDecimal(price, currency),
      days: [...days],
    })),
    changes: changesAnswer(quote.changes, currency),
  }
}

export function changesAnswer(changes: readonly OrderChange[], currency: Currency): ChangeAnswer[] {
  return changes.map((change) => {
    if (change.kind !== 'price' && change.kind !== 'total') return change
    const amount = (value: Minor | null) => (value === null ? null : minorToDecimal(value, currency))
    return { ...change, was: amount(change.was), now: amount(change.now) }
  })
}

function invoiceAnswer({ issuer, ...invoice }: Invoice, currency: Currency) {
  const amount = minorToDecimal(invoice.amount, currency)
  return { ...invoice, amount, issuer: { ...issuer, address: [...issuer.address] } }
}

function sumsAnswer({ subtotal, discount, shipping, total, currency: code, taxes }: SumsIn) {
  const toDecimal = (amount: Minor): DecimalAmount => minorToDecimal(amount, currencyOf(code))
  return {
    currency: code,
    taxes: taxes.map((line) => ({ ...line, amount: toDecimal(line.amount) })),
    subtotal: toDecimal(subtotal),
    discount: toDecimal(discount),
    shipping: toDecimal(shipping),
    total: toDecimal(total),
  }
}

function lineAnswer({ id, title, img, sku, choice, quantity, unitPrice, listPrice }: SoldLine, currency: Currency) {
  const toDecimal = (amount: Minor): DecimalAmount => minorToDecimal(amount, currency)
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
