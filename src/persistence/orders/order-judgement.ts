/** Puts a request before the domain's judgement, with products and code as the transaction sees them. */
import { inLanguage } from '#domain/catalogue/product/in-language.ts'
import { quoteOrder, type OrderQuote, type OrderTerms } from '#domain/order/order-quote.ts'
import type { QuoteRequest } from '#domain/order/order.ts'
import { readItemsByIds } from '../catalogue/catalogue-reader.ts'
import type { Engine, Session } from '../engine.ts'
import { readPromotion } from './promotion-store.ts'
import { lockProducts } from './stock-moves.ts'

/** `hold` keeps products and code as they are until the transaction ends: what is judged is what is sold. */
export async function judgeOrder(
  engine: Engine,
  session: Session,
  request: QuoteRequest,
  { shop, now, hold }: { shop: OrderTerms; now: Date; hold: boolean },
): Promise<OrderQuote> {
  const ids = request.lines.map((line) => line.id)
  // The rows are read after they are locked: PostgreSQL's lock may have waited for a sale.
  if (hold) await lockProducts(engine, session, ids)
  const items = await readItemsByIds(session, ids, now.getTime())
  const products = new Map(items.map((item) => [item.id, inLanguage(item, request.locale ?? null)]))
  const promotion =
    request.code === undefined
      ? undefined
      : await readPromotion(engine, session, request.code, { email: request.email, hold })
  return quoteOrder(request, { products, shop, now, ...(promotion && { promotion }) })
}
