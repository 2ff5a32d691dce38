/** What the owner's desk needs of a database: orders as lists and whole, and each act on one as a transaction that is judged and stored in one breath. */
import type { OrderAccount, MoneyState } from '#domain/order/desk/order-account.ts'
import type { RevenueDay } from '#domain/order/desk/revenue.ts'
import type { OrderTab } from '#domain/order/desk/order-tabs.ts'
import type { Parcel } from '#domain/order/desk/parcel.ts'
import type { LinePieces } from '#domain/order/desk/returned-lines.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Actor } from '../../history/history-repository.ts'

export interface DeskRow {
  number: string
  state: OrderState
  placedAt: string
  name: string
  email: string
  city: string
  country: string
  payment: string
  total: Minor
  pieces: number
  money: MoneyState
}

/** Where a list goes on: behind this row. */
export interface DeskCursor {
  placedAt: string
  number: string
}

export interface DeskQuery {
  tab: OrderTab
  /** As typed; all orders of the tab without. */
  search?: string
  /** Newest first. */
  limit: number
  after?: DeskCursor
}

export interface MoneyEntry {
  id: number
  kind: 'payment' | 'refund'
  amount: Minor
  /** ISO 8601. */
  at: string
  by: Actor
  note: string | null
  /** `due` until the provider has sent it back. */
  state: 'due' | 'done'
}

export interface DeskReturn {
  position: number
  quantity: number
  /** Whether the pieces went back into stock. */
  restock: boolean
  at: string
}

export interface DeskNote {
  at: string
  by: Actor
  text: string
}

export interface DeskMail {
  /** As the outbox names it. */
  kind: string
  createdAt: string
  sentAt: string | null
  /** A word for why it has not gone. */
  error: string | null
}

export interface DeskOrder {
  order: Order
  account: OrderAccount
  money: readonly MoneyEntry[]
  returns: readonly DeskReturn[]
  /** For the house alone. */
  notes: readonly DeskNote[]
  mails: readonly DeskMail[]
}

export interface Act {
  at: Date
  by: Actor
}

export interface PayAct extends Act {
  /** The open rest where left out. */
  amount?: Minor
  note?: string
  /** Names the press: the same one again changes nothing. */
  key: string
}

export interface RefundAct extends Act {
  amount: Minor
  note?: string
  key: string
  /** What the page showed as sent back already: refused where somebody was faster. */
  refundedBefore?: Minor
  /** The pieces that it is for; with `restock` they come back into stock. */
  pieces: readonly LinePieces[]
  restock: boolean
}

export interface ReturnAct extends Act {
  pieces: readonly LinePieces[]
  restock: boolean
  note?: string
}

/** Why an act was refused; nothing was stored. */
export type DeskRefusal =
  | { why: 'state'; state: OrderState; next: readonly OrderState[] }
  | { why: 'paid-already' }
  /** What was asked for, and from what to what it may be. */
  | { why: 'amount'; asked: Minor; most: Minor }
  /** Somebody else has sent money back meanwhile. */
  | { why: 'refunded-since'; refunded: Minor }
  | { why: 'pieces'; line: string; most: number; asked: number }
  | { why: 'no-mail'; kind: string }

export type DeskOutcome = { kind: 'done' } | { kind: 'unknown' } | { kind: 'refused'; refusal: DeskRefusal }

export interface DeskRepository {
  list(query: DeskQuery): Promise<DeskRow[]>
  counts(): Promise<Record<OrderTab, number>>
  /** The days since `from` (as 2026-03-01, in UTC) on which orders were placed. */
  revenue(from: string): Promise<RevenueDay[]>
  /** Changes whenever an order was placed, moved or worked on; small. */
  pulse(): Promise<string>
  find(number: string): Promise<DeskOrder | null>
  pay(number: string, act: PayAct): Promise<DeskOutcome>
  /** Sends it on its way, or corrects what is known of a parcel that is on its way. */
  ship(number: string, act: { at: Date; parcel: Parcel; note?: string }): Promise<DeskOutcome>
  refund(number: string, act: RefundAct): Promise<DeskOutcome>
  takeBack(number: string, act: ReturnAct): Promise<DeskOutcome>
  addNote(number: string, text: string, act: Act): Promise<DeskOutcome>
  /** Writes a mail that was written before into the outbox once more. */
  sendAgain(number: string, kind: string, at: Date): Promise<DeskOutcome>
}
