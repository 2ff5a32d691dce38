/** Turns the body of an order call into the service's request, decimal amounts into minor units, or says which fields are wrong. */
import type * as z from 'zod'
import {
  EMPTY_ORDER_FORM,
  orderFormErrors,
  orderParty,
  type OrderField,
  type OrderFormValues,
} from '#domain/order/order-form.ts'
import type { OrderRequest, QuoteRequest, RequestedLine } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import { normalizeCode } from '#domain/order/promotion.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { fieldProblemText } from '#texts/order-form-text.ts'
import { english } from '../english.ts'
import { ProblemError, type FieldError } from '../problem.ts'
import type { OrderBodySchemas } from './order-schema.ts'

export type OrderBody = z.infer<OrderBodySchemas['order']>
export type QuoteBody = z.infer<OrderBodySchemas['quote']>

const FIELD_PATHS: Readonly<Record<OrderField, string>> = {
  email: 'contact.email',
  phone: 'contact.phone',
  country: 'address.country',
  name: 'address.name',
  line1: 'address.line1',
  line2: 'address.line2',
  postcode: 'address.postcode',
  city: 'address.city',
  state: 'address.state',
  notes: 'notes',
}

/** @throws {ProblemError} 400 with every wrong field. */
export function readQuote(body: QuoteBody, money: Money): QuoteRequest {
  refuseIf(repeatedLines(body))
  const email = body.contact?.email?.trim()
  const { country, state } = body.address ?? {}
  const address = { ...(country && { country: country.trim().toUpperCase() }), ...(state && { state }) }
  return { ...pricedPart(body, money), address, ...(email && { email }) }
}

export interface OrderTerms {
  /** The ways to pay that are on. */
  methods: readonly PaymentMethod[]
  money: Money
  /** BCP 47: the languages of the shop, its main one first. */
  locales: readonly string[]
}

/** @throws {ProblemError} 400 with every wrong field. */
export function readOrder(body: OrderBody, { methods, money, locales }: OrderTerms): OrderRequest {
  const values: OrderFormValues = { ...EMPTY_ORDER_FORM, ...body.contact, ...body.address, notes: body.notes ?? '' }
  const errors = orderFormErrors(values)
  const wrong = Object.entries(errors).map(([field, problem]) => ({
    path: FIELD_PATHS[field as OrderField],
    message: fieldProblemText(problem, english.checkout),
  }))
  if (!methods.includes(body.payment)) {
    wrong.push({ path: 'payment', message: `must be one of ${methods.join(', ')}, got "${body.payment}"` })
  }
  const { locale } = body
  if (locale !== undefined && !locales.includes(locale)) {
    wrong.push({ path: 'locale', message: `must be one of ${locales.join(', ')}, got "${locale}"` })
  }
  refuseIf([...wrong, ...repeatedLines(body)])
  const party = orderParty(values)
  return {
    ...pricedPart(body, money),
    ...party,
    email: party.contact.email,
    payment: body.payment,
    ...(locale !== undefined && locale !== locales[0] && { locale }),
  }
}

function pricedPart(body: QuoteBody, money: Money): Pick<QuoteRequest, 'shipping' | 'lines' | 'code' | 'total'> {
  const code = normalizeCode(body.code ?? '')
  return {
    shipping: body.shipping,
    lines: body.lines.map((line) => readLine(line, money)),
    ...(code !== '' && { code }),
    ...(body.total !== undefined && { total: money.toMinor(body.total) }),
  }
}

function readLine({ id, quantity, price, color, size }: QuoteBody['lines'][number], money: Money): RequestedLine {
  return {
    id,
    quantity,
    choice: { ...(color !== undefined && { color }), ...(size !== undefined && { size }) },
    ...(price !== undefined && { price: money.toMinor(price) }),
  }
}

/** The same product in the same colour and size may stand in one line only. */
function repeatedLines({ lines }: QuoteBody): FieldError[] {
  const first = new Map<string, number>()
  return lines.flatMap(({ id, color, size }, index) => {
    const key = JSON.stringify([id, color, size])
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, index)
    return earlier === undefined
      ? []
      : [
          {
            path: `lines.${index}`,
            message: `must differ from lines.${earlier}, which has the same id, color and size`,
          },
        ]
  })
}

function refuseIf(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new ProblemError(400, 'The order has values that are wrong.', errors)
}
