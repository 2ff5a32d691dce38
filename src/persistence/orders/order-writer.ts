/** Places an order: key, judgement, stock, code, order, mail and change in one transaction. */
import { orderWords } from '#domain/order/desk/order-words.ts'
import type { OrderQuote } from '#domain/order/order-quote.ts'
import { emailKey } from '#domain/order/email-identity.ts'
import { mailsOfPlacing } from '#domain/order/order-mails.ts'
import type { OrderRequest } from '#domain/order/order.ts'
import type { OrderIdentity, OrderRules, PlaceOutcome } from '#services/orders/order-repository.ts'
import { rowBatches } from '../batches.ts'
import { appendOrderChanges } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { mailboxRefusal } from './mailbox-orders.ts'
import { writeOrderWords } from './desk/order-words.ts'
import { judgeOrder } from './order-judgement.ts'
import { appendHistory } from './order-moves.ts'
import { readOrderOf } from './order-reader.ts'
import { orderLineRows, orderRow } from './order-rows.ts'
import { writeOutbox } from './outbox-writer.ts'
import { countPromotion } from './promotion-store.ts'
import { takePieces } from './stock-moves.ts'

const LINE_COLUMNS = 13

/**
 * Places an order, or says why not. It is judged first on a snapshot, where most refusals end without holding anything, and again in the write
 * transaction, where the mailbox, products and code are held and nothing can change between the judgement and the sale. Spec 10.4.
 */
export async function placeOrder(
  engine: Engine,
  request: OrderRequest,
  { shop, ordersPerEmail }: OrderRules,
  identity: OrderIdentity,
): Promise<PlaceOutcome> {
  const mailbox = emailKey(request.contact.email)
  const tooMany = (session: Session) => mailboxRefusal(session, mailbox, ordersPerEmail, identity.at)
  const judge = (session: Session, hold: boolean) =>
    judgeOrder(engine, session, request, { shop, now: identity.at, hold })
  const early = await engine.read(async (session): Promise<PlaceOutcome | null> => {
    const known = (await earlierOutcome(session, identity)) ?? (await tooMany(session))
    return known ?? refusalOf(await judge(session, false))
  })
  if (early) return early
  return await engine.write(async (session) => {
    // Held before the products, as by everybody, so that nobody waits in a circle.
    await engine.lockMailbox(session, mailbox)
    const quote = await judge(session, true)
    // Looked up once the products are held: an attempt with the same key that was under way has ended by then.
    const refused = (await earlierOutcome(session, identity)) ?? (await tooMany(session)) ?? refusalOf(quote)
    return refused ?? (await storeOrder(engine, session, request, quote, identity))
  })
}

function refusalOf({ changes }: OrderQuote): PlaceOutcome | null {
  return changes.length > 0 ? { kind: 'changed', changes } : null
}

/** What the same key brought before, or null for a new one. */
async function earlierOutcome(session: Session, identity: OrderIdentity): Promise<PlaceOutcome | null> {
  const row = await session
    .selectFrom('shop_order')
    .selectAll()
    .where('idempotency_key', '=', identity.idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.request_hash !== identity.requestHash) return { kind: 'key-reused' }
  return { kind: 'repeated', order: await readOrderOf(session, row) }
}

async function storeOrder(
  engine: Engine,
  session: Session,
  request: OrderRequest,
  quote: OrderQuote,
  identity: OrderIdentity,
): Promise<PlaceOutcome> {
  const { number, at } = identity
  const row = await session
    .insertInto('shop_order')
    .values(orderRow(request, quote, identity))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  // The same key with other products, which hold nobody up, or the same number.
  if (!row) return (await earlierOutcome(session, identity)) ?? { kind: 'number-taken' }
  for (const batch of rowBatches(orderLineRows(number, quote.lines), LINE_COLUMNS)) {
    await session.insertInto('order_line').values(batch).execute()
  }
  await writeOrderWords(session, number, wordsOf(request, quote, number))
  await appendHistory(session, number, 'placed', { at })
  await writeOutbox(session, number, mailsOfPlacing(request.payment), at)
  if (quote.code !== undefined) await countPromotion(session, quote.code, number, request.contact.email)
  await takePieces(
    session,
    quote.lines.map(({ id, stock, quantity }) => ({
      productId: id,
      color: stock.color ?? null,
      size: stock.size ?? null,
      quantity,
    })),
  )
  const order = await readOrderOf(session, row)
  await appendOrderChanges(engine, session, number, new Set(quote.lines.map((line) => line.id)))
  return { kind: 'placed', order }
}

function wordsOf({ contact, address }: OrderRequest, { lines }: OrderQuote, number: string): string[] {
  return orderWords({ ...contact, ...address, number, lines })
}
