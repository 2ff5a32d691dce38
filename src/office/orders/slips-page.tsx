/** Packing slips, one a sheet, made for print: what goes into the box and where it goes, without prices. */
import { Printer } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useAnswer } from '../calls/use-answer.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { shopName } from '../shop-name.ts'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import type { OrderAnswer } from './order-answers.ts'

/** Slips that are printed at once at most. */
const MOST = 200

export function SlipsPage() {
  const { number } = useParams()
  const [params] = useSearchParams()
  const numbers = number === undefined ? (params.get('numbers') ?? '').split(',').filter(Boolean) : [number]
  return (
    <>
      <div className="print-hidden">
        <PageHead title={t(number === undefined ? 'slips' : 'slip')}>
          <Button size="small" onClick={() => print()}>
            <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
            {t('print')}
          </Button>
        </PageHead>
      </div>
      <div className="office-sheets">
        {numbers.slice(0, MOST).map((one) => (
          <Slip key={one} number={one} />
        ))}
      </div>
      <p className="print-hidden mt-6">
        <Link to={number === undefined ? '/orders' : `/orders/${number}`} className="link-text">
          {number ?? t('backToOrders')}
        </Link>
      </p>
    </>
  )
}

function Slip({ number }: { number: string }) {
  const { body: order, refusal } = useAnswer<OrderAnswer>(`orders/${encodeURIComponent(number)}`)
  if (refusal) return <Notice kind="bad" text={refusal.detail} />
  if (!order) return <Waiting />
  return (
    <article className="office-sheet" aria-label={`${t('slip')} ${order.number}`}>
      <header className="flex items-start justify-between gap-6">
        <p className="wordmark text-22">{shopName()}</p>
        <div className="text-end">
          <h2 className="text-16 font-medium">{t('slip')}</h2>
          <p>{order.number}</p>
          <p className="text-14">{new Date(order.placedAt).toLocaleDateString(t.locale, { dateStyle: 'medium' })}</p>
        </div>
      </header>
      <address className="my-8 text-16 not-italic">
        {order.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('quantityHead')}</th>
            <th scope="col">{t('itemHead')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position}>
              <td>{line.quantity}</td>
              <td>
                {line.title}
                <span className="block text-14">{[...line.choice, line.sku].filter(Boolean).join(' · ')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.notes !== null && (
        <div className="mt-6">
          <h3 className="text-14 font-medium">{t('shopperNotes')}</h3>
          <p className="whitespace-pre-line">{order.notes}</p>
        </div>
      )}
      <p className="mt-8 text-14">{t('slipThanks', { shop: shopName() })}</p>
    </article>
  )
}
