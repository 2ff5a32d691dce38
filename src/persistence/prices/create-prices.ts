/** Former prices as the services see them. */
import type { PastPrice } from '#domain/pricing/price-history.ts'
import type { PriceRepository } from '#services/catalogue/price-repository.ts'
import { offerFromRow } from '../catalogue/product-rows.ts'
import type { Engine, Session } from '../engine.ts'

export function createPrices(engine: Engine): PriceRepository {
  const pastOf = (ids: readonly string[]) => engine.read((session) => pastPrices(session, ids))
  return { pastOf, past: async (id) => (await pastOf([id])).get(id) ?? [] }
}

/** Ids of one statement. */
const BATCH = 500

async function pastPrices(session: Session, ids: readonly string[]): Promise<Map<string, PastPrice[]>> {
  const all = new Map<string, PastPrice[]>()
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = await pastOfBatch(session, ids.slice(at, at + BATCH))
    for (const [id, prices] of Map.groupBy(batch, ({ product }) => product))
      all.set(
        id,
        prices.map(({ price }) => price),
      )
  }
  return all
}

/** Each product's own, the one that ended last first. */
async function pastOfBatch(session: Session, ids: readonly string[]): Promise<{ product: string; price: PastPrice }[]> {
  const rows = await session
    .selectFrom('price_change')
    .leftJoin('price_import', 'price_import.import', 'price_change.import')
    .selectAll('price_change')
    .select('price_import.at as published')
    .where('product_id', 'in', ids)
    .execute()
  return rows
    .flatMap(({ sequence, until, published, ...row }) => {
      const moment = until ?? published
      return moment === null ? [] : [{ sequence, moment, row }]
    })
    .toSorted((a, b) => (a.moment === b.moment ? b.sequence - a.sequence : a.moment < b.moment ? 1 : -1))
    .map(({ moment, row }) => ({ moment, row, offerDate: offerFromRow(row) }))
    .map(({ moment, row, offerDate }) => ({
      product: row.product_id,
      price: {
        until: moment,
        choice: { ...(row.color !== null && { color: row.color }), ...(row.size !== null && { size: row.size }) },
        price: row.list_cents,
        discount: row.discount,
        ...(row.sale_price_cents !== null && { salePrice: row.sale_price_cents }),
        ...(offerDate && { offerDate }),
      },
    }))
}
