/** Former prices as the services see them. */
import type { PastPrice } from '#domain/pricing/price-history.ts'
import type { PriceRepository } from '#services/catalogue/price-repository.ts'
import { offerFromRow } from '../catalogue/product-rows.ts'
import type { Engine, Session } from '../engine.ts'

export function createPrices(engine: Engine): PriceRepository {
  return { past: (id) => engine.read((session) => pastPrices(session, id)) }
}

async function pastPrices(session: Session, id: string): Promise<PastPrice[]> {
  const rows = await session
    .selectFrom('price_change')
    .leftJoin('price_import', 'price_import.import', 'price_change.import')
    .selectAll('price_change')
    .select('price_import.at as published')
    .where('product_id', '=', id)
    .execute()
  return rows
    .flatMap(({ sequence, until, published, ...row }) => {
      const moment = until ?? published
      return moment === null ? [] : [{ sequence, moment, row }]
    })
    .toSorted((a, b) => (a.moment === b.moment ? b.sequence - a.sequence : a.moment < b.moment ? 1 : -1))
    .map(({ moment, row }) => ({ moment, row, offerDate: offerFromRow(row) }))
    .map(({ moment, row, offerDate }) => ({
      until: moment,
      choice: { ...(row.color !== null && { color: row.color }), ...(row.size !== null && { size: row.size }) },
      price: row.list_cents,
      discount: row.discount,
      ...(row.sale_price_cents !== null && { salePrice: row.sale_price_cents }),
      ...(offerDate && { offerDate }),
    }))
}
