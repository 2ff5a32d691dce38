/** Takes sold pieces out of stock and puts returned ones back, with the product's status and sell count. */
import { sql } from 'kysely'
import { compare } from '#domain/catalogue/index/id-order.ts'
import { statusAfter } from '#domain/inventory/status-after.ts'
import type { Engine, Session } from '../engine.ts'

/** Pieces of one row of stock; colour and size are those of the row, null where it has none. */
export interface StockPieces {
  productId: string
  color: string | null
  size: string | null
  /** 1 or more. */
  quantity: number
}

/**
 * Holds the products until the transaction ends, in one order for everybody, so that no two transactions wait for each other. Nothing to do on
 * SQLite, where a writer is alone.
 */
export async function lockProducts(engine: Engine, session: Session, ids: readonly string[]): Promise<void> {
  if (engine.kind === 'sqlite' || ids.length === 0) return
  await session
    .selectFrom('product')
    .select('id')
    .where('id', 'in', productIds(ids))
    .orderBy(sql`id collate "C"`)
    .forUpdate()
    .execute()
}

/**
 * Takes pieces whose products are locked and whose stock has been judged.
 * @throws {Error} where a row has fewer pieces than that: the transaction must not commit.
 */
export async function takePieces(session: Session, pieces: readonly StockPieces[]): Promise<void> {
  const before = await stockOf(session, pieces)
  for (const piece of pieces) {
    const { numUpdatedRows } = await rowOf(session, piece)
      .set((eb) => ({ quantity: eb('quantity', '-', piece.quantity) }))
      .where('quantity', '>=', piece.quantity)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`Stock of product ${piece.productId} moved while its row was held.`)
  }
  await settleProducts(session, pieces, before, 1)
}

/** Puts pieces back; a product or a choice that the shop has no more takes none. Returns the products that took some. */
export async function returnPieces(
  engine: Engine,
  session: Session,
  pieces: readonly StockPieces[],
): Promise<readonly string[]> {
  await lockProducts(
    engine,
    session,
    pieces.map((piece) => piece.productId),
  )
  const before = await stockOf(session, pieces)
  for (const piece of pieces) {
    await rowOf(session, piece)
      .set((eb) => ({ quantity: eb('quantity', '+', piece.quantity) }))
      .execute()
  }
  await settleProducts(session, pieces, before, -1)
  return [...before.keys()]
}

function productIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted(compare)
}

function rowOf(session: Session, { productId, color, size }: StockPieces) {
  return session
    .updateTable('product_variant')
    .where('product_id', '=', productId)
    .where('position', '=', (eb) =>
      eb
        .selectFrom('product_variant as same')
        .where('same.product_id', '=', productId)
        .where('same.color', 'is not distinct from', color)
        .where('same.size', 'is not distinct from', size)
        .select((same) => same.fn.min('same.position').as('position')),
    )
}

/** Pieces of each product, all its rows together, in the order of the ids. */
async function stockOf(session: Session, pieces: readonly StockPieces[]): Promise<Map<string, number>> {
  const ids = productIds(pieces.map((piece) => piece.productId))
  const rows = await session
    .selectFrom('product_variant')
    .select((eb) => ['product_id', eb.fn.sum<number | string>('quantity').as('quantity')])
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute()
  const stock = new Map(rows.map((row) => [row.product_id, Number(row.quantity)]))
  return new Map(ids.flatMap((id) => (stock.has(id) ? [[id, stock.get(id) ?? 0]] : [])))
}

async function settleProducts(
  session: Session,
  pieces: readonly StockPieces[],
  before: ReadonlyMap<string, number>,
  direction: 1 | -1,
): Promise<void> {
  const after = await stockOf(session, pieces)
  const products = await session
    .selectFrom('product')
    .select(['id', 'status', 'sell_count'])
    .where('id', 'in', [...after.keys(), ''])
    .execute()
  for (const product of products) {
    const count = pieces.reduce((sum, piece) => (piece.productId === product.id ? sum + piece.quantity : sum), 0)
    await session
      .updateTable('product')
      .set({
        status: statusAfter(product.status, before.get(product.id) ?? 0, after.get(product.id) ?? 0),
        sell_count: Math.max(0, product.sell_count + direction * count),
      })
      .where('id', '=', product.id)
      .execute()
  }
}
