/** Orders as rows: a table where there is room, and on phones a line of three things each. */
import { Link } from 'react-router'
import { instantText } from '../parts/instant-text.ts'
import { officeText as t } from '../texts/office.ts'
import type { OrderRow } from './order-answers.ts'
import { amountText } from './order-words.ts'
import { MoneyMark, StateMark } from './state-mark.tsx'

interface OrderTableProps {
  rows: readonly OrderRow[]
  /** ISO 4217. */
  currency: string
  /** What came in while the page was open. */
  freshest: ReadonlySet<string>
  /** Absent where nothing can be done with several. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
}

export function OrderTable({ rows, currency, freshest, selected, onSelect }: OrderTableProps) {
  const isAll = selected !== undefined && rows.every(({ number }) => selected.has(number))
  function toggle(number: string, isOn: boolean) {
    const next = new Set(selected)
    if (isOn) next.add(number)
    else next.delete(number)
    onSelect?.(next)
  }
  return (
    <div className="overflow-hidden rounded-tile border border-line bg-raised">
      <table className="office-orders">
        <thead>
          <tr>
            {onSelect && (
              <td>
                <label className="office-check">
                  <input
                    type="checkbox"
                    aria-label={t('selectAll')}
                    checked={isAll}
                    onChange={(event) =>
                      onSelect(new Set(event.currentTarget.checked ? rows.map(({ number }) => number) : []))
                    }
                  />
                </label>
              </td>
            )}
            <th scope="col">{t('order')}</th>
            <th scope="col">{t('shopper')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} data-fresh={freshest.has(row.number) || undefined}>
              {onSelect && (
                <td>
                  <label className="office-check">
                    <input
                      type="checkbox"
                      aria-label={t('selectOrder', { number: row.number })}
                      checked={selected?.has(row.number) ?? false}
                      onChange={(event) => toggle(row.number, event.currentTarget.checked)}
                    />
                  </label>
                </td>
              )}
              <td className="office-order-number">
                <Link to={`/orders/${row.number}`} className="office-row-link">
                  {row.number}
                </Link>
                <time dateTime={row.placedAt}>{instantText(row.placedAt)}</time>
              </td>
              <td className="office-order-who">
                <span>{row.name === '' ? t('somebodyShopper') : row.name}</span>
                <span className="text-14 text-ink-2">{[row.city, row.country].filter(Boolean).join(', ')}</span>
              </td>
              <td className="office-order-state">
                <span className="flex flex-wrap gap-1.5">
                  <StateMark state={row.state} />
                  {row.state !== 'paid' && <MoneyMark money={row.money} />}
                </span>
              </td>
              <td className="office-order-total">
                <span className="font-medium">{amountText(row.total, currency)}</span>
                <span className="text-14 text-ink-2">{t('pieces', { count: row.pieces })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
