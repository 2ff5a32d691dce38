/** What the calls about one order take. */
import * as z from 'zod'
import { isHarmfulText } from '#domain/catalogue/product/harmful-characters.ts'
import { ORDER_TABS } from '#domain/order/desk/order-tabs.ts'
import { isParcelUrl, MAX_PARCEL_TEXT, MAX_PARCEL_URL } from '#domain/order/desk/parcel.ts'
import { MAX_AMOUNT } from '#domain/money/decimal.ts'
import type { Money } from '#domain/shop/shop-money.ts'

/** Which orders a list or a file has. */
export const shownTab = z.enum(ORDER_TABS, `must be one of ${ORDER_TABS.join(', ')}`).default('all')
export const searchedOrders = z
  .string('must be text')
  .max(200, 'must be at most 200 characters')
  .optional()
  .describe('Number, name, e-mail, product, SKU, city or tracking number')

const MOST_NOTE = 2000
const MOST_LINES = 200
const MOST_PIECES = 1_000_000

const plainText = (most: number) =>
  z
    .string('must be text')
    .trim()
    .max(most, `must be at most ${most} characters`)
    .refine((value) => !isHarmfulText(value), 'must not contain control characters')

const note = plainText(MOST_NOTE)
const key = z
  .string('must be text')
  .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits and hyphens')
  .describe('Names the press: the same one again changes nothing')
const pieces = z
  .array(
    z.object({
      position: z.int('must be the position of a line').min(0, 'must be >= 0'),
      quantity: z
        .int('must be a whole number of pieces')
        .min(1, 'must be at least 1')
        .max(MOST_PIECES, `must be at most ${MOST_PIECES}`),
    }),
  )
  .max(MOST_LINES, `must be at most ${MOST_LINES} lines`)

/** The bodies, with amounts of the shop's money. */
export function deskBodies({ name, decimals, isAmount, toMinor }: Money) {
  const amount = z
    .number(`must be ${name}`)
    .refine(isAmount, `must be ${name} from 0 to ${MAX_AMOUNT} with ${decimals}`)
    .transform(toMinor)
  return {
    state: z.object({
      state: z.enum(['packed', 'delivered', 'cancelled'], 'must be packed, delivered or cancelled'),
      note: note.optional().describe('The shopper sees it'),
    }),
    payment: z.object({
      amount: amount.optional().describe('All that is open without'),
      note: note.optional(),
      key: key.optional(),
    }),
    shipment: z.object({
      carrier: plainText(MAX_PARCEL_TEXT).optional(),
      tracking: plainText(MAX_PARCEL_TEXT).optional(),
      url: plainText(MAX_PARCEL_URL)
        .refine((value) => value === '' || isParcelUrl(value), 'must be an address such as https://carrier.example/1')
        .optional(),
      note: note.optional().describe('The shopper sees it'),
    }),
    refund: z.object({
      amount,
      note: note.optional(),
      lines: pieces.default([]).describe('The pieces that it is for'),
      restock: z.boolean('must be true or false').default(false).describe('Whether these pieces go back into stock'),
      key: key.optional(),
      refundedBefore: amount.optional().describe('What was shown as sent back: refused where it is not so any more'),
    }),
    back: z.object({
      lines: pieces.min(1, 'must name a line'),
      restock: z.boolean('must be true or false').default(false),
      note: note.optional().describe('For the house'),
    }),
    note: z.object({ text: note.min(1, 'must not be empty') }),
    mail: z.object({ kind: z.string('must be text').max(60, 'must be at most 60 characters') }),
  }
}
