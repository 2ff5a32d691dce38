/** Leads to an order's invoice, which is a page of the shop: in the shopper's language, and made for print. */
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { useAnswer } from '../calls/use-answer.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import type { OrderAnswer } from './order-answers.ts'

export function InvoicePage() {
  const { number = '' } = useParams()
  const { body: order, refusal } = useAnswer<OrderAnswer>(`orders/${encodeURIComponent(number)}`)
  const page = order?.invoices[0]?.page
  useEffect(() => {
    if (page) location.replace(page)
  }, [page])
  if (!refusal && (!order || page)) return <Waiting />
  return (
    <>
      <PageHead title={t('invoiceOfOrder', { number })} />
      <Notice kind="bad" text={refusal?.detail ?? t('noInvoice')} />
      <p className="mt-6">
        <Link to={`/orders/${number}`} className="link-text">
          {number}
        </Link>
      </p>
    </>
  )
}
