/** Owns what an order's invoice and its corrections say beside the order itself (docs/specification.md, 10.13). */
import { minor, minus, type Minor, ZERO } from '#domain/money/minor.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { TaxLine } from '#domain/tax/tax.ts'

/** Who sends it, as it stood when it was made. */
export interface InvoiceIssuer {
  name: string
  address: readonly string[]
  email: string
  /** Such as a VAT identification number. */
  taxNumber?: string
}

/** What the shop's settings say of invoices. */
export interface InvoiceTerms {
  /** Stands before the year; may be empty. */
  prefix: string
  issuer: InvoiceIssuer
}

/** One document; what was sold stands in the order, which never changes. */
export interface Invoice {
  number: string
  kind: 'invoice' | 'credit-note'
  /** ISO 8601 instant. */
  at: string
  /** What was invoiced, or is taken back. */
  amount: Minor
  issuer: InvoiceIssuer
  /** Of a credit note: the number of the invoice. */
  corrects?: string
}

/** What a prefix may be: it stands in addresses and file names. */
export const INVOICE_PREFIX = /^[A-Za-z0-9._-]{0,20}$/

/** As the settings say it. */
export function invoiceTerms({
  invoicePrefix: prefix,
  name,
  contact,
  taxNumber,
}: Pick<ShopSettings, 'invoicePrefix' | 'name' | 'contact' | 'taxNumber'>): InvoiceTerms {
  const { address, email } = contact
  return { prefix, issuer: { name, address, email, ...(taxNumber !== undefined && { taxNumber }) } }
}

/** Such as `RE-2026-0001`; `serial` counts from 1 in each year, without a gap. */
export function invoiceNumber(prefix: string, year: number, serial: number): string {
  return `${prefix}${year}-${String(serial).padStart(4, '0')}`
}

/** The part of each tax that goes back with `amount` of an order's total; together they are the whole tax once all went back. */
export function creditedTaxes(taxes: readonly TaxLine[], total: Minor, amount: Minor): TaxLine[] {
  let before = ZERO
  let creditedBefore = ZERO
  return taxes.map((line) => {
    before = minor(before + line.amount)
    // Rounded on the running sum, so that the parts are never more than the share of the whole.
    const credited = total === 0 ? ZERO : minor(Math.round((before * amount) / total))
    const part = minus(credited, creditedBefore)
    creditedBefore = credited
    return { ...line, amount: part }
  })
}
