/** What needs a hand, each with the way to it. */
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Section } from '../parts/section.tsx'
import { officeText as t } from '../texts/office.ts'
import type { TodayAnswer } from './today-answer.ts'

export function ToDo({ orders, reviewsWaiting }: Pick<TodayAnswer, 'orders' | 'reviewsWaiting'>) {
  const entries = [
    { to: '/orders?tab=to-pack', count: orders['to-pack'], words: t('todoPack', { count: orders['to-pack'] }) },
    { to: '/orders?tab=to-ship', count: orders['to-ship'], words: t('todoShip', { count: orders['to-ship'] }) },
    {
      to: '/orders?tab=withdrawn',
      count: orders.withdrawn,
      words: t('todoWithdrawn', { count: orders.withdrawn }),
    },
    { to: '/orders?tab=unpaid', count: orders.unpaid, words: t('todoUnpaid', { count: orders.unpaid }) },
    { to: '/reviews', count: reviewsWaiting, words: t('todoReviews', { count: reviewsWaiting }) },
  ].filter(({ count }) => count > 0)
  return (
    <Section title={t('toDo')}>
      {entries.length === 0 ? (
        <p className="text-ink-2">{t('nothingToDo')}</p>
      ) : (
        <ul className="-mx-2">
          {entries.map(({ to, words }) => (
            <li key={to} className="border-t border-line first:border-t-0">
              <Link
                to={to}
                className="flex min-h-12 items-center justify-between gap-4 rounded-field px-2 transition-colors hover:bg-tile"
              >
                <span className="font-medium">{words}</span>
                <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-ink-2" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
