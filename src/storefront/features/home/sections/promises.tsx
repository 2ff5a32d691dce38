/** Four promises, taken from the owner's settings (spec 1.4). */
import { formatMoney } from '#domain/shop/shop-money.ts'
import { Package, RotateCcw, Tag, Truck } from 'lucide-react'
import { useRootData } from '../../../state/root-data.ts'
import { clockTime } from '../../../goods/order/dispatch.ts'
import './promises.css'

export function Promises() {
  const { returnDays, dispatchCutOff, shipping, taxSentence } = useRootData().settings
  const free = shipping.free.price === 0
  const [first, last] = shipping.flatRate.days
  const days = first === last ? String(first) : `${first}\u2013${last}`
  const promises = [
    { Icon: RotateCcw, title: `${returnDays} days easy returns`, line: 'Changed your mind? Send it back.' },
    { Icon: Package, title: 'Same-day dispatch', line: `For orders before ${clockTime(dispatchCutOff)}` },
    {
      Icon: Truck,
      title: free ? 'Free shipping' : `Shipping from ${formatMoney(shipping.free.price)}`,
      line: `Or flat rate, ${days} working ${last === 1 ? 'day' : 'days'}`,
    },
    { Icon: Tag, title: taxSentence, line: 'What you see is what you pay' },
  ]
  return (
    <section aria-label="What we promise" className="shell">
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
