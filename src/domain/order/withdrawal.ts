/** Owns the withdrawal from an order by a consumer of the European Union: until when it is in time, and what is declared (docs/specification.md, 10.15). */
import { isHarmfulLine } from '#domain/catalogue/product/harmful-characters.ts'
import type { Order, Withdrawal } from './order.ts'

/** Days from the day after delivery. */
export const WITHDRAWAL_DAYS = 14
const DAY = 86_400_000
/** Characters of a name. */
const LONGEST_NAME = 100

/** A statement as somebody makes it. */
export interface WithdrawalStatement {
  name: string
  /** Positions in the order's lines; all of them where none is named. */
  lines: readonly number[]
}

/** What is wrong with a statement. */
export type WithdrawalError = 'name' | 'lines'

/**
 * The instant, in epoch milliseconds, from which on a withdrawal is late: the end of the fourteenth day after the one on which the order came,
 * of the next Monday where that is a Saturday or a Sunday. Days are those of UTC. Null before it has come.
 */
export function withdrawalEnds({ history }: Pick<Order, 'history'>): number | null {
  const arrived = history.find(({ state }) => state === 'delivered')?.at
  if (arrived === undefined) return null
  const day = Math.floor(Date.parse(arrived) / DAY) * DAY
  const last = new Date(day + WITHDRAWAL_DAYS * DAY)
  const rest = last.getUTCDay() === 6 ? 2 : last.getUTCDay() === 0 ? 1 : 0
  return last.getTime() + (1 + rest) * DAY
}

/** Whether the way to withdraw is still offered with the order: nobody has to know the day himself. */
export function offersWithdrawal(order: Pick<Order, 'history' | 'state'>, nowMs: number): boolean {
  const ends = withdrawalEnds(order)
  return order.state !== 'cancelled' && (ends === null || nowMs < ends)
}

/** Null where it can be taken. Nothing but the name has to be said: a consumer gives no reasons. */
export function withdrawalError(
  { name, lines }: WithdrawalStatement,
  order: Pick<Order, 'lines'>,
): WithdrawalError | null {
  const said = name.trim()
  if (said === '' || said.length > LONGEST_NAME || isHarmfulLine(said)) return 'name'
  return lines.every((line) => Number.isInteger(line) && line >= 0 && line < order.lines.length) ? null : 'lines'
}

/** The statement as it is kept, without its number. Whoever names every line withdraws from the whole. */
export function readStatement(
  { name, lines }: WithdrawalStatement,
  order: Pick<Order, 'history' | 'lines'>,
  at: Date,
): Omit<Withdrawal, 'id'> {
  const named = [...new Set(lines)].toSorted((a, b) => a - b)
  const ends = withdrawalEnds(order)
  return {
    at: at.toISOString(),
    name: name.trim(),
    ...(named.length > 0 && named.length < order.lines.length && { lines: named }),
    late: ends !== null && at.getTime() >= ends,
  }
}

/** Whether `kept` declares the same: then a repeat is no second statement. */
export function isSameStatement(kept: Withdrawal, { lines, name }: Omit<Withdrawal, 'id'>): boolean {
  return kept.name === name && (kept.lines ?? []).join() === (lines ?? []).join()
}

/** The lines that a statement is about. */
export function withdrawnLines<Line>({ lines }: Pick<Withdrawal, 'lines'>, order: { lines: readonly Line[] }): Line[] {
  return order.lines.filter((_line, position) => lines === undefined || lines.includes(position))
}
