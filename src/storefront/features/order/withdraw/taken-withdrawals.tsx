/** What has been declared of an order, to be read again: when it came, and of what. */
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { withdrawnLines } from '#domain/order/withdrawal.ts'
import { CircleCheck } from 'lucide-react'

export function TakenWithdrawals({ order }: { order: Pick<Order, 'withdrawals' | 'lines'> }) {
  const t = useOrderText()
  const moments = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
  return (
    <ul className="grid gap-5">
      {(order.withdrawals ?? []).map((one) => (
        <li key={one.id} className="flex gap-3">
          <CircleCheck size={22} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-success" />
          <span>
            <span className="block font-medium">
              <time dateTime={one.at}>
                {t('withdrawnAt', { moment: t('inUtc', { moment: moments.format(Date.parse(one.at)) }) })}
              </time>
            </span>
            <span className="block text-ink-2">
              {withdrawnLines(one, order)
                .map(({ title }) => title)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
