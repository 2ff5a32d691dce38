/** An invoice or a credit note, made for paper as for the screen (spec 10.13). */
import { Lines } from './lines.tsx'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import { usePaymentText } from '#storefront/texts/payment.ts'
import { addressLines } from '#domain/order/address-lines.ts'
import { creditedTaxes, type Invoice } from '#domain/order/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { paymentWay } from '#domain/order/payment/payment-ways.ts'
import { minus, plus, times, ZERO } from '#domain/money/minor.ts'
import type { ReactNode } from 'react'
import { useMoney } from '#storefront/state/page-money.ts'
import { paymentWords } from '#texts/payment-text.ts'
import { shippingNameWithin, soldShipping } from '#texts/shipping-text.ts'
import { useChoiceText } from '../../goods/card/choice-text.ts'
import { SummaryLine, SummaryTotal } from '../../goods/order/summary-lines.tsx'
import { taxLabel } from '../../goods/order/tax-label.ts'
import { reviewDate } from '../review/review-date.ts'
import { FACT_ROW, OrderFact } from './order-fact.tsx'

interface InvoiceSheetProps {
  order: Order
  invoice: Invoice
  /** Stands for the issuer of invoices that name none. */
  shopName: string
}

export function InvoiceSheet({ order, invoice, shopName }: InvoiceSheetProps) {
  const t = useOrderText()
  const payment = usePaymentText()
  const { issuer, number, at } = invoice
  const isInvoice = invoice.kind === 'invoice'
  const sent = order.history.find((event) => event.state === 'shipped' && event.at <= at)
  return (
    <article className="max-w-210">
      <header className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <div>
          <h1 className="h-page">
            {withWhole(t(isInvoice ? 'invoiceNumbered' : 'creditNoteNumbered', { number }), number)}
          </h1>
          {invoice.corrects !== undefined && (
            <p className="mt-2 text-ink-2">{t('correctsInvoice', { number: invoice.corrects })}</p>
          )}
        </div>
        <address className="not-italic sm:text-end">
          <p className="font-bold">{issuer.name || shopName}</p>
          <Lines lines={[...issuer.address, issuer.email]} />
          {issuer.taxNumber !== undefined && <p className="mt-1">{t('taxNumberIs', { number: issuer.taxNumber })}</p>}
        </address>
        <div>
          <h2 className="text-14 text-ink-2">{t('billedTo')}</h2>
          <address className="mt-1 not-italic">
            <Lines lines={addressLines(order.address, t.locale)} />
          </address>
        </div>
      </header>
      <dl className={FACT_ROW}>
        <OrderFact term={t('date')}>
          <time dateTime={at}>{reviewDate(at, t.locale)}</time>
        </OrderFact>
        <OrderFact term={t('orderNumberTerm')}>{order.number}</OrderFact>
        {sent && <OrderFact term={t('sentOn')}>{reviewDate(sent.at, t.locale)}</OrderFact>}
        <OrderFact term={t('payment')}>{paymentWords(paymentWay(order.payment), payment).name}</OrderFact>
      </dl>
      {isInvoice ? <Sold order={order} /> : <Credited order={order} invoice={invoice} />}
    </article>
  )
}

const CELL = 'py-3 align-top'

function Sold({ order }: { order: Order }) {
  const t = useOrderText()
  const frame = useFrameText()
  const choiceText = useChoiceText()
  const { format } = useMoney()
  const included = order.total === plus(minus(order.subtotal, order.discount), order.shipping)
  return (
    <>
      <table className="mt-10 w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-b border-line text-start text-14 text-ink-2">
            <th scope="col" className={`${CELL} text-start font-normal`}>
              {t('itemHead')}
            </th>
            <th scope="col" className={`${CELL} ps-4 text-end font-normal`}>
              {t('quantityHead')}
            </th>
            <th scope="col" className={`${CELL} ps-4 text-end font-normal max-sm:hidden`}>
              {t('unitPriceHead')}
            </th>
            <th scope="col" className={`${CELL} ps-4 text-end font-normal`}>
              {t('amountHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={JSON.stringify([line.id, line.choice])} className="border-b border-line">
              <th scope="row" className={`${CELL} text-start font-medium`}>
                <span dir="auto">{line.title}</span>
                <span className="block text-14 font-normal text-ink-2">
                  {[choiceText(line.choice), line.sku].filter(Boolean).join(' · ')}
                </span>
              </th>
              <td className={`${CELL} ps-4 text-end`}>{line.quantity}</td>
              <td className={`${CELL} ps-4 text-end max-sm:hidden`}>{format(line.unitPrice)}</td>
              <td className={`${CELL} ps-4 text-end`}>{format(times(line.unitPrice, line.quantity))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ms-auto mt-6 max-w-90">
        <dl className="grid gap-3 pb-5">
          <SummaryLine label={t('subtotal')} amount={order.subtotal} />
          {order.discount > 0 && (
            <SummaryLine
              label={order.code === undefined ? t('codeUnnamed') : t('code', { code: order.code })}
              amount={minus(ZERO, order.discount)}
            />
          )}
          <SummaryLine
            label={t('shippingShippinglabel', { shippingLabel: shippingNameWithin(soldShipping(order), frame) })}
            amount={order.shipping}
          />
          {order.taxes.map((line) => (
            <SummaryLine
              key={taxLabel(line, included, frame)}
              label={taxLabel(line, included, frame)}
              amount={line.amount}
            />
          ))}
        </dl>
        <SummaryTotal total={order.total} note="" />
      </div>
    </>
  )
}

function Credited({ order, invoice: { amount } }: { order: Order; invoice: Invoice }) {
  const t = useOrderText()
  const frame = useFrameText()
  return (
    <dl className="mt-10 grid max-w-90 gap-3">
      <SummaryLine label={t('creditedAmount')} amount={amount} className="font-bold" />
      {creditedTaxes(order.taxes, order.total, amount).map((line) => (
        <SummaryLine key={taxLabel(line, true, frame)} label={taxLabel(line, true, frame)} amount={line.amount} />
      ))}
    </dl>
  )
}

/** The text with the number in one piece. */
function withWhole(text: string, number: string): ReactNode {
  const [before, after] = text.split(number)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}
