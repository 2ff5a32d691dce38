/** Carries into the next catalogue what happened to the live one while it was gathered: sales, returns, reviews by buyers. */
import { sql } from 'kysely'
import { statusAfter } from '#domain/inventory/status-after.ts'
import { idBatches } from '../batches.ts'
import type { Session } from '../engine.ts'

/** Where the story stood when the gathering began. */
export interface Moment {
  history: number
  change: number
}

interface Moved {
  id: string
  color: string | null
  size: string | null
  /** Sold less returned; PostgreSQL gives a sum as text. */
  pieces: number | string
}

/** Takes sold pieces off what the file says, and puts returned ones to it; `sellCounts` is what the file says was sold. */
export async function applySales(
  session: Session,
  since: Moment,
  sellCounts: ReadonlyMap<string, number>,
): Promise<void> {
  const { rows } = await sql<Moved>`
    select l.product_id as id, l.variant_color as color, l.variant_size as size,
      sum(case when h.state = 'placed' then l.quantity else -l.quantity end) as pieces
    from order_history h join order_line l on l.order_number = h.order_number
    where h.sequence > ${since.history} and h.state in ('placed', 'cancelled')
    group by l.product_id, l.variant_color, l.variant_size
  `.execute(session)
  for (const id of new Set(rows.map((row) => row.id))) {
    const product = await session.selectFrom('product_next').select('status').where('id', '=', id).executeTakeFirst()
    if (!product) continue
    const before = await stockOf(session, id)
    for (const row of rows.filter((one) => one.id === id)) await takeOff(session, row, Number(row.pieces))
    await session
      .updateTable('product_next')
      .set({
        status: statusAfter(product.status, before, await stockOf(session, id)),
        sell_count: sellCounts.get(id) ?? 0,
      })
      .where('id', '=', id)
      .execute()
    await keepSellCounts(session, [id])
  }
}

async function stockOf(session: Session, id: string): Promise<number> {
  const variants = await session
    .selectFrom('product_variant_next')
    .select('quantity')
    .where('product_id', '=', id)
    .execute()
  return variants.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** More than the file has cannot be taken: nothing is left then. A choice that the file has no more takes none. */
async function takeOff(session: Session, { id, color, size }: Moved, pieces: number): Promise<void> {
  await session
    .updateTable('product_variant_next')
    .set({ quantity: sql<number>`case when quantity > ${pieces} then quantity - ${pieces} else 0 end` })
    .where('product_id', '=', id)
    .where('color', 'is not distinct from', color)
    .where('size', 'is not distinct from', size)
    .execute()
}

/** A file that says less than was sold takes no sale back; of a product without orders it is taken as it is. */
export async function keepSellCounts(session: Session, ids: readonly string[]): Promise<void> {
  for (const batch of idBatches(ids)) {
    const sold = await session
      .selectFrom('product')
      .select(['id', 'sell_count'])
      .where('id', 'in', batch)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('order_line').select('position').whereRef('order_line.product_id', '=', 'product.id')),
      )
      .execute()
    for (const { id, sell_count } of sold) {
      await session
        .updateTable('product_next')
        .set({ sell_count })
        .where('id', '=', id)
        .where('sell_count', '<', sell_count)
        .execute()
    }
  }
}

/** Copies the reviews of buyers that the next catalogue does not have yet. */
export async function keepBuyerReviews(session: Session, ids: readonly string[]): Promise<void> {
  for (const batch of idBatches(ids)) {
    await sql`
      insert into review_next select r.* from review r
      where r.product_id in (${sql.join(batch)}) and r.order_number is not null
        and exists (select 1 from product_next p where p.id = r.product_id)
        and not exists (
          select 1 from review_next n where n.product_id = r.product_id and n.order_number = r.order_number
        )
    `.execute(session)
  }
}
