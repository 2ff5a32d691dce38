/** Payments and refunds that were noted, with who did it and why. */
import { instantText } from '../parts/instant-text.ts'
import { Section } from '../parts/section.tsx'
import { officeText as t } from '../texts/office.ts'
import type { MoneyAnswer, OrderAnswer } from './order-answers.ts'
import { amountText } from './order-words.ts'
import { actorName } from '../parts/actor-name.ts'

export function OrderMoney({ order: { money, currency } }: { order: OrderAnswer }) {
  if (money.length === 0) return null
  return (
    <Section title={t('moneyEntries')}>
      <ul className="office-rows">
        {money.map((entry) => (
          <li key={`${entry.kind} ${entry.at} ${entry.amount}`}>
            <span className="grid">
              <span className="font-medium">{sentence(entry, currency)}</span>
              {entry.note !== null && <span className="text-14 [overflow-wrap:anywhere]">{entry.note}</span>}
            </span>
            <span className="text-14 text-ink-2">
              <time dateTime={entry.at}>{instantText(entry.at)}</time>, {actorName(entry.by)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function sentence({ kind, amount, state }: MoneyAnswer, currency: string): string {
  const text = amountText(amount, currency)
  if (kind === 'payment') return t('paymentEntry', { amount: text })
  return state === 'due' ? t('refundDueEntry', { amount: text }) : t('refundEntry', { amount: text })
}
