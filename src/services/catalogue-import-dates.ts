/** Dates of catalogue files: ISO 8601 only, and only days that the calendar has. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** A day such as `2026-10-20`, or null. */
export function parseDay(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value) ? value : null
}

/** The instant in UTC as `2026-10-20T09:00:00.000Z`, or null; a day is its first moment, and a missing offset is UTC. */
export function parseInstant(value: unknown): string | null {
  const match = typeof value === 'string' ? ISO.exec(value) : null
  if (typeof value !== 'string' || !match || !isRealDay(value.slice(0, 10))) return null
  const hasTime = value.length > 10
  const instant = new Date(hasTime && match[4] === undefined ? `${value}Z` : value)
  if (Number.isNaN(instant.getTime())) return null
  const text = instant.toISOString()
  // Years outside 0001 to 9999 are written longer and would not sort as text.
  return text.length === 24 && !text.startsWith('0000') ? text : null
}

/** JavaScript takes 30 February for 2 March. */
function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day && !day.startsWith('0000')
}
