/** The countdown to an offer's end; an expired one shows zeros (spec 4.14). */
import { useProductText } from '#storefront/texts/product.ts'
import type { OfferDate } from '#domain/catalogue/product/product.ts'
import { countdown } from '#domain/pricing/offer.ts'
import { Countdown } from '#ui/countdown.tsx'
import { useNow } from '#ui/use-now.ts'

export function FlashSale({ offer }: { offer: OfferDate }) {
  const t = useProductText()
  const now = useNow()
  return (
    <div className="flash-sale needs-script">
      <div>
        <p className="font-bold">{t('flashSale')}</p>
        <p className="min-h-5 text-14 text-ink-2">{now !== null && endSentence(offer.endDate, now)}</p>
      </div>
      <Countdown label={t('timeLeftInTheFlash')} timeLeft={(nowMs) => countdown(offer.endDate, nowMs)} />
    </div>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** In the shopper's own time zone, which is why it is said in the browser alone. */
function endSentence(endDate: string, nowMs: number): string {
  if (countdown(endDate, nowMs).over) return 'This offer has ended'
  const end = Date.parse(endDate)
  const time = TIME.format(end)
  // Midnight belongs to the day that it ends.
  return time === '00:00' ? `Offer ends ${DAY.format(end - 1)}, midnight` : `Offer ends ${DAY.format(end)}, ${time}`
}
