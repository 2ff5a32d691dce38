/** What the calls about orders answer, as their description has it (/api/docs). */
import type { MoneyState } from '#domain/order/desk/order-account.ts'
import type { OrderTab } from '#domain/order/desk/order-tabs.ts'
import type { OrderState } from '#domain/order/order-states.ts'

export interface OrderRow {
  number: string
  state: OrderState
  /** ISO 8601. */
  placedAt: string
  /** Who and where stay empty for a reader. */
  name: string
  email: string
  city: string
  country: string
  payment: string
  /** Decimal, as all amounts here. */
  total: number
  pieces: number
  money: MoneyState
}

export interface OrderListAnswer {
  rows: OrderRow[]
  /** ISO 4217. */
  currency: string
  counts: Record<OrderTab, number>
  next: string | null
  pulse: string
}

interface Actor {
  kind: 'person' | 'cli' | 'import' | 'agent'
  name: string
}

export interface OrderLineAnswer {
  position: number
  id: string
  title: string
  img: string
  sku: string
  choice: string[]
  quantity: number
  returned: number
  price: number
  total: number
}

export interface MoneyAnswer {
  kind: 'payment' | 'refund'
  amount: number
  at: string
  by: Actor
  note: string | null
  state: 'due' | 'done'
}

export interface MailAnswer {
  kind: string
  createdAt: string
  sentAt: string | null
  error: string | null
}

export interface OrderAnswer {
  number: string
  state: OrderState
  next: OrderState[]
  placedAt: string
  page: string
  contact: { email: string; phone: string } | null
  address: string[]
  shippingMethod: string
  payment: string
  byCard: boolean
  code: string | null
  notes: string | null
  currency: string
  lines: OrderLineAnswer[]
  subtotal: number
  discount: number
  shipping: number
  taxes: { name: string; percent: number; amount: number }[]
  total: number
  account: { paid: number; refunded: number; open: number; refundable: number }
  money: MoneyAnswer[]
  /** Pages made for print; without an address for a reader. */
  invoices: { number: string; kind: 'invoice' | 'credit-note'; at: string; amount: number; page: string }[]
  /** What the shopper has declared. */
  withdrawals: { id: number; at: string; name: string; lines: number[] | null; late: boolean }[]
  parcel: { carrier: string; tracking: string; url: string } | null
  returns: { position: number; quantity: number; restock: boolean; at: string }[]
  houseNotes: { at: string; by: Actor; text: string }[]
  mails: MailAnswer[]
  history: { state: OrderState; at: string; note: string | null }[]
}
