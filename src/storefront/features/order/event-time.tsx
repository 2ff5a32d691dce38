/** The moment at which something happened: the shop's clock in the server's page, the reader's own once it is awake. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { momentText } from './moment-text.ts'

/** @param at ISO 8601 instant. */
export function EventTime({ at }: { at: string }) {
  const t = useOrderText()
  const frame = useFrameText()
  const awake = useHydrated()
  const moment = momentText(at, awake ? new Date(at).getTimezoneOffset() : 0, { t, frame })
  return <time dateTime={at}>{awake ? moment : t('inUtc', { moment })}</time>
}
