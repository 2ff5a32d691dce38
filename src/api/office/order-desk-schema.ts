/** Orders as the office is told them: amounts as decimals, and nothing of a shopper but to who may see it. */
import * as z from 'zod'
import { ORDER_TABS } from '#domain/order/desk/order-tabs.ts'
import { nextStates, ORDER_STATES } from '#domain/order/order-states.ts'
import { isHosted } from '#domain/order/payment/payment-ways.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { orderAnswer } from '#exchange/orders/order-resource.ts'
import type { DeskOrder, DeskRow } from '#services/orders/desk/desk-repository.ts'
import type { Actor } from '#services/history/history-repository.ts'
import type { NameOf } from './history-schema.ts'

const MONEY_STATES = ['open', 'part', 'paid', 'refunded', 'part-refunded', 'none'] as const

const actorSchema = z.object({
  kind: z.enum(['person', 'cli', 'import', 'agent']),
  name: z.string().describe('Of a person the e-mail address, which owners alone are told; else empty'),
})

export const deskRowSchema = z
  .object({
    number: z.string(),
    state: z.enum(ORDER_STATES),
    placedAt: z.string(),
    name: z.string().describe('Empty for a reader'),
    email: z.string().describe('Empty for a reader'),
    city: z.string(),
    country: z.string(),
    payment: z.string(),
    total: z.number(),
    pieces: z.int(),
    money: z.enum(MONEY_STATES),
  })
  .meta({ id: 'OfficeOrderRow' })

export const deskListSchema = z.object({
  rows: z.array(deskRowSchema),
  currency: z.string().describe('ISO 4217'),
  counts: z.object(Object.fromEntries(ORDER_TABS.map((tab) => [tab, z.int()])) as Record<string, z.ZodInt>),
  next: z.string().nullable().describe('Where the list goes on: `after` of the next call'),
  pulse: z.string().describe('Changes whenever an order does'),
})

const line = z.object({
  position: z.int(),
  id: z.string(),
  title: z.string(),
  img: z.string(),
  sku: z.string(),
  choice: z.array(z.string()),
  quantity: z.int(),
  returned: z.int(),
  price: z.number(),
  total: z.number(),
})

export const deskOrderSchema = z
  .object({
    number: z.string(),
    state: z.enum(ORDER_STATES),
    next: z.array(z.enum(ORDER_STATES)).describe('What it may become'),
    placedAt: z.string(),
    page: z.string().describe('The shopper’s page; empty for a reader'),
    contact: z.object({ email: z.string(), phone: z.string() }).nullable().describe('Null for a reader'),
    address: z.array(z.string()).describe('Country alone for a reader'),
    shippingMethod: z.string(),
    payment: z.string(),
    byCard: z.boolean().describe('Whether refunds go back over the provider'),
    code: z.string().nullable(),
    notes: z.string().nullable().describe('Of the shopper; null for a reader'),
    currency: z.string(),
    lines: z.array(line),
    subtotal: z.number(),
    discount: z.number(),
    shipping: z.number(),
    taxes: z.array(z.object({ name: z.string(), percent: z.number(), amount: z.number() })),
    total: z.number(),
    account: z.object({ paid: z.number(), refunded: z.number(), open: z.number(), refundable: z.number() }),
    money: z.array(
      z.object({
        kind: z.enum(['payment', 'refund']),
        amount: z.number(),
        at: z.string(),
        by: actorSchema,
        note: z.string().nullable(),
        state: z.enum(['due', 'done']),
      }),
    ),
    invoices: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(['invoice', 'credit-note']),
        at: z.string(),
        amount: z.number(),
        page: z.string().describe('Made for print; empty for a reader'),
      }),
    ),
    withdrawals: z
      .array(
        z.object({
          id: z.int(),
          at: z.string(),
          name: z.string().describe('Empty for a reader'),
          lines: z.array(z.int()).nullable().describe('Positions in the lines; null for the whole order'),
          late: z.boolean(),
        }),
      )
      .describe('What the shopper has declared'),
    parcel: z.object({ carrier: z.string(), tracking: z.string(), url: z.string() }).nullable(),
    returns: z.array(z.object({ position: z.int(), quantity: z.int(), restock: z.boolean(), at: z.string() })),
    houseNotes: z.array(z.object({ at: z.string(), by: actorSchema, text: z.string() })),
    mails: z.array(
      z.object({
        kind: z.string(),
        createdAt: z.string(),
        sentAt: z.string().nullable(),
        error: z.string().nullable(),
      }),
    ),
    history: z.array(z.object({ state: z.enum(ORDER_STATES), at: z.string(), note: z.string().nullable() })),
  })
  .meta({ id: 'OfficeOrder' })

