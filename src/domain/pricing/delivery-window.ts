/** Owns when a parcel arrives: working days counted from the dispatch, which the daily cut-off decides. */

const DAY = 86_400_000
const MINUTE = 60_000

export interface DeliveryQuestion {
  /** Epoch milliseconds. */
  nowMs: number
  /** Minutes that the shop's clock is ahead of UTC; default 0. */
  utcOffsetMinutes?: number
  /** `HH:MM` on the shop's 24-hour clock; an order at that minute is too late. */
  cutOff: string
  /** Working days from dispatch to arrival, first and last. */
  days: readonly [number, number]
}

export interface DeliveryWindow {
  /** Ordered on a working day before the cut-off. */
  dispatchedToday: boolean
  /** Midnight UTC of the shop's calendar day on which it may arrive first: print it with the UTC time zone. */
  first: number
  last: number
}

/**
 * The days on which an order placed now arrives: Monday to Friday are working days, 0 days means the day of dispatch.
 * Throws a RangeError on a cut-off that is not `HH:MM` and on days that are not whole, negative or swapped. Spec 9.4.
 */
export function deliveryWindow({ nowMs, utcOffsetMinutes = 0, cutOff, days }: DeliveryQuestion): DeliveryWindow {
  const [first, last] = days
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0 || last < first) {
    throw new RangeError(
      `delivery days: expected two whole numbers, 0 or more, the first not above the last, got ${first} and ${last}`,
    )
  }
  const local = nowMs + utcOffsetMinutes * MINUTE
  const today = Math.floor(local / DAY) * DAY
  const dispatchedToday = isWorkingDay(today) && local - today < minuteOfDay(cutOff) * MINUTE
  const dispatch = dispatchedToday ? today : addWorkingDays(today, 1)
  return { dispatchedToday, first: addWorkingDays(dispatch, first), last: addWorkingDays(dispatch, last) }
}

function minuteOfDay(cutOff: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(cutOff)
  if (!match) throw new RangeError(`cut-off: expected a time such as 14:30, got "${cutOff}"`)
  return Number(match[1]) * 60 + Number(match[2])
}

function isWorkingDay(midnight: number): boolean {
  const weekday = new Date(midnight).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

function addWorkingDays(midnight: number, count: number): number {
  let day = midnight
  for (let left = count; left > 0;) {
    day += DAY
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
