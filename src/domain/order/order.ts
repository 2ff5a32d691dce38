/** The shapes of an order: what a shopper asks for, what the shop has written down, and how the two differ. */
import type { PaymentMethod } from './payment/payment-ways.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { TaxLine } from '#domain/tax/tax.ts'
import type { ShippingMethod } from '#domain/pricing/shipping.ts'
import type { Invoice } from './invoice.ts'
import type { Parcel } from './desk/parcel.ts'
import type { OrderState } from './order-states.ts'

export interface OrderContact {
  email: string
  phone?: string
}

export interface OrderAddress {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  name: string
  line1: string
  line2?: string
  postcode: string
  city: string
  state?: string
}

export interface RequestedLine {
  /** Product id. */
  id: string
  /** Whole, 1 or more. */
  quantity: number
  /** Unit price that the shopper was shown. */
  price?: Minor
  choice: ProductChoice
}

/** What can be priced: everything of a request but who and where. */
export interface QuoteRequest {
  shipping: ShippingMethod
  lines: readonly RequestedLine[]
  /** Promotion code as typed. */
  code?: string
  /** Sum that the shopper was shown. */
  total?: Minor
  /** As far as it is known. */
  address?: Partial<OrderAddress>
  /** Known only where the form says it already; a code may be limited per e-mail. */
  email?: string
  /** BCP 47: the language of the pages that it was placed on, where that is not the shop's main one; its lines are called as there. */
  locale?: string
}

export interface OrderRequest extends QuoteRequest {
  contact: OrderContact
  address: OrderAddress
  payment: PaymentMethod
  notes?: string
}

export type OrderChangeKind = 'price' | 'stock' | 'gone' | 'choice' | 'code' | 'shipping' | 'total'

interface Change<Kind extends OrderChangeKind, Value> {
  /** Position in the request's lines, from 0. */
  line?: number
  /** Product id. */
  id?: string
  kind: Kind
  /** What the shopper was shown or asked for. */
  was: Value | null
  /** What holds now; for `code` the sentence that says why it does not hold, for `shipping` the way that serves in its place. */
  now: Value | null
}

/** One thing that is not as the shopper was told: amounts for `price` and `total`, pieces for `stock`, texts else (spec 10.2). */
export type OrderChange =
  | Change<'price' | 'total', Minor>
  | Change<'stock', number>
  | Change<'gone' | 'choice' | 'code' | 'shipping', string>

/** A line as it was sold: a snapshot that no later change of the catalogue touches. */
export interface SoldLine {
  id: string
  title: string
  img: string
  sku: string
  choice: ProductChoice
  quantity: number
  /** What was paid for one piece. */
  unitPrice: Minor
  /** List price of one piece. */
  listPrice: Minor
}

export interface OrderSums {
  /** Unit prices times quantities. */
  subtotal: Minor
  /** What the promotion code takes off the subtotal, 0 or more. */
  discount: Minor
  /** After the code: 0 where it brings free shipping. */
  shipping: Minor
  /** `subtotal - discount + shipping`, with the taxes where prices are without them. */
  total: Minor
}

/** Sums as somebody is told them. */
export interface SumsIn extends OrderSums {
  /** ISO 4217. */
  currency: string
  /** One line a rate; within the total in either mode. */
  taxes: readonly TaxLine[]
}

export interface OrderEvent {
  state: OrderState
  /** ISO 8601 instant. */
  at: string
  /** A sentence for the shopper, where there is more to say than the state. */
  note?: string
}

/** Money that has gone back, a part of what was paid. */
export interface OrderRefund {
  /** Of this order's refunds. */
  id: number
  amount: Minor
  /** ISO 8601 instant. */
  at: string
}

/** What a consumer has declared; it is kept as it came and never changed. */
export interface Withdrawal {
  /** Of this order's, from 1. */
  id: number
  /** ISO 8601 instant. */
  at: string
  name: string
  /** Positions in the order's lines, ascending; absent where it is the whole order. */
  lines?: readonly number[]
  /** It came after the period. */
  late: boolean
}

export interface Order extends SumsIn {
  /** What a shopper reads out on the phone, such as `V-7K3F9Q2M`. */
  number: string
  /** Opens the order page; unguessable, never logged. */
  key: string
  state: OrderState
  contact: OrderContact
  address: OrderAddress
  shippingMethod: ShippingMethod
  /** As it was sold: the owner's word for it where there was one, and its working days. */
  shippingTitle?: string
  shippingDays?: readonly [number, number]
  payment: PaymentMethod
  lines: readonly SoldLine[]
  code?: string
  notes?: string
  /** BCP 47: the language that its buyer is written to, where that is not the shop's main one. */
  locale?: string
  /** ISO 8601 instant. */
  placedAt: string
  /** Oldest first; append-only. */
  history: readonly OrderEvent[]
  /** Ids of the products that its buyer has reviewed, once there are any. */
  reviewed?: readonly string[]
  /** Once it is on its way, as far as it is known. */
  parcel?: Parcel
  /** Parts of its money that have gone back, oldest first, once there are any. */
  refunds?: readonly OrderRefund[]
  /** Its invoice and what corrects it, once there are any. */
  invoices?: readonly Invoice[]
  /** What its buyer has declared, oldest first, once there is anything. */
  withdrawals?: readonly Withdrawal[]
  /** A card payment that is still to be made. */
  pay?: { url: string; expiresAt: string }
}
