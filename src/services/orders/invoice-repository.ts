/** What a database needs to know to make invoices; it makes them by itself when an order is paid or shipped. */
import type { InvoiceTerms } from '#domain/order/invoice.ts'

export interface InvoiceRepository {
  /** What stands on invoices from now on; those that were made stay as they are. */
  setTerms(terms: InvoiceTerms): Promise<void>
}
