/** What was ordered, and what it came to. */
import { Section } from '../parts/section.tsx'
import { officeText as t } from '../texts/office.ts'
import type { OrderAnswer } from './order-answers.ts'
import { amountText } from './order-words.ts'

export function OrderItems({ order }: { order: OrderAnswer }) {
  const { currency, lines, account } = order
  const sums: [string, number][] = [
    [t('subtotal'), order.subtotal],
    ...(order.discount > 0
      ? [
          [order.code === null ? t('discountRow') : t('codeDiscount', { code: order.code }), -order.discount] as [
            string,
            number,
          ],
        ]
      : []),
    [t('shippingRow', { method: order.shippingMethod }), order.shipping],
    ...order.taxes.map(({ name, percent, amount }): [string, number] => [t('taxRow', { name, percent }), amount]),
  ]
  return (
    <Section title={t('items')}>
      <ul className="office-rows">
        {lines.map((line) => (
          <li key={line.position} className="!flex-nowrap">
            <span className="flex min-w-0 items-center gap-3">
              <img src={line.img} alt="" width={44} height={55} loading="lazy" className="office-thumb" />
              <span className="grid min-w-0">
                <span className="font-medium [overflow-wrap:anywhere]">
                  {line.quantity} × {line.title}
                </span>
                <span className="text-14 text-ink-2 [overflow-wrap:anywhere]">
                  {[...line.choice, line.sku].filter(Boolean).join(' · ')}
                  {line.returned > 0 && ` · ${t('itemsReturned', { count: line.returned })}`}
                </span>
              </span>
            </span>
            <span className="shrink-0">{amountText(line.total, currency)}</span>
          </li>
        ))}
      </ul>
      <dl className="office-sums">
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amountText(amount, currency)}</dd>
          </div>
        ))}
        <div className="font-medium">
          <dt>{t('total')}</dt>
          <dd>{amountText(order.total, currency)}</dd>
        </div>
        <Sum name={t('paidRow')} amount={account.paid} currency={currency} />
        <Sum name={t('refundedRow')} amount={-account.refunded} currency={currency} />
        <Sum name={t('openRow')} amount={account.open} currency={currency} />
      </dl>
    </Section>
  )
}

function Sum({ name, amount, currency }: { name: string; amount: number; currency: string }) {
  if (amount === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amountText(amount, currency)}</dd>
    </div>
  )
}
