/** Whole numbers as people read them. */

/** English is written without `Intl`, whose first formatter takes a browser 20 ms and more while a page wakes up. */
const ENGLISH = /^en(?:-US)?$/

const made = new Map<string, Intl.NumberFormat>()

/** `1,234,567` as a locale (BCP 47) writes it, on server and in browsers alike. */
export function formatNumber(whole: number, locale: string): string {
  if (ENGLISH.test(locale)) return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
  const format = made.get(locale) ?? new Intl.NumberFormat(locale)
  made.set(locale, format)
  return format.format(whole)
}
