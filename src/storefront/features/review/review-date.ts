/** A review's date as it is read: the same for everybody. */

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "12 November 2026"; a date that cannot be read stays as it is. */
export function reviewDate(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : DATE.format(time)
}
