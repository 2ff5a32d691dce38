/** What an order call takes and answers (spec 10.1); amounts are decimal numbers of the shop's currency. */
import { PAYMENT_WAYS } from '#domain/order/payment/payment-ways.ts'
import * as z from 'zod'
import { isHarmfulLine } from '#domain/catalogue/product/harmful-characters.ts'
import { MAX_LINE_PIECES, MAX_ORDER_LINES } from '#domain/order/order-limits.ts'
import { ORDER_FIELDS, type OrderField } from '#domain/order/order-form.ts'
import { ORDER_STATES } from '#domain/order/order-states.ts'
import { MAX_AMOUNT } from '#domain/money/decimal.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { expected } from '../expected.ts'
import { withdrawalSchema } from './withdrawal-schema.ts'
import { reviewFields } from '../reviews/review-schema.ts'

/** A text that may be stored: one without control characters. */
function text(maxLength: number) {
  return z
    .string({ error: expected('text') })
    .max(maxLength, { error: `must be at most ${maxLength} characters` })
    .refine((value) => !isHarmfulLine(value), { error: 'must not contain control characters' })
}

/** A field of the form; what is right is judged by `orderFormErrors`, and here only that it is text of a bearable length. */
function formText(field: OrderField) {
  const { maxLength = 0 } = ORDER_FIELDS.find((row) => row.field === field) ?? {}
  return z.string({ error: expected('text') }).max(maxLength * 4, { error: `must be at most ${maxLength} characters` })
}

const wholeQuantity = `a whole number from 1 to ${MAX_LINE_PIECES}`

const contact = z.strictObject({ email: formText('email'), phone: formText('phone').optional() })

const address = z.strictObject({
  country: formText('country').describe('ISO 3166-1 alpha-2'),
  name: formText('name'),
  line1: formText('line1'),
  line2: formText('line2').optional(),
  postcode: formText('postcode'),
  city: formText('city'),
  state: formText('state').optional(),
})

const shippingMethod = z
  .string()
  .describe('One of the shop’s ways of shipping: flat-rate, local-pickup, free or its own')

const METHODS = PAYMENT_WAYS.map(({ id }) => id)
const payment = z.enum(METHODS, { error: expected(METHODS.join(' or ')) })
const notes = formText('notes')
const locale = text(35).describe(
  'BCP 47: the language to write to the buyer in, one of the shop’s; its main one without',
)

export type OrderBodySchemas = ReturnType<typeof orderBodySchemas>

/** The bodies of an order and of a quote, with amounts of a shop's money. */
export function orderBodySchemas({ name, decimals, isAmount }: Money, shippingIds: readonly string[]) {
  const money = z
    .number({ error: expected(`a number of ${name}`) })
    .refine(isAmount, { error: expected(`${name} from 0 to ${MAX_AMOUNT} with ${decimals}`) })
  const requestedLine = z.strictObject({
    id: text(200).min(1, { error: 'must not be empty' }).describe('Product id'),
    quantity: z
      .int({ error: expected(wholeQuantity) })
      .min(1, { error: expected(wholeQuantity) })
      .max(MAX_LINE_PIECES, { error: expected(wholeQuantity) }),
    price: money.optional().describe('Unit price that the shopper was shown'),
    color: text(200).optional(),
    size: text(200).optional(),
  })
  const priced = {
    shipping: z.enum(shippingIds, { error: expected(listed(shippingIds)) }),
    lines: z
      .array(requestedLine, { error: expected('a list of lines') })
      .min(1, { error: 'must have a line' })
      .max(MAX_ORDER_LINES, {
        error: ({ input }) => `must be at most ${MAX_ORDER_LINES} lines, got ${lengthOf(input)}`,
      }),
    code: z
      .string({ error: expected('text') })
      .max(100, { error: 'must be at most 100 characters' })
      .optional(),
    total: money.optional().describe('Sum that the shopper was shown'),
  }
  return {
    order: z
      .strictObject({ contact, address, ...priced, payment, notes: notes.optional(), locale: locale.optional() })
      .meta({ id: 'OrderRequest' }),
    quote: z
      .strictObject({
        contact: contact.partial().optional(),
        address: address.partial().optional(),
        ...priced,
        payment: payment.optional(),
        notes: notes.optional(),
      })
      .meta({ id: 'QuoteRequest' }),
  }
}

