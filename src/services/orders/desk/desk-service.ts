/** What an owner does with orders, for the office and the command line alike: numbers as they are typed, the clock, and who it was. */
import { randomUUID } from 'node:crypto'
import type { Minor } from '#domain/money/minor.ts'
import type { Parcel } from '#domain/order/desk/parcel.ts'
import { piecesByName, type LinePieces } from '#domain/order/desk/returned-lines.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { nextStates, type OrderState } from '#domain/order/order-states.ts'
import type { Actor } from '../../history/history-repository.ts'
import type { OrderRepository } from '../order-repository.ts'
import type { DeskOrder, DeskOutcome, DeskQuery, DeskRefusal, DeskRepository } from './desk-repository.ts'

/** Every answer is a value; only a broken database throws. */
export type DeskResult =
  | { kind: 'done'; order: DeskOrder }
  | { kind: 'unknown' }
  | { kind: 'refused'; refusal: DeskRefusal }

export interface RefundRequest {
  amount: Minor
  note?: string
  /** Names the press, so that a second one with it changes nothing; a new one where left out. */
  key?: string
  refundedBefore?: Minor
  pieces: readonly LinePieces[]
  restock: boolean
}

export interface ReturnRequest {
  pieces: readonly LinePieces[]
  restock: boolean
  note?: string
}

export interface DeskService extends Pick<DeskRepository, 'counts' | 'pulse'> {
  /** Newest first. */
  list(query: DeskQuery): ReturnType<DeskRepository['list']>
  /** Null for an unknown number. */
  find(number: string): Promise<DeskOrder | null>
  /** The shopper sees `note`. */
  move(number: string, to: OrderState, note?: string): Promise<DeskResult>
  pay(number: string, by: Actor, payment: { amount?: Minor; note?: string; key?: string }): Promise<DeskResult>
  ship(number: string, parcel: Parcel, note?: string): Promise<DeskResult>
  refund(number: string, by: Actor, refund: RefundRequest): Promise<DeskResult>
  takeBack(number: string, by: Actor, back: ReturnRequest): Promise<DeskResult>
  addNote(number: string, by: Actor, text: string): Promise<DeskResult>
  sendAgain(number: string, kind: string): Promise<DeskResult>
}

export interface DeskServiceOptions {
  desk: DeskRepository
  orders: Pick<OrderRepository, 'move'>
  /** Called after a commit that may have written mails or refunds. */
  onCommitted?: () => void
  now?: () => Date
}

/** Spec 10.12. */
export function createDeskService({ desk, orders, ...options }: DeskServiceOptions): DeskService {
  const now = options.now ?? (() => new Date())

  async function act(typed: string, work: (number: string) => Promise<DeskOutcome>): Promise<DeskResult> {
    const number = readOrderNumber(typed)
    const outcome = number === null ? null : await work(number)
    if (number === null || outcome === null || outcome.kind === 'unknown') return { kind: 'unknown' }
    if (outcome.kind === 'refused') return outcome
    options.onCommitted?.()
    const order = await desk.find(number)
    return order ? { kind: 'done', order } : { kind: 'unknown' }
  }

  async function moveOrder(number: string, to: OrderState, note?: string): Promise<DeskOutcome> {
    const result = await orders.move(number, to, { at: now(), ...(note !== undefined && { note }) })
    if (result.kind !== 'refused') return result.kind === 'moved' ? { kind: 'done' } : result
    const found = await desk.find(number)
    return {
      kind: 'refused',
      refusal: { why: 'state', state: result.state, next: found ? nextStates(found.order) : [] },
    }
  }

  return {
    list: (query) => desk.list(query),
    counts: () => desk.counts(),
    pulse: () => desk.pulse(),
    async find(typed) {
      const number = readOrderNumber(typed)
      return number === null ? null : await desk.find(number)
    },
    move: (typed, to, note) => act(typed, (number) => moveOrder(number, to, note)),
    pay: (typed, by, { key = randomUUID(), ...payment }) =>
      act(typed, (number) => desk.pay(number, { at: now(), by, key, ...payment })),
    ship: (typed, parcel, note) =>
      act(typed, (number) => desk.ship(number, { at: now(), parcel, ...(note !== undefined && { note }) })),
    refund: (typed, by, { key = randomUUID(), ...refund }) =>
      act(typed, (number) => desk.refund(number, { at: now(), by, key, ...refund })),
    takeBack: (typed, by, back) => act(typed, (number) => desk.takeBack(number, { at: now(), by, ...back })),
    addNote: (typed, by, text) => act(typed, (number) => desk.addNote(number, text, { at: now(), by })),
    sendAgain: (typed, kind) => act(typed, (number) => desk.sendAgain(number, kind, now())),
  }
}

/** The pieces that are named by product or SKU, such as `7=2`; what is too many of one of them otherwise. */
export function namedPieces(
  { order, returns }: DeskOrder,
  named: readonly { name: string; quantity: number }[],
): { kind: 'pieces'; pieces: LinePieces[] } | { kind: 'refused'; refusal: DeskRefusal } {
  const pieces: LinePieces[] = []
  for (const { name, quantity } of named) {
    const lines = order.lines.map((line, position) => ({
      ...line,
      position,
      returned: [...returns, ...pieces].reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0),
    }))
    const found = piecesByName(lines, name, quantity)
    if (found.kind === 'too-many') {
      const { line, most, asked } = found
      return { kind: 'refused', refusal: { why: 'pieces', line, most, asked } }
    }
    pieces.push(...found.pieces)
  }
  return { kind: 'pieces', pieces }
}
