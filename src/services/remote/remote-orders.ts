/** Orders behind the API of another origin, as far as pages show them (spec 12.1). */
import type { Invoice } from '#domain/order/invoice.ts'
import type { Order, OrderSums, SoldLine } from '#domain/order/order.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { currencyOf } from '#domain/money/currency.ts'
import { decimalToMinor } from '#domain/money/decimal.ts'
import type { DecimalAmount, Minor } from '#domain/money/minor.ts'
import type { OrderReading } from '../orders/order-service.ts'
import { RemoteApiError } from './remote-reader.ts'

export interface RemoteOrdersOptions {
  /** Absolute address of the API without a trailing slash. */
  baseUrl: string
  /** Defaults to the process's own. */
  fetch?: typeof fetch
  /** Milliseconds after which a call is given up. */
  timeoutMs?: number
}

/** A line as the API answers it, its amounts decimal. */
type RemoteLine = Pick<SoldLine, 'id' | 'title' | 'img' | 'sku' | 'quantity'> &
  ProductChoice & { price: DecimalAmount; listPrice: DecimalAmount; total: DecimalAmount }

type RemoteOrder = Omit<Order, 'lines' | 'taxes' | 'refunds' | 'invoices' | keyof OrderSums> &
  Record<keyof OrderSums, DecimalAmount> & {
    lines: readonly RemoteLine[]
    taxes: readonly { name: string; percent: number; amount: DecimalAmount }[]
    invoices?: readonly (Omit<Invoice, 'amount'> & { amount: DecimalAmount })[]
    refunds?: readonly { id: number; amount: DecimalAmount; at: string }[]
  }

/** Invoice or payment on delivery is the one way to pay that every shop has. */
export function createRemoteOrders({
  baseUrl,
  fetch: call = fetch,
  timeoutMs = 10_000,
}: RemoteOrdersOptions): OrderReading {
  return {
    paymentMethods: ['pay-later'],
    async find(number, key) {
      const path = `/orders/${encodeURIComponent(number)}`
      const response = await call(`${baseUrl}${path}?${new URLSearchParams({ key })}`, {
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404 || response.status === 400) return null
      if (!response.ok) throw new RemoteApiError(`${baseUrl}/orders answered ${response.status}`)
      return orderFrom((await response.json()) as RemoteOrder)
    },
  }
}

function orderFrom(order: RemoteOrder): Order {
  const toMinor = (decimal: DecimalAmount) => decimalToMinor(decimal, currencyOf(order.currency))
  const { refunds, invoices, ...rest } = order
  return {
    ...rest,
    ...(refunds && { refunds: refunds.map((one) => ({ ...one, amount: toMinor(one.amount) })) }),
    ...(invoices && { invoices: invoices.map((one) => ({ ...one, amount: toMinor(one.amount) })) }),
    lines: order.lines.map((line) => lineFrom(line, toMinor)),
    taxes: order.taxes.map((line) => ({ ...line, amount: toMinor(line.amount) })),
    subtotal: toMinor(order.subtotal),
    discount: toMinor(order.discount),
    shipping: toMinor(order.shipping),
    total: toMinor(order.total),
  }
}

function lineFrom(
  { color, size, price, listPrice, total: _total, ...line }: RemoteLine,
  toMinor: (decimal: DecimalAmount) => Minor,
): SoldLine {
  return {
    ...line,
    choice: { ...(color !== undefined && { color }), ...(size !== undefined && { size }) },
    unitPrice: toMinor(price),
    listPrice: toMinor(listPrice),
  }
}
