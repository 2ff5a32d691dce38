/** What the shopper has declared: a withdrawal from the whole order or from some of its goods. */
import { Section } from '../parts/section.tsx'
import { instantText } from '../parts/instant-text.ts'
import { officeText as t } from '../texts/office.ts'
import type { OrderAnswer } from './order-answers.ts'

export function OrderWithdrawals({ order: { withdrawals, lines } }: { order: OrderAnswer }) {
  if (withdrawals.length === 0) return null
  return (
    <Section title={t('withdrawals')}>
      <ul className="grid gap-4 [overflow-wrap:anywhere]">
        {withdrawals.map((one) => (
          <li key={one.id}>
            <p className="font-medium">{t('withdrawnBy', { name: one.name, time: instantText(one.at) })}</p>
            {one.late && <p className="font-medium text-sale">{t('withdrawnLate')}</p>}
            {one.lines === null ? (
              <p className="text-ink-2">{t('withdrawnWhole')}</p>
            ) : (
              <ul className="text-ink-2">
                {lines
                  .filter(({ position }) => one.lines?.includes(position))
                  .map(({ position, title, choice }) => (
                    <li key={position}>{[title, ...choice].join(', ')}</li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
