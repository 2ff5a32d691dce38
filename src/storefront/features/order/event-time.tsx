/** The moment at which something happened: the shop's clock in the server's page, the reader's own once it is awake. */
import { useHydrated } from '#ui/use-hydrated.ts'
import { momentText } from './moment-text.ts'

/** @param at ISO 8601 instant. */
export function EventTime({ at }: { at: string }) {
  const awake = useHydrated()
  const text = momentText(at, awake ? new Date(at).getTimezoneOffset() : 0)
  return <time dateTime={at}>{awake ? text : `${text} UTC`}</time>
}
