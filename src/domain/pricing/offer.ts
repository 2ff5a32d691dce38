/** Owns what an offer's dates say: whether a reduction holds, and the countdown to its end. */
import type { OfferDate } from '#domain/catalogue/product/product.ts'

export interface Countdown {
  days: number
  hours: number
  minutes: number
  seconds: number
  over: boolean
}

/**
 * Time left until `endDate` (ISO 8601 instant in UTC) at `nowMs` (epoch milliseconds), never below 0.
 * Throws a RangeError on a date that cannot be read. Spec 4.14.
 */
export function countdown(endDate: string, nowMs: number): Countdown {
  const left = Math.max(0, Math.ceil((instant(endDate) - nowMs) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: left === 0,
  }
}

/** Whether `nowMs` (epoch milliseconds) lies within the offer; the end itself is outside. Throws as `countdown` does. */
export function isOfferRunning(offer: OfferDate | undefined, nowMs: number): boolean {
  if (offer === undefined || nowMs < instant(offer.startDate)) return false
  return offer.endDate === undefined || nowMs < instant(offer.endDate)
}

/**
 * Whether a reduction holds at `nowMs` (epoch milliseconds): one without dates always does, one with dates from its start on and until
 * its end. Throws as `countdown` does. Spec 9.2.
 */
export function isReductionOn(offer: OfferDate | undefined, nowMs: number): boolean {
  return offer === undefined || isOfferRunning(offer, nowMs)
}

function instant(date: string): number {
  const ms = Date.parse(date)
  if (Number.isNaN(ms)) throw new RangeError(`offer date: expected an ISO 8601 instant, got "${date}"`)
  return ms
}
