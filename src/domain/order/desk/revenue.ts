/** Owns what an owner is told of the money of the last days: one row a day, and a month beside the one before it. */
import { minor, plus, type Minor, ZERO } from '#domain/money/minor.ts'

export interface RevenueDay {
  /** In UTC, as 2026-03-01. */
  day: string
  /** What its orders came to, less what went back of them; cancelled ones count for nothing. */
  amount: Minor
  orders: number
}

/** Days of a month. */
export const MONTH_DAYS = 30

const DAY = 86_400_000

/** The first of the last `days` days that end with the day of `now`. */
export function firstDay(now: Date, days: number): string {
  return new Date(now.getTime() - (days - 1) * DAY).toISOString().slice(0, 10)
}

/** The last `days` days, oldest first, with a row for each; `rows` are those on which there were orders. */
export function everyDay(rows: readonly RevenueDay[], now: Date, days: number): RevenueDay[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: days }, (_, at) => {
    const day = firstDay(now, days - at)
    return known.get(day) ?? { day, amount: ZERO, orders: 0 }
  })
}

export interface RevenueSum {
  amount: Minor
  orders: number
  /** Against the days before, in whole percent; null where there was nothing to compare with. */
  change: number | null
}

/** The later half of `days` beside the earlier one. */
export function compareHalves(days: readonly RevenueDay[]): RevenueSum {
  const half = days.length / 2
  const [before, last] = [sumOfDays(days.slice(0, half)), sumOfDays(days.slice(half))]
  return {
    ...last,
    change: before.amount > 0 ? Math.round(((last.amount - before.amount) / before.amount) * 100) : null,
  }
}

function sumOfDays(days: readonly RevenueDay[]): { amount: Minor; orders: number } {
  return days.reduce((sum, day) => ({ amount: plus(sum.amount, day.amount), orders: sum.orders + day.orders }), {
    amount: minor(0),
    orders: 0,
  })
}
