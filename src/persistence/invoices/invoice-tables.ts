/** The tables of invoices, as migration 022 makes them. */
import type { Invoice } from '#domain/order/invoice.ts'
import type { Minor } from '#domain/money/minor.ts'

/** Rows are added and never changed. */
export interface InvoiceTable {
  year: number
  /** From 1 in each year, without a gap. */
  serial: number
  number: string
  kind: Invoice['kind']
  order_number: string
  at: string
  amount_cents: Minor
  /** JSON of an `InvoiceIssuer`. */
  issuer: string
}

export interface InvoiceCounterTable {
  year: number
  last: number
}

export interface InvoiceSchema {
  invoice: InvoiceTable
  invoice_counter: InvoiceCounterTable
}