export const trackBodySchema = z.strictObject({
  number: z.string({ error: expected('text') }).max(40, { error: 'must be at most 40 characters' }),
  email: formText('email'),
})

export const reviewBodySchema = z.strictObject({ productId: text(200), ...reviewFields })

const change = z.object({
  line: z.int().optional().describe('Position in the lines of the call, from 0'),
  id: z.string().optional(),
  kind: z.enum(['price', 'stock', 'gone', 'choice', 'code', 'shipping', 'total']),
  was: z.union([z.number(), z.string(), z.null()]),
  now: z.union([z.number(), z.string(), z.null()]).describe('For a code the sentence that says why it does not hold'),
})

const sums = {
  currency: z.string().describe('ISO 4217'),
  taxes: z
    .array(z.object({ name: z.string(), percent: z.number(), amount: z.number() }))
    .describe('One line a rate, within the total; empty where the shop has no rates'),
  subtotal: z.number(),
  discount: z.number().describe('What the code takes off'),
  shipping: z.number(),
  total: z.number(),
}

const soldLine = z.object({
  id: z.string(),
  title: z.string(),
  img: z.string(),
  sku: z.string(),
  color: z.string().optional(),
  size: z.string().optional(),
  quantity: z.int(),
  price: z.number().describe('Unit price'),
  listPrice: z.number(),
  total: z.number(),
})

export const quoteSchema = z
  .object({
    lines: z.array(soldLine),
    ...sums,
    code: z.string().optional(),
    shippingMethods: z
      .array(z.object({ id: z.string(), title: z.string().optional(), price: z.number(), days: z.array(z.int()) }))
      .describe('The ways of shipping that serve this order, with what they cost'),
    changes: z.array(change),
  })
  .meta({ id: 'Quote' })

export const orderSchema = z
  .object({
    number: z.string(),
    key: z.string().describe('Opens the order; keep it secret'),
    state: z.enum(ORDER_STATES),
    lines: z.array(soldLine),
    ...sums,
    contact: z.object({ email: z.string(), phone: z.string().optional() }),
    address: z.object({
      country: z.string(),
      name: z.string(),
      line1: z.string(),
      line2: z.string().optional(),
      postcode: z.string(),
      city: z.string(),
      state: z.string().optional(),
    }),
    shippingMethod,
    shippingDays: z.tuple([z.int(), z.int()]).readonly().optional().describe('Working days from dispatch to arrival'),
    shippingTitle: z.string().optional().describe('The shop’s own word for it'),
    payment,
    code: z.string().optional(),
    notes: z.string().optional(),
    locale: z.string().optional().describe('BCP 47, where it is not the shop’s main language'),
    placedAt: z.string(),
    history: z.array(z.object({ state: z.enum(ORDER_STATES), at: z.string(), note: z.string().optional() })),
    parcel: z
      .object({ carrier: z.string().optional(), tracking: z.string().optional(), url: z.string().optional() })
      .optional()
      .describe('Once it is on its way, as far as it is known'),
    refunds: z
      .array(z.object({ id: z.int(), amount: z.number(), at: z.string() }))
      .optional()
      .describe('Parts of its money that have gone back'),
    invoices: z
      .array(
        z.object({
          number: z.string(),
          kind: z.enum(['invoice', 'credit-note']),
          at: z.string(),
          amount: z.number(),
          issuer: z.object({
            name: z.string(),
            address: z.array(z.string()),
            email: z.string(),
            taxNumber: z.string().optional(),
          }),
          corrects: z.string().optional().describe('The number of the invoice'),
        }),
      )
      .optional()
      .describe('Its invoice, made when it is paid or shipped, and what corrects it'),
    withdrawals: z.array(withdrawalSchema).optional().describe('What its buyer has declared'),
    reviewed: z.array(z.string()).optional().describe('Ids of the products that its buyer has reviewed'),
    pay: z.object({ url: z.string(), expiresAt: z.string() }).optional().describe('A card payment still to be made'),
  })
  .meta({ id: 'Order' })

export const changesSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    changes: z.array(change),
  })
  .meta({ id: 'OrderChanges', description: 'Problem details with everything that is not as the shopper was told' })

/** `a, b or c`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}
