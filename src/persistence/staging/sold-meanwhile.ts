/** Carries into the next catalogue what happened to the live one while it was gathered: sales, returns, reviews. */
import { CompiledQuery, sql } from 'kysely'
import { statusAfter } from '#domain/inventory/status-after.ts'
import { idBatches } from '../batches.ts'
import type { Engine, Session } from '../engine.ts'
import { FIRST_WRITTEN } from '../reviews/review-rows.ts'
import { groupBy } from '../catalogue/group-rows.ts'

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

/** What the file says was sold of products whose count was lifted, by id. */
export type FileCounts = Map<string, number>

/** Takes sold pieces off what the file says, and puts returned ones to it. */
export async function applySales(
  engine: Engine,
  session: Session,
  since: Moment,
  fileCounts: FileCounts,
): Promise<void> {
  const { rows } = await sql<Moved>`
    select l.product_id as id, l.variant_color as color, l.variant_size as size,
      sum(case when h.state = 'placed' then l.quantity else -l.quantity end) as pieces
    from order_history h join order_line l on l.order_number = h.order_number
    where h.sequence > ${since.history} and h.state in ('placed', 'cancelled')
    group by l.product_id, l.variant_color, l.variant_size
  `.execute(session)
  const moves = groupBy(rows, (row) => row.id)
  for (const ids of idBatches([...moves.keys()])) {
    await applyMoves(engine, session, ids, moves)
    for (const id of ids) {
      const sell_count = fileCounts.get(id)
      if (sell_count === undefined) continue
      await session.updateTable('product_next').set({ sell_count }).where('id', '=', id).execute()
    }
    await keepSellCounts(session, ids, fileCounts)
  }
}

async function applyMoves(
  engine: Engine,
  session: Session,
  ids: readonly string[],
  moves: ReadonlyMap<string, Moved[]>,
): Promise<void> {
  const products = await session.selectFrom('product_next').select(['id', 'status']).where('id', 'in', ids).execute()
  const variants = await session
    .selectFrom('product_variant_next')
    .select(['product_id', 'position', 'color', 'size', 'quantity'])
    .where('product_id', 'in', ids)
    .execute()
  const variantsOf = groupBy(variants, (row) => row.product_id)
  for (const { id, status } of products) {
    const stock = variantsOf.get(id) ?? []
    const before = sumOf(stock)
    for (const { color, size, pieces } of moves.get(id) ?? []) {
      for (const row of stock.filter((one) => one.color === color && one.size === size)) {
        // More than the file has cannot be taken: nothing is left then.
        row.quantity = Math.max(0, row.quantity - Number(pieces))
        await session.executeQuery(CompiledQuery.raw(setQuantity(engine), [row.quantity, id, row.position]))
      }
    }
    const after = statusAfter(status, before, sumOf(stock))
    if (after === status) continue
    await session.updateTable('product_next').set({ status: after }).where('id', '=', id).execute()
  }
}

/** Orders wait meanwhile, so the statement is not built for each row. */
function setQuantity({ kind }: Engine): string {
  const [quantity, id, position] = kind === 'sqlite' ? ['?', '?', '?'] : ['$1', '$2', '$3']
  return `update product_variant_next set quantity = ${quantity} where product_id = ${id} and position = ${position}`
}

function sumOf(stock: readonly { quantity: number }[]): number {
  return stock.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A file that says less than was sold takes no sale back; of a product without orders it is taken as it is. */
export async function keepSellCounts(session: Session, ids: readonly string[], fileCounts: FileCounts): Promise<void> {
  for (const batch of idBatches(ids)) {
    const sold = await session
      .selectFrom('product')
      .innerJoin('product_next', 'product_next.id', 'product.id')
      .select(['product.id', 'product.sell_count', 'product_next.sell_count as inFile'])
      .where('product.id', 'in', batch)
      .whereRef('product.sell_count', '>', 'product_next.sell_count')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('order_line').select('position').whereRef('order_line.product_id', '=', 'product.id')),
      )
      .execute()
    for (const { id, sell_count, inFile } of sold) {
      if (!fileCounts.has(id)) fileCounts.set(id, inFile)
      await session.updateTable('product_next').set({ sell_count }).where('id', '=', id).execute()
    }
  }
}

/** Brings the reviews that were written here, as they are now, into the next catalogue. */
export async function keepWrittenReviews(session: Session, ids: readonly string[]): Promise<void> {
  for (const batch of idBatches(ids)) {
    await sql`
      delete from review_next where product_id in (${sql.join(batch)}) and position >= ${FIRST_WRITTEN}
    `.execute(session)
    await sql`
      insert into review_next select r.* from review r
      where r.product_id in (${sql.join(batch)}) and r.position >= ${FIRST_WRITTEN}
        and exists (select 1 from product_next p where p.id = r.product_id)
    `.execute(session)
  }
}
