/** Owns what the shop's answers to the checkout mean: statuses and bodies as outcomes, decimals as amounts (spec 10.2). */
import type { ApiAnswer } from '#storefront/state/api-client.ts'
import type { Minor } from '#domain/money/minor.ts'
import { browserMoney } from '#storefront/state/page-money.ts'
import type { OrderChange, OrderSums } from '#domain/order/order.ts'

export interface PlacedOrder {
  number: string
  key: string
  total: Minor
  /** Where a card payment is to be made. */
  payUrl?: string
}

export interface WrongField {
  /** As the API names it, such as `contact.email`. */
  path: string
  message: string
}

/** Nothing of this call was stored. */
export type OrderRefusal =
  | { kind: 'wrong-fields'; fields: readonly WrongField[] }
  | { kind: 'too-many'; seconds: number | null }
  /** The browser's token was refused twice. */
  | { kind: 'not-allowed' }

export type OrderAnswer =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'changed'; changes: readonly OrderChange[] }
  /** An order with another body exists under this key. */
  | { kind: 'key-reused' }
  | OrderRefusal
  /** Nobody knows whether it was stored. */
  | { kind: 'unknown' }

export type QuoteAnswer =
  | { kind: 'quote'; sums: OrderSums; changes: readonly OrderChange[] }
  | { kind: 'too-many'; seconds: number | null }
  | { kind: 'unknown' }

type Fields = Record<string, unknown>

/** What an answer to POST /orders means. */
export function readOrderAnswer({ status, body, retryAfterSeconds }: ApiAnswer): OrderAnswer {
  const fields = fieldsOf(body)
  if (status === 200 || status === 201) return placed(fields)
  if (status === 409) return { kind: 'changed', changes: changesOf(fields) }
  if (status === 422) return { kind: 'key-reused' }
  if (status === 429) return { kind: 'too-many', seconds: retryAfterSeconds }
  if (status === 403) return { kind: 'not-allowed' }
  if (status >= 400 && status < 500) return { kind: 'wrong-fields', fields: wrongFieldsOf(fields) }
  return { kind: 'unknown' }
}

/** What an answer to POST /orders/quote means. */
export function readQuoteAnswer({ status, body, retryAfterSeconds }: ApiAnswer): QuoteAnswer {
  const fields = fieldsOf(body)
  if (status === 429) return { kind: 'too-many', seconds: retryAfterSeconds }
  const [subtotal, discount, shipping, total] = ['subtotal', 'discount', 'shipping', 'total'].map(
    (sum) => amountOf(fields[sum]) ?? Number.NaN,
  ) as [Minor, Minor, Minor, Minor]
  if (status !== 200 || Number.isNaN(subtotal + discount + shipping + total)) return { kind: 'unknown' }
  return { kind: 'quote', sums: { subtotal, discount, shipping, total }, changes: changesOf(fields) }
}

function placed(fields: Fields): OrderAnswer {
  const { number, key, pay } = fields
  const total = amountOf(fields['total'])
  if (typeof number !== 'string' || typeof key !== 'string' || total === null) return { kind: 'unknown' }
  const { url } = fieldsOf(pay)
  const payUrl = typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url) ? { payUrl: url } : {}
  return { kind: 'placed', order: { number, key, total, ...payUrl } }
}

function changesOf(fields: Fields): OrderChange[] {
  return listOf(fields['changes']).flatMap((entry) => {
    const { line, id, kind, was, now } = fieldsOf(entry)
    if (!isChangeKind(kind)) return []
    const isAmount = kind === 'price' || kind === 'total'
    const value = (given: unknown) => (isAmount ? amountOf(given) : textOrNumber(given))
    const change = {
      ...(typeof line === 'number' && { line }),
      ...(typeof id === 'string' && { id }),
      kind,
      was: value(was),
      now: value(now),
    }
    return [change as OrderChange]
  })
}

function wrongFieldsOf(fields: Fields): WrongField[] {
  return listOf(fields['errors']).flatMap((entry) => {
    const { path, message } = fieldsOf(entry)
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : []
  })
}

function isChangeKind(value: unknown): value is OrderChange['kind'] {
  return ['price', 'stock', 'gone', 'choice', 'code', 'total'].includes(String(value))
}

function amountOf(decimal: unknown): Minor | null {
  return typeof decimal === 'number' && Number.isFinite(decimal) ? browserMoney().toMinor(decimal) : null
}

function textOrNumber(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
