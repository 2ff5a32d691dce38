/** Tells the page of the moments at which a reduction begins and ends, so that it asks the shop again. */
import { SALE_TURNED } from '../../state/sale-turned.ts'

/** Milliseconds behind the moment: the shop needs a few of them, and the browser's clock may be ahead of its. */
const TELL_AFTER = [150, 2000, 10_000] as const
/** Not every browser that is open asks within the same moment; milliseconds. */
const SPREAD = 300
/** What a timer holds at most, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/** By moment in epoch milliseconds, with those that wait for it: many cards share a sale. */
const waiting = new Map<number, { count: number; timer: ReturnType<typeof setTimeout> }>()

/** Gives a function that ends it. */
export function followSale({ startDate, endDate }: { startDate: string; endDate?: string | undefined }): () => void {
  const ends = [startDate, endDate].map((date) => (date === undefined ? undefined : waitFor(Date.parse(date))))
  return () => ends.forEach((end) => end?.())
}

function waitFor(moment: number): (() => void) | undefined {
  const left = moment - Date.now()
  if (!(left > 0 && left < LONGEST)) return undefined
  const known = waiting.get(moment)
  if (known) known.count += 1
  else waiting.set(moment, { count: 1, timer: setTimeout(() => tell(moment), left) })
  return () => {
    const entry = waiting.get(moment)
    if (!entry || --entry.count > 0) return
    clearTimeout(entry.timer)
    waiting.delete(moment)
  }
}

function tell(moment: number): void {
  waiting.delete(moment)
  const spread = Math.random() * SPREAD
  for (const after of TELL_AFTER) setTimeout(() => dispatchEvent(new Event(SALE_TURNED)), after + spread)
}
