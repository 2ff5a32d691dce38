/** A day as it is read on reviews and orders: in the language of the page, the same for everybody. */

const made = new Map<string, Intl.DateTimeFormat>()

/** "12 November 2026", by BCP 47 tag; a date that cannot be read stays as it is. */
export function reviewDate(date: string, locale: string): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  // The day comes first in the shop's English, as in most languages.
  const tag = /^en(?:-US)?$/.test(locale) ? 'en-GB' : locale
  const format =
    made.get(tag) ?? new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  made.set(tag, format)
  return format.format(time)
}
