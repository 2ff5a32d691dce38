/** Makes invoices and credit notes in the transaction of what they are made for: the number is taken with it, or not at all. */
import { type Invoice, type InvoiceIssuer, type InvoiceTerms, invoiceNumber } from '#domain/order/invoice.ts'
import { lesser, type Minor, minus, sumOf } from '#domain/money/minor.ts'
import type { InvoiceRepository } from '#services/orders/invoice-repository.ts'
import type { Engine, Session } from '../engine.ts'

/** The row of `meta` that holds what the settings say, so that whoever moves an order knows it. */
const TERMS = 'invoice-terms'

const NO_TERMS: InvoiceTerms = { prefix: '', issuer: { name: '', address: [], email: '' } }

export function createInvoices(engine: Engine): InvoiceRepository {
  return {
    async setTerms(terms) {
      const value = JSON.stringify(terms)
      if ((await engine.read(storedTerms)) === value) return
      await engine.write(async (session) => {
        await session
          .insertInto('meta')
          .values({ key: TERMS, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute()
      })
    },
  }
}

/** The order's invoice, where it has none yet. Its order is held by the caller. */
export async function issueInvoice(session: Session, order: string, amount: Minor, at: Date): Promise<void> {
  if ((await readInvoices(session, order)).length > 0) return
  await issue(session, { order, kind: 'invoice', amount, at })
}

/** Takes `amount` of what was invoiced back, or all that is left of it; nothing where there is no invoice. */
export async function issueCreditNote(
  session: Session,
  order: string,
  amount: Minor | 'rest',
  at: Date,
): Promise<void> {
  const documents = await readInvoices(session, order)
  const sumOfKind = (kind: Invoice['kind']) => sumOf(documents.flatMap((one) => (one.kind === kind ? one.amount : [])))
  const left = minus(sumOfKind('invoice'), sumOfKind('credit-note'))
  const credited = amount === 'rest' ? left : lesser(amount, left)
  if (credited > 0) await issue(session, { order, kind: 'credit-note', amount: credited, at })
}

/** The invoice of an order and its corrections, in the order in which they were made. */
export async function readInvoices(session: Session, order: string): Promise<Invoice[]> {
  const rows = await session
    .selectFrom('invoice')
    .selectAll()
    .where('order_number', '=', order)
    .orderBy('year')
    .orderBy('serial')
    .execute()
  const invoice = rows.find(({ kind }) => kind === 'invoice')
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    at: row.at,
    amount: row.amount_cents,
    issuer: JSON.parse(row.issuer) as InvoiceIssuer,
    ...(row.kind === 'credit-note' && invoice && { corrects: invoice.number }),
  }))
}

/** The counter's row is held from here until the transaction ends, so that nobody takes a number that could still fall away. */
async function issue(
  session: Session,
  { order, kind, amount, at }: { order: string; kind: Invoice['kind']; amount: Minor; at: Date },
): Promise<void> {
  const year = at.getUTCFullYear()
  const { last: serial } = await session
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoice_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const stored = await storedTerms(session)
  const { prefix, issuer } = stored === undefined ? NO_TERMS : (JSON.parse(stored) as InvoiceTerms)
  await session
    .insertInto('invoice')
    .values({
      year,
      serial,
      number: invoiceNumber(prefix, year, serial),
      kind,
      order_number: order,
      at: at.toISOString(),
      amount_cents: amount,
      issuer: JSON.stringify(issuer),
    })
    .execute()
}

async function storedTerms(session: Session): Promise<string | undefined> {
  return (await session.selectFrom('meta').select('value').where('key', '=', TERMS).executeTakeFirst())?.value
}
