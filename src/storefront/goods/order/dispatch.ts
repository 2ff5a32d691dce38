/** The words about the daily cut-off. */

/** `14:30` as a shopper reads it: 2.30pm; `15:00` is 3pm. */
export function clockTime(cutOff: string): string {
  const [hour = 0, minute = 0] = cutOff.split(':').map(Number)
  const rest = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${rest}${hour < 12 ? 'am' : 'pm'}`
}

/** Time from `nowMs` (epoch milliseconds) to the cut-off of the same UTC day: "2 h 14 min", at least "1 min". */
export function timeLeft(cutOff: string, nowMs: number): string {
  const [hour = 0, minute = 0] = cutOff.split(':').map(Number)
  const now = Math.floor(nowMs / 60_000) % 1440
  const left = Math.max(1, hour * 60 + minute - now)
  return left < 60 ? `${left} min` : `${Math.floor(left / 60)} h ${left % 60} min`
}
