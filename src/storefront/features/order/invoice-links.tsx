/** The way from an order's page to its invoice and what corrects it. */
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { HelpEntry } from './help-entry.tsx'

export function InvoiceLinks({ order: { number: order, key, invoices = [] } }: { order: Order }) {
  const t = useOrderText()
  if (invoices.length === 0) return null
  return (
    <HelpEntry title={t('invoices')}>
      <ul>
        {invoices.map(({ number, kind }) => (
          <li key={number}>
            <Link to={links.invoice(order, key, number)} className="link-text inline-block py-1">
              {t(kind === 'invoice' ? 'invoiceNumbered' : 'creditNoteNumbered', { number })}
            </Link>
          </li>
        ))}
      </ul>
    </HelpEntry>
  )
}
