/** Orders behind the API of another origin, as far as pages show them (spec 12.1). */
import { randomBytes } from 'node:crypto'
import type { Invoice } from '#domain/order/invoice.ts'
import type { Order, OrderSums, SoldLine, Withdrawal } from '#domain/order/order.ts'
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
  // Any token will do that cookie and header agree on.
  const token = randomBytes(18).toString('base64url')
  const written = { 'content-type': 'application/json', 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` }
  const send = (path: string, init: RequestInit = {}) =>
    call(baseUrl + path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  const write = (path: string, body: unknown) =>
    send(path, { method: 'POST', headers: written, body: JSON.stringify(body) })
  async function read(response: Response): Promise<unknown> {
    if (!response.ok) throw new RemoteApiError(`${baseUrl}/orders answered ${response.status}`)
    return await response.json()
  }
  async function find(number: string, key: string): Promise<Order | null> {
    const response = await send(`/orders/${encodeURIComponent(number)}?${new URLSearchParams({ key })}`)
    if (response.status === 404 || response.status === 400) return null
    return orderFrom((await read(response)) as RemoteOrder)
  }
  return {
    paymentMethods: ['pay-later'],
    find,
    async track(number, email) {
      const response = await write('/orders/track', { number, email })
      if (response.status === 404 || response.status === 400) return null
      const { number: known, key } = (await read(response)) as { number: string; key: string }
      return await find(known, key)
    },
    async withdraw(number, key, { name, lines }) {
      const path = `/orders/${encodeURIComponent(number)}/withdrawals?${new URLSearchParams({ key })}`
      const response = await write(path, { name, lines })
      if (response.status === 404) return { kind: 'unknown' }
      if (response.status === 400) {
        const { errors = [] } = (await response.json()) as { errors?: { path: string }[] }
        return { kind: 'wrong', field: errors.some((one) => one.path === 'name') ? 'name' : 'lines' }
      }
      return { kind: 'kept', withdrawal: (await read(response)) as Withdrawal }
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
