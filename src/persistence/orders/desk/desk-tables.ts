/** The tables of the owner's desk beside the orders themselves. */
import type { Generated } from 'kysely'
import type { Minor } from '#domain/money/minor.ts'
import type { Actor } from '#services/history/history-repository.ts'

/** Payments noted by hand, and refunds; append-only but for the state. */
export interface OrderMoneyTable {
  id: Generated<number>
  order_number: string
  /** Names the press that it came from. */
  key: string
  kind: 'payment' | 'refund'
  amount_cents: Minor
  at: string
  actor_kind: Actor['kind']
  actor: string
  note: string | null
  state: 'due' | 'done'
}

/** Pieces that came back, by the position of their line. */
export interface OrderReturnTable {
  order_number: string
  position: number
  quantity: number
  restock: number
  at: string
}

export interface OrderNoteTable {
  order_number: string
  at: string
  actor_kind: Actor['kind']
  actor: string
  text: string
}

/** The words by which orders are found, as the domain's `orderWords` gives them. */
export interface OrderWordTable {
  word: string
  order_number: string
}

export interface DeskSchema {
  order_money: OrderMoneyTable
  order_return: OrderReturnTable
  order_note: OrderNoteTable
  order_word: OrderWordTable
}
