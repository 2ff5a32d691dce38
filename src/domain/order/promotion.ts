/** Owns promotion codes: when one holds, and what it takes off an order. */
import { lesser, minor, type Minor, ZERO } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'

export type PromotionKind = 'percent' | 'amount' | 'free-shipping'

/** What a code does: a percentage above 0 and up to 100 with at most two decimals, an amount, or free shipping, whose value is 0. */
export type PromotionEffect =
  | { kind: 'amount'; value: Minor }
  | { kind: Exclude<PromotionKind, 'amount'>; value: number }

export type PromotionCode = PromotionEffect & {
  /** As `normalizeCode` gives it. */
  code: string
  /** The subtotal from which it holds. */
  minimum: Minor
  /** ISO 8601 instants: from the first on, and before the second. */
  startsAt?: string
  endsAt?: string
  maxUses?: number
  maxUsesPerEmail?: number
  /** Orders that hold it now; a cancelled one gives its use back. */
  uses: number
}

/** What is known of a code that somebody typed. */
export interface TypedPromotion {
  typed: string
  /** Null where there is no such code. */
  code: PromotionCode | null
  /** Orders of the same e-mail that hold it; 0 where no e-mail is known yet. */
  usesByEmail: number
}

const CODE = /^[A-Z0-9](?:[A-Z0-9_-]{0,38}[A-Z0-9])?$/

/** A code as it is kept and compared: without white space around it, in capitals. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Whether a text is a code at all: 1 to 40 of A-Z, 0-9, - and _, with a letter or digit at both ends. */
export function isCode(text: string): boolean {
  return CODE.test(text)
}

/** The sentence that says why a code does not hold for a subtotal at a moment, or null where it holds. Spec 10.6. */
export function promotionRefusal(
  { typed, code, usesByEmail }: TypedPromotion,
  subtotal: Minor,
  now: Date,
  money: Pick<Money, 'format'>,
): string | null {
  if (!code) return `The code "${typed.trim()}" is not known.`
  if (code.startsAt !== undefined && now < new Date(code.startsAt)) return `The code ${code.code} does not hold yet.`
  if (code.endsAt !== undefined && now >= new Date(code.endsAt)) return `The code ${code.code} has ended.`
  if (code.maxUses !== undefined && code.uses >= code.maxUses) return `The code ${code.code} has been used up.`
  if (code.maxUsesPerEmail !== undefined && usesByEmail >= code.maxUsesPerEmail) {
    return `The code ${code.code} has been used with this e-mail address already.`
  }
  if (subtotal < code.minimum) return `The code ${code.code} needs an order of ${money.format(code.minimum)} or more.`
  return null
}

/**
 * What a code that holds makes of a subtotal and the price of shipping: a percentage is rounded half up to a minor unit once, and no
 * discount is above the subtotal. Spec 10.6.
 */
export function applyPromotion(
  code: PromotionEffect | null,
  subtotal: Minor,
  shipping: Minor,
): { discount: Minor; shipping: Minor } {
  if (code?.kind === 'percent') return { discount: lesser(subtotal, percentOf(subtotal, code.value)), shipping }
  if (code?.kind === 'amount') return { discount: lesser(subtotal, code.value), shipping }
  return { discount: ZERO, shipping: code ? ZERO : shipping }
}

/** In whole numbers of any size: a large order times ten thousand is more than a number holds exactly. */
function percentOf(amount: Minor, percent: number): Minor {
  return minor(Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 5000n) / 10_000n))
}
