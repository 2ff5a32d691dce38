/** One part below the pictures: the panel of a tab, or on phones a part of an accordion whose first line stays in view (usability 25). */
import { usePageLocale } from '#storefront/texts/group-texts.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DetailsTabId, panelId, type TabState, tabId } from './use-details-tabs.ts'

interface DetailsPanelProps {
  id: DetailsTabId
  title: string
  count: number | undefined
  state: TabState
  children: ReactNode
}

export function DetailsPanel({ id, title, count, state, children }: DetailsPanelProps) {
  const locale = usePageLocale()
  const chosen = state.chosen === id
  const open = state.isOpen(id)
  const Icon = open ? Minus : Plus
  // Beside another tab's panel the reviews are a preview, not a panel of their own.
  const role = chosen ? 'tabpanel' : 'region'
  return (
    <section
      id={panelId(id)}
      role={role}
      aria-labelledby={tabId(id)}
      tabIndex={-1}
      className="details-panel"
      data-chosen={chosen ? '' : undefined}
      data-open={open ? '' : undefined}
    >
      <h2 className="details-panel-head">
        <span className="details-panel-title">{title}</span>
        <button type="button" aria-expanded={open} onClick={() => state.toggle(id)} className="details-panel-toggle">
          <span>
            {title}
            {count !== undefined && <span className="font-normal text-ink-2"> ({formatNumber(count, locale)})</span>}
          </span>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
        </button>
      </h2>
      <div className="details-panel-body">{children}</div>
    </section>
  )
}
