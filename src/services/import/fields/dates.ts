/** Dates of catalogue files: ISO 8601 only, and only days that the calendar has. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** As it is stored; most files that another shop wrote have it so. */
const STORED = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** A day such as `2026-10-20`, or null. */
export function parseDay(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value) ? value : null
}

/** The instant in UTC as `2026-10-20T09:00:00.000Z`, or null; a day is its first moment, and a missing offset is UTC. */
export function parseInstant(value: unknown): string | null {
  if (typeof value === 'string' && STORED.test(value)) return isRealDay(value) ? value : null
  const match = typeof value === 'string' ? ISO.exec(value) : null
  if (typeof value !== 'string' || !match || !isRealDay(value.slice(0, 10))) return null
  const hasTime = value.length > 10
  const instant = new Date(hasTime && match[4] === undefined ? `${value}Z` : value)
  if (Number.isNaN(instant.getTime())) return null
  const text = instant.toISOString()
  // Years outside 0001 to 9999 are written longer and would not sort as text.
  return text.length === 24 && !text.startsWith('0000') ? text : null
}

/** Whether the calendar has the day with which `text` begins, since JavaScript takes 30 February for 2 March. */
function isRealDay(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
}
