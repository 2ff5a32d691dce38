/** What happened to an order, the newest first: its states, with what the shopper was told, and what came back. */
import { instantText } from '../parts/instant-text.ts'
import { Section } from '../parts/section.tsx'
import { officeText as t } from '../texts/office.ts'
import type { OrderAnswer } from './order-answers.ts'

interface Happening {
  at: string
  title: string
  note: string | null
}

export function OrderTimeline({ order }: { order: OrderAnswer }) {
  const states = order.history.map(({ state, at, note }): Happening => ({ at, title: t(state), note }))
  const returns = [...Map.groupBy(order.returns, ({ at }) => at)].map(([at, pieces]): Happening => ({
    at,
    title: t('cameBack', { count: pieces.reduce((sum, { quantity }) => sum + quantity, 0) }),
    note: pieces.some(({ restock }) => restock) ? t('intoStock') : null,
  }))
  const all = [...states, ...returns].toSorted((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <Section title={t('timeline')}>
      <ol className="office-rows">
        {all.map(({ at, title, note }) => (
          <li key={at + title}>
            <span className="grid min-w-0">
              <span className="font-medium">{title}</span>
              {note !== null && <span className="text-14 [overflow-wrap:anywhere]">{note}</span>}
            </span>
            <time dateTime={at} className="text-14 text-ink-2">
              {instantText(at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}
