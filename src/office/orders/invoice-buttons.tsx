/** Opens an order's invoice and credit notes for print. */
import { Printer } from 'lucide-react'
import { buttonClasses } from '#ui/button-classes.ts'
import { officeText as t } from '../texts/office.ts'
import type { OrderAnswer } from './order-answers.ts'

export function InvoiceButtons({ invoices }: Pick<OrderAnswer, 'invoices'>) {
  return invoices
    .filter(({ page }) => page !== '')
    .map(({ number, kind, page }) => (
      <a
        key={number}
        href={page}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ look: 'outline', size: 'small' })}
      >
        <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
        {kind === 'invoice' ? t('printInvoice') : t('printCreditNote', { number })}
      </a>
    ))
}
