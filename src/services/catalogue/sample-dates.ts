/** Moves the dates of the sample catalogue to the day of seeding, so that it never looks dead (spec 3.7). */
import { parseDay, parseInstant } from '../import/fields/dates.ts'
import { isRecord } from '../import/fields/fields.ts'

const DAY = 86_400_000

/** A catalogue file before it is checked. */
export interface RawCatalogue {
  products: unknown[]
  categories: unknown[]
  brands: unknown[]
  reviews: unknown[]
}

/**
 * The catalogue with `offerDate`, `createdAt` and review dates moved by the whole days from `fromDay` (such as `2026-11-01`) to the day
 * of `to`, both in UTC. What is no date stays as it is, for the check to find.
 * @throws {RangeError} when `fromDay` is not a day.
 */
export function shiftDates(catalogue: RawCatalogue, fromDay: string, to: Date): RawCatalogue {
  if (parseDay(fromDay) === null)
    throw new RangeError(`shiftDates: expected a day such as 2026-11-01, got "${fromDay}"`)
  const days = Math.floor(to.getTime() / DAY) - Date.parse(fromDay) / DAY
  return {
    ...catalogue,
    products: catalogue.products.map((product) => shiftProduct(product, days)),
    reviews: catalogue.reviews.map((review) => shiftFields(review, ['date'], days)),
  }
}

function shiftProduct(product: unknown, days: number): unknown {
  const shifted = shiftFields(product, ['createdAt'], days)
  if (!isRecord(shifted)) return shifted
  if ('offerDate' in shifted) shifted.offerDate = shiftFields(shifted.offerDate, ['startDate', 'endDate'], days)
  if (Array.isArray(shifted.reviews)) {
    shifted.reviews = shifted.reviews.map((review: unknown) => shiftFields(review, ['date'], days))
  }
  return shifted
}

function shiftFields(value: unknown, names: readonly string[], days: number): unknown {
  if (!isRecord(value)) return value
  const shifted = { ...value }
  for (const name of names) if (name in shifted) shifted[name] = shiftDate(shifted[name], days)
  return shifted
}

/** A day stays a day, an instant an instant. */
function shiftDate(date: unknown, days: number): unknown {
  const instant = parseInstant(date)
  if (instant === null) return date
  const shifted = new Date(Date.parse(instant) + days * DAY).toISOString()
  return parseDay(date) === null ? shifted : shifted.slice(0, 10)
}
