/** What an owner decides about promotion codes: a code as it is typed is judged, stored, ended; every answer is a value. */
import type { Minor } from '#domain/money/minor.ts'
import { isCode, normalizeCode, type PromotionCode, type PromotionEffect } from '#domain/order/promotion.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import type { PromotionRepository } from '../orders/order-repository.ts'

/** A code as somebody types it, in a form or on a command line. */
export interface TypedCode {
  code: string
  /** One of these three says what it does. */
  percent?: string | undefined
  /** A decimal amount, as `minimum`. */
  amount?: string | undefined
  freeShipping?: boolean | undefined
  minimum?: string | undefined
  /** A day in UTC, the last one included, or an instant. */
  startsAt?: string | undefined
  endsAt?: string | undefined
  maxUses?: string | undefined
  maxUsesPerEmail?: string | undefined
}

export type CodeProblem =
  /** What was typed there cannot be taken. */
  | { kind: 'invalid'; field: Exclude<keyof TypedCode, 'freeShipping'>; got: string }
  /** Its amount is nothing. */
  | { kind: 'zero'; got: string }
  /** It says nothing of what it does, or several things. */
  | { kind: 'effect' }
  /** It would end before it begins. */
  | { kind: 'period' }

export type AddOutcome =
  | { kind: 'added'; code: PromotionCode }
  | { kind: 'taken'; code: PromotionCode }
  | { kind: 'refused'; problem: CodeProblem }

export type EndOutcome = { kind: 'ended' | 'unknown'; code: string }

const AMOUNT = /^\d+(?:\.(\d+))?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const DAY_MILLISECONDS = 86_400_000

/** Ends the reading of what was typed. */
class Refused extends Error {
  readonly problem: CodeProblem

  constructor(problem: CodeProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** Stores a code at the moment `now`. Nothing is asked of the database where the code cannot be taken. */
export async function addCode(
  promotions: PromotionAdding,
  typed: TypedCode,
  { money, now }: { money: Money; now: Date },
): Promise<AddOutcome> {
  const read = readCode(typed, money)
  if (!read.ok) return { kind: 'refused', problem: read.problem }
  return { kind: (await promotions.add(read.code, now)) ? 'added' : 'taken', code: read.code }
}

type PromotionAdding = Pick<PromotionRepository, 'add'>

/** Ends a code at the moment `now`. */
export async function endCode(
  promotions: Pick<PromotionRepository, 'end'>,
  typed: string,
  now: Date,
): Promise<EndOutcome> {
  const code = normalizeCode(typed)
  return { kind: (await promotions.end(code, now)) ? 'ended' : 'unknown', code }
}

/** The code that was typed, unused yet, or the first thing that is wrong with it. */
export function readCode(
  typed: TypedCode,
  money: Money,
): { ok: true; code: PromotionCode } | { ok: false; problem: CodeProblem } {
  try {
    return { ok: true, code: codeOf(typed, money) }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem }
    throw error
  }
}

function codeOf(typed: TypedCode, money: Money): PromotionCode {
  const code = normalizeCode(typed.code)
  if (!isCode(code)) throw invalid('code', typed.code)
  const startsAt = readMoment('startsAt', typed.startsAt, 0)
  const endsAt = readMoment('endsAt', typed.endsAt, DAY_MILLISECONDS)
  if (startsAt !== undefined && endsAt !== undefined && startsAt >= endsAt) throw new Refused({ kind: 'period' })
  const maxUses = readCount('maxUses', typed.maxUses)
  const maxUsesPerEmail = readCount('maxUsesPerEmail', typed.maxUsesPerEmail)
  return {
    code,
    ...readEffect(typed, money),
    minimum: readAmount('minimum', typed.minimum ?? '0', money),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(maxUses !== undefined && { maxUses }),
    ...(maxUsesPerEmail !== undefined && { maxUsesPerEmail }),
    uses: 0,
  }
}

function invalid(field: Exclude<keyof TypedCode, 'freeShipping'>, got: string): Refused {
  return new Refused({ kind: 'invalid', field, got })
}

function readEffect({ percent, amount, freeShipping }: TypedCode, money: Money): PromotionEffect {
  if ([percent, amount, freeShipping || undefined].filter((value) => value !== undefined).length !== 1) {
    throw new Refused({ kind: 'effect' })
  }
  if (percent !== undefined) {
    const value = /^\d{1,3}(?:\.\d{1,2})?$/.test(percent) ? Number(percent) : 0
    if (value > 0 && value <= 100) return { kind: 'percent', value }
    throw invalid('percent', percent)
  }
  if (amount === undefined) return { kind: 'free-shipping', value: 0 }
  const value = readAmount('amount', amount, money)
  if (value <= 0) throw new Refused({ kind: 'zero', got: amount })
  return { kind: 'amount', value }
}

function readAmount(field: 'amount' | 'minimum', text: string, money: Money): Minor {
  const [, decimals = ''] = AMOUNT.exec(text) ?? []
  const amount = AMOUNT.test(text) && decimals.length <= money.currency.digits ? Number(text) : NaN
  if (money.isAmount(amount)) return money.toMinor(amount)
  throw invalid(field, text)
}

function readCount(field: 'maxUses' | 'maxUsesPerEmail', text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw invalid(field, text)
}

/** `dayLength` is what a day without a time reaches over, in milliseconds. */
function readMoment(field: 'startsAt' | 'endsAt', text: string | undefined, dayLength: number): string | undefined {
  if (text === undefined) return undefined
  const time = DAY.test(text) || INSTANT.test(text) ? Date.parse(text) : NaN
  // Date.parse takes 31 February for a day in March.
  const isDay =
    !Number.isNaN(time) && new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10))
  if (!isDay) throw invalid(field, text)
  return new Date(DAY.test(text) ? time + dayLength : time).toISOString()
}
