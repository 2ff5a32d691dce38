/** One order: what to do next is one button, and all that is known of it stands below. */
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { mayAct } from '#domain/people/roles.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { instantText } from '../parts/instant-text.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useOwn } from '../session/session.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import { OrderActs } from './acts/order-acts.tsx'
import { InvoiceButtons } from './invoice-buttons.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderParcel, OrderShopper } from './order-shopper.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { StateMark } from './state-mark.tsx'
import { useOrder } from './use-order.ts'

export function OrderPage() {
  const { number = '' } = useParams()
  // Another order begins anew.
  return <OneOrder key={number} number={number} />
}

function OneOrder({ number }: { number: string }) {
  const { person } = useOwn()
  const { order, refusal, act } = useOrder(number)
  const [said, setSaid] = useState<string>()
  if (!order) {
    return (
      <>
        <PageHead title={number} />
        {refusal ? (
          <>
            <Notice kind="bad" text={refusal.detail} />
            <BackLink />
          </>
        ) : (
          <Waiting />
        )}
      </>
    )
  }
  const canAct = mayAct(person.role, 'staff')
  return (
    <>
      <PageHead title={order.number} lead={t('orderFrom', { time: instantText(order.placedAt) })}>
        <StateMark state={order.state} />
      </PageHead>
      <div className="mb-6 flex flex-wrap gap-3">
        {canAct && <OrderActs order={order} act={act} onDone={setSaid} />}
        <Link to={`/orders/${order.number}/packing-slip`} className={buttonClasses({ look: 'outline', size: 'small' })}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          {t('printSlip')}
        </Link>
        <InvoiceButtons invoices={order.invoices} />
      </div>
      {said !== undefined && <Notice key={said} kind="good" text={said} className="mb-4" />}
      {refusal && <Notice kind="bad" text={refusal.detail} className="mb-4" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <OrderItems order={order} />
          <OrderMoney order={order} />
          <OrderTimeline order={order} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <OrderWithdrawals order={order} />
          <OrderShopper order={order} />
          <OrderParcel order={order} />
          {canAct && <OrderNotes order={order} act={act} onDone={setSaid} />}
          <OrderMails order={order} {...(canAct && { act, onDone: setSaid })} />
        </div>
      </div>
      <BackLink />
    </>
  )
}

function BackLink() {
  return (
    <p className="mt-6">
      <Link to="/orders" className="link-text">
        {t('backToOrders')}
      </Link>
    </p>
  )
}
