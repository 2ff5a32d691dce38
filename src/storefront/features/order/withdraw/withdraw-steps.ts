/** The steps of a withdrawal without any script: what each form says, and which page answers it (docs/specification.md, 10.15). */
import type { Order } from '#domain/order/order.ts'
import {
  type WithdrawalError,
  type WithdrawalStatement,
  withdrawalError,
  withdrawnLines,
} from '#domain/order/withdrawal.ts'

/** What somebody has typed; '' for what he has not. */
export interface WithdrawValues {
  number: string
  key: string
  email: string
  name: string
}

export const NO_VALUES: WithdrawValues = { number: '', key: '', email: '', name: '' }

export type WithdrawProblem = 'unknown' | 'name' | 'lines'

/** Which page is shown. */
export type WithdrawStep =
  /** Which order it is; `order` where its key has said so. */
  | { step: 'state'; order: Order | null; values: WithdrawValues; problem?: WithdrawProblem }
  /** What is declared, before it is sent. */
  | { step: 'confirm'; order: Order; values: WithdrawValues; problem?: WithdrawProblem }
  /** It has been taken: where that can be read again. */
  | { step: 'taken'; number: string; key: string }

/** A step that a page shows. */
export type ShownStep = Exclude<WithdrawStep, { step: 'taken' }>

/** The shop's orders, as far as a form reaches them. */
interface Orders {
  find(number: string, key: string): Promise<Order | null>
  track(number: string, email: string): Promise<Order | null>
  withdraw(
    number: string,
    key: string,
    statement: WithdrawalStatement,
  ): Promise<{ kind: 'kept' } | { kind: 'unknown' } | { kind: 'wrong'; field: WithdrawalError }>
}

/** Names of the fields. A line is a position in the order. */
export const FIELDS = {
  step: 'step',
  number: 'number',
  key: 'key',
  email: 'email',
  name: 'name',
  line: 'line',
} as const
/** Characters that a field may have; a longer text is nobody's name or number. */
const LONGEST = 320

/** The page that answers a form. */
export async function answerForm(form: FormData, orders: Orders): Promise<WithdrawStep> {
  const values: WithdrawValues = {
    number: textOf(form, 'number'),
    key: textOf(form, 'key'),
    email: textOf(form, 'email'),
    name: textOf(form, 'name'),
  }
  const order = await orderOf(values, orders)
  if (!order) return { step: 'state', order: null, values: { ...values, key: '' }, problem: 'unknown' }
  // From here on the key opens it.
  const known = { ...values, number: order.number, key: order.key }
  if (withdrawalError({ name: values.name, lines: [] }, order))
    return { step: 'state', order: values.key === '' ? null : order, values, problem: 'name' }
  if (textOf(form, 'step') !== 'confirm') return { step: 'confirm', order, values: known }
  const lines = form
    .getAll(FIELDS.line)
    .map((line) => (typeof line === 'string' && /^\d{1,4}$/.test(line) ? Number(line) : -1))
  if (lines.length === 0) return { step: 'confirm', order, values: known, problem: 'lines' }
  const result = await orders.withdraw(order.number, order.key, { name: values.name, lines })
  if (result.kind === 'kept') return { step: 'taken', number: order.number, key: order.key }
  return { step: 'confirm', order, values: known, problem: result.kind === 'wrong' ? result.field : 'unknown' }
}

/** Positions of the lines that nobody has withdrawn from yet. */
export function openLines(order: Pick<Order, 'lines' | 'withdrawals'>): number[] {
  const gone = new Set((order.withdrawals ?? []).flatMap((one) => withdrawnLines(one, order)))
  return order.lines.flatMap((line, position) => (gone.has(line) ? [] : [position]))
}

function orderOf({ number, key, email }: WithdrawValues, orders: Orders): Promise<Order | null> {
  return key === '' ? orders.track(number, email) : orders.find(number, key)
}

function textOf(form: FormData, name: keyof typeof FIELDS): string {
  const value = form.get(FIELDS[name])
  return typeof value === 'string' && value.length <= LONGEST ? value.trim() : ''
}
