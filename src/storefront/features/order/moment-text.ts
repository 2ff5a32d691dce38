/** A moment as the shop writes it, the same for everybody. */
import type { OrderTexts } from './order-story.ts'
import { dayRange } from '../../goods/order/delivery-text.ts'
import { clockTime } from '../../goods/order/dispatch.ts'

/**
 * "Thu 19 Nov, 1.05pm". `at` is an ISO 8601 instant, `offsetMinutes` what `getTimezoneOffset` gives: UTC less the clock that
 * is meant.
 */
export function momentText(at: string, offsetMinutes: number, { t, frame }: OrderTexts): string {
  const local = new Date(Date.parse(at) - offsetMinutes * 60_000)
  const time = clockTime(local.toISOString().slice(11, 16), t.locale)
  return t('moment', { day: dayRange(local.getTime(), local.getTime(), frame), time })
}