export type DeskOrderAnswer = z.infer<typeof deskOrderSchema>

/** `isPrivy`: whether the caller may see who the shopper is. */
export function deskRowAnswer(row: DeskRow, money: Money, isPrivy: boolean): z.infer<typeof deskRowSchema> {
  return { ...row, ...(!isPrivy && { name: '', email: '', city: '' }), total: money.toDecimal(row.total) }
}

export interface DeskTelling {
  money: Money
  isPrivy: boolean
  nameOf: NameOf
  /** Where the shopper sees the order. */
  pageOf: (order: DeskOrder['order']) => string
  /** Where an invoice or a credit note of it stands, made for print. */
  invoicePageOf: (order: DeskOrder['order'], invoice: string) => string
  addressOf: (order: DeskOrder['order']) => string[]
}

export function deskOrderAnswer(desk: DeskOrder, { money, isPrivy, ...told }: DeskTelling): DeskOrderAnswer {
  const { order, account, returns } = desk
  const { lines, subtotal, discount, shipping, taxes, total } = orderAnswer(order)
  const by = (actor: Actor) => (actor.kind === 'person' ? { ...actor, name: told.nameOf(actor.name) } : actor)
  const { toDecimal } = money
  return {
    number: order.number,
    state: order.state,
    next: [...nextStates(order)],
    placedAt: order.placedAt,
    page: isPrivy ? told.pageOf(order) : '',
    contact: isPrivy ? { email: order.contact.email, phone: order.contact.phone ?? '' } : null,
    address: isPrivy ? told.addressOf(order) : [order.address.country],
    shippingMethod: order.shippingTitle ?? order.shippingMethod,
    payment: order.payment,
    byCard: isHosted(order.payment),
    code: order.code ?? null,
    notes: isPrivy ? (order.notes ?? null) : null,
    currency: order.currency,
    lines: lines.map(({ color, size, listPrice: _listPrice, ...one }, position) => ({
      ...one,
      position,
      choice: [color, size].filter((part) => part !== undefined),
      returned: returns.reduce((sum, back) => (back.position === position ? sum + back.quantity : sum), 0),
    })),
    subtotal,
    discount,
    shipping,
    taxes,
    total,
    account: {
      paid: toDecimal(account.paid),
      refunded: toDecimal(account.refunded),
      open: toDecimal(account.open),
      refundable: toDecimal(account.refundable),
    },
    money: desk.money.map(({ id: _id, ...entry }) => ({
      ...entry,
      amount: toDecimal(entry.amount),
      by: by(entry.by),
    })),
    invoices: (order.invoices ?? []).map(({ number, kind, at, amount }) => ({
      number,
      kind,
      at,
      amount: toDecimal(amount),
      page: isPrivy ? told.invoicePageOf(order, number) : '',
    })),
    withdrawals: (order.withdrawals ?? []).map(({ name, lines: named, ...one }) => ({
      ...one,
      name: isPrivy ? name : '',
      lines: named ? [...named] : null,
    })),
    parcel: order.parcel ? { carrier: '', tracking: '', url: '', ...order.parcel } : null,
    returns: [...returns],
    houseNotes: isPrivy ? desk.notes.map((note) => ({ ...note, by: by(note.by) })) : [],
    mails: [...desk.mails],
    history: order.history.map(({ state, at, note }) => ({ state, at, note: note ?? null })),
  }
}
