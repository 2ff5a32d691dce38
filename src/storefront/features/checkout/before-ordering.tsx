/** What a consumer of the European Union is told before ordering: the legal guarantee and the right of withdrawal (docs/specification.md, 12.4). */
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { type MarketSettings, shownWords } from '#domain/shop/market-settings.ts'
import { ShieldCheck, Undo2 } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { rich } from '#ui/rich.tsx'
import { links } from '../../links.ts'

const LINE = 'mt-3 flex gap-3 text-14 text-ink-2'
const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true, className: 'mt-px shrink-0' } as const

export function BeforeOrdering({ market }: { market: MarketSettings }) {
  const t = useCheckoutText()
  return (
    <>
      <p className={LINE}>
        <Undo2 {...ICON} />
        <span>
          {rich(t('withdrawBefore'), (words) => (
            <Link to={links.page('withdrawal')} className="link-text text-ink">
              {words}
            </Link>
          ))}
        </span>
      </p>
      <p className={LINE}>
        <ShieldCheck {...ICON} />
        <span>
          <strong className="font-medium text-ink">{t('guaranteeTitle')}.</strong>{' '}
          {shownWords(market, 'guarantee') || t('guarantee')}
        </span>
      </p>
    </>
  )
}
