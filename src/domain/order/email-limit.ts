/** Owns how many orders one mailbox may place: each brings mails, and nobody shall be flooded with those that a stranger asked for. */

/** Milliseconds in which the orders of a mailbox are counted, at any moment the latest. */
export const EMAIL_WINDOW = 3_600_000

/**
 * Whole seconds until a mailbox may order again, 1 to 3600, where `full` (ISO 8601) is when the order was placed that fills its number. An
 * order of the future, as after a clock was set back, holds nobody longer than the window.
 */
export function secondsToWait(full: string, now: Date): number {
  const left = new Date(full).getTime() + EMAIL_WINDOW - now.getTime()
  return Math.ceil(Math.min(EMAIL_WINDOW, Math.max(1, left)) / 1000)
}
