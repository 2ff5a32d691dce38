/** The way to withdraw from an order, on its page, for as long as the law gives; and what has been declared (docs/specification.md, 10.15). */
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { offersWithdrawal, withdrawalEnds } from '#domain/order/withdrawal.ts'
import { Link } from '#ui/link.tsx'
import { useNow } from '#ui/use-now.ts'
import { links } from '../../../links.ts'
import { reviewDate } from '../../review/review-date.ts'
import { HelpEntry } from '../help-entry.tsx'
import { TakenWithdrawals } from './taken-withdrawals.tsx'

/** Milliseconds of a day. */
const DAY = 86_400_000

export function WithdrawEntry({ order }: { order: Order }) {
  const t = useOrderText()
  const now = useNow()
  const ends = withdrawalEnds(order)
  // The server's page offers it: whoever is late is told on the next one.
  const offered = now === null || offersWithdrawal(order, now)
  const taken = (order.withdrawals ?? []).length > 0
  if (!offered && !taken) return null
  return (
    <HelpEntry title={t('withdrawal')}>
      {taken && <TakenWithdrawals order={order} />}
      {offered && (
        <>
          <p className={taken ? 'mt-4' : undefined}>
            {ends === null
              ? t('canWithdraw')
              : t('canWithdrawUntil', { until: reviewDate(new Date(ends - DAY).toISOString(), t.locale) })}
          </p>
          {/* A document of its own, whose form says where it comes from. */}
          <Link to={links.withdraw(order)} reloadDocument className="print-hidden relative mt-3 hit link-rule text-ink">
            {t('withdrawHere')}
          </Link>
        </>
      )}
    </HelpEntry>
  )
}
