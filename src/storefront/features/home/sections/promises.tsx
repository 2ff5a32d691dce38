/** Four promises, taken from the owner's settings (spec 1.4). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { Package, RotateCcw, Tag, Truck } from 'lucide-react'
import { useRootData } from '../../../state/root-data.ts'
import { isAlwaysFree, lowestPrice, sendingWays } from '#domain/pricing/shipping.ts'
import { clockTime } from '../../../goods/order/dispatch.ts'
import './promises.css'

export function Promises() {
  const t = useHomeText()
  const frame = useFrameText()
  const { format } = useMoney()
  const { settings, isLive } = useRootData()
  const { returnDays, dispatchCutOff, shipping, taxSentence, contact } = settings
  const free = isAlwaysFree(shipping)
  const sends = sendingWays(shipping).length > 0
  const flat = shipping.find(({ id }) => id === 'flat-rate') ?? shipping[0]
  const [first, last] = flat?.days ?? [0, 0]
  const days = first === last ? String(first) : `${first}\u2013${last}`
  const promises = [
    { Icon: RotateCcw, title: t('returndaysDaysEasyReturns', { returnDays }), line: t('changedYourMindSendIt') },
    ...(sends
      ? [
          {
            Icon: Package,
            title: t('sameDayDispatch'),
            line: t(isLive ? 'forOrdersOnWorkingDays' : 'forOrdersBefore', {
              time: clockTime(dispatchCutOff, t.locale),
            }),
          },
          {
            Icon: Truck,
            title: free ? t('freeShipping') : t('shippingFrom', { price: format(lowestPrice(shipping)) }),
            line: flat?.id === 'flat-rate' ? t('orFlatRate', { days, last }) : '',
          },
        ]
      : [{ Icon: Package, title: frame('localPickup'), line: contact.address.join(', ') }]),
    { Icon: Tag, title: taxSentence, line: t('whatYouSeeIsWhat') },
  ]
  return (
    <section aria-label={t('whatWePromise')} className="shell">
      <ul className="promises">
        {promises.map(({ Icon, title, line }) => (
          <li key={title}>
            <Icon size={20} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-accent" />
            <p>
              <span className="block font-medium">{title}</span>
              <span className="block text-14 text-ink-2 max-md:sr-only">{line}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
