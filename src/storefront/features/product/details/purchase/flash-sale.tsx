/** The countdown to an offer's end; an expired one shows zeros (spec 4.14). */
import type { GroupText } from '#texts/text-pack.ts'
import { useProductText } from '#storefront/texts/product.ts'
import { countdown } from '#domain/pricing/offer.ts'
import { Countdown } from '#ui/countdown.tsx'
import { useNow } from '#ui/use-now.ts'

/** `endDate` is an ISO 8601 instant. */
export function FlashSale({ endDate }: { endDate: string }) {
  const t = useProductText()
  const now = useNow()
  return (
    <div className="flash-sale needs-script">
      <div>
        <p className="font-bold">{t('flashSale')}</p>
        <p className="min-h-5 text-14 text-ink-2">{now !== null && endSentence(endDate, now, t)}</p>
      </div>
      <Countdown label={t('timeLeftInTheFlash')} timeLeft={(nowMs) => countdown(endDate, nowMs)} />
    </div>
  )
}

/** English dates are British, whoever reads: "Tue 24 Nov", "17:00". */
const tagOf = (locale: string) => (/^en\b/.test(locale) ? 'en-GB' : locale)

/** In the shopper's own time zone, which is why it is said in the browser alone. */
function endSentence(endDate: string, nowMs: number, t: GroupText<'product'>): string {
  if (countdown(endDate, nowMs).over) return t('offerEnded')
  const end = Date.parse(endDate)
  const tag = tagOf(t.locale)
  const day = (at: number) =>
    new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' }).format(at)
  const date = new Date(end)
  // Midnight belongs to the day that it ends.
  if (date.getHours() === 0 && date.getMinutes() === 0) return t('offerEndsMidnight', { day: day(end - 1) })
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(end)
  return t('offerEnds', { day: day(end), time })
}
