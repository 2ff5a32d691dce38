/** The words about the daily cut-off. */
import type { GroupText } from '#texts/text-pack.ts'

/** `14:30` as a shopper reads it: 2.30pm in English, where `15:00` is 3pm; elsewhere as its language (BCP 47) writes times. */
export function clockTime(cutOff: string, locale: string): string {
  const [hour = 0, minute = 0] = cutOff.split(':').map(Number)
  if (!/^en\b/.test(locale)) {
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2000, 0, 1, hour, minute),
    )
  }
  const rest = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${rest}${hour < 12 ? 'am' : 'pm'}`
}

/** Time from `nowMs` (epoch milliseconds) to the cut-off of the same UTC day: "2 h 14 min", at least "1 min". */
export function timeLeft(cutOff: string, nowMs: number, t: GroupText<'frame'>): string {
  const [hour = 0, minute = 0] = cutOff.split(':').map(Number)
  const now = Math.floor(nowMs / 60_000) % 1440
  const left = Math.max(1, hour * 60 + minute - now)
  return left < 60
    ? t('minutesLeft', { minutes: left })
    : t('hoursLeft', { hours: Math.floor(left / 60), minutes: left % 60 })
}
