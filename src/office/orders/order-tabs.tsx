/** The tabs of the inbox with how many orders stand in each; on narrow screens a strip that can be moved sideways. */
import { ORDER_TABS, type OrderTab } from '#domain/order/desk/order-tabs.ts'
import { officeText as t } from '../texts/office.ts'
import type { OrderListAnswer } from './order-answers.ts'
import { TAB_NAMES } from './order-words.ts'

interface OrderTabsProps {
  tab: OrderTab
  counts: OrderListAnswer['counts'] | null
  onTab: (tab: OrderTab) => void
}

/** A shop that nobody withdraws from has no tab for it. */
export function OrderTabs({ tab, counts, onTab }: OrderTabsProps) {
  return (
    <nav aria-label={t('tabs')} className="min-w-0">
      <ul className="office-tabs">
        {ORDER_TABS.filter((one) => one !== 'withdrawn' || one === tab || (counts?.withdrawn ?? 0) > 0).map((one) => (
          <li key={one}>
            <button type="button" aria-current={one === tab ? 'page' : undefined} onClick={() => onTab(one)}>
              {t(TAB_NAMES[one])}
              <span className="office-count">{counts?.[one] ?? ''}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
