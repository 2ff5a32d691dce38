/** Stores a large catalogue while the shop goes on: gathered in small steps that nobody sees, then put in place at once. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Catalogue } from '#services/catalogue-file.ts'
import type { StagedCatalogue } from '#services/repositories.ts'
import { rowBatches } from '../batches.ts'
import {
  markWritten,
  PRODUCT_COLUMNS,
  REVIEW_COLUMNS,
  VARIANT_COLUMNS,
  writeBrands,
  writeCategories,
} from '../catalogue-writer.ts'
import { appendChange, changesSince, latestChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { groupBy } from '../group-rows.ts'
import { productRow, reviewRow, variantRows } from '../product-rows.ts'
import { applySales, keepBuyerReviews, keepSellCounts, type Moment } from './sold-meanwhile.ts'
import { createNextTables, dropTables, exchangeTables, GAP, lockTables } from './staging-tables.ts'

/** Products of one transaction; others wait for its lock. */
const STEP = 200

/** The meta row that names the import that may go on. */
const TURN = 'import'

const ATTEMPTS = 600
const PAUSE = 50
/** PostgreSQL: the lock is held by somebody else. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Gathers `catalogue`; nothing is seen of it before `publish`. Whatever an import that was killed has left is taken away first.
 * @throws {Error} when another import begins meanwhile.
 */
export async function stageCatalogue(
  engine: Engine,
  catalogue: Catalogue,
  mode: 'replace' | 'merge',
  onProgress: (products: number, total: number) => void = () => {},
): Promise<StagedCatalogue> {
  const turn = randomUUID()
  await engine.write((session) => takeTurn(session, turn))
  await dropTables(engine, '_next')
  await dropTables(engine, '_old')
  const step = async <T>(work: (session: Session) => Promise<T>) => {
    const result = await engine.write(async (session) => {
      await checkTurn(session, turn)
      return await work(session)
    })
    await sleep(GAP)
    return result
  }
  const since = await step(async (session) => {
    await createNextTables(engine, session)
    return await momentOf(engine, session)
  })
  const ids = new Map(catalogue.products.map((product) => [product.id, product.sellCount]))
  const reviewsOf = groupBy(catalogue.reviews, (review) => review.productId)
  let done = 0
  for (const products of rowBatches(catalogue.products, 1, STEP)) {
    done += products.length
    await step(async (session) => {
      for (const rows of rowBatches(products.map(productRow), PRODUCT_COLUMNS)) {
        await session.insertInto('product_next').values(rows).execute()
      }
      for (const rows of rowBatches(products.flatMap(variantRows), VARIANT_COLUMNS)) {
        await session.insertInto('product_variant_next').values(rows).execute()
      }
      const reviews = products.flatMap(({ id }) => (reviewsOf.get(id) ?? []).map(reviewRow))
      for (const rows of rowBatches(reviews, REVIEW_COLUMNS)) {
        await session.insertInto('review_next').values(rows).execute()
      }
      const staged = products.map(({ id }) => id)
      await keepSellCounts(session, staged)
      await keepBuyerReviews(session, staged)
      if (mode === 'merge')
        await copyRows(
          session,
          'review',
          staged.filter((id) => !reviewsOf.has(id)),
          true,
        )
    })
    onProgress(done, catalogue.products.length)
  }
  if (mode === 'merge') {
    const stored = await engine.read((session) => session.selectFrom('product').select('id').execute())
    const others = stored.map((row) => row.id).filter((id) => !ids.has(id))
    for (const batch of rowBatches(others, 1, STEP)) await step((session) => copyProducts(session, batch, reviewsOf))
  }
  const publish = async () => {
    await whenFree(() =>
      step(async (session) => {
        await lockTables(engine, session)
        const changes = await changesSince(session, since.change)
        const touched = [...new Set(changes.flatMap(({ productId }) => productId ?? []))]
        await applySales(session, since, ids)
        await keepBuyerReviews(
          session,
          touched.filter((id) => ids.has(id)),
        )
        if (mode === 'merge')
          await renew(
            session,
            touched.filter((id) => !ids.has(id)),
            reviewsOf,
          )
        await exchangeTables(session)
        if (mode === 'replace') {
          await session.deleteFrom('category').execute()
          await session.deleteFrom('brand').execute()
        }
        await writeCategories(session, catalogue)
        await writeBrands(session, catalogue)
        await markWritten(session)
        await session.deleteFrom('meta').where('key', '=', TURN).execute()
        await appendChange(engine, session, { productId: null, kind: 'catalogue' })
      }),
    )
    await dropTables(engine, '_old')
  }
  return { publish }
}

async function takeTurn(session: Session, turn: string): Promise<void> {
  await session
    .insertInto('meta')
    .values({ key: TURN, value: turn })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: turn }))
    .execute()
}

async function checkTurn(session: Session, turn: string): Promise<void> {
  const row = await session.selectFrom('meta').select('value').where('key', '=', TURN).executeTakeFirst()
  if (row?.value !== turn) throw new Error('Another import has begun meanwhile; this one has changed nothing.')
}

/** Orders that are under way on PostgreSQL have their numbers in the history already, but are not seen yet: they are waited for. */
async function momentOf(engine: Engine, session: Session): Promise<Moment> {
  if (engine.kind === 'postgres') await sql`lock table order_history in share mode`.execute(session)
  const row = await session
    .selectFrom('order_history')
    .select((eb) => eb.fn.max('sequence').as('last'))
    .executeTakeFirst()
  return { history: row?.last ?? 0, change: await latestChange(session) }
}

/** What the file does not name stays as it is, but for reviews that the file brings. */
async function copyProducts(
  session: Session,
  ids: readonly string[],
  reviewsOf: ReadonlyMap<string, Catalogue['reviews']>,
): Promise<void> {
  await copyRows(session, 'product', ids)
  await copyRows(session, 'product_variant', ids)
  await copyRows(
    session,
    'review',
    ids.filter((id) => !reviewsOf.has(id)),
  )
  const brought = ids.filter((id) => reviewsOf.has(id))
  const rows = brought.flatMap((id) => (reviewsOf.get(id) ?? []).map(reviewRow))
  for (const batch of rowBatches(rows, REVIEW_COLUMNS)) await session.insertInto('review_next').values(batch).execute()
  await keepBuyerReviews(session, brought)
}

async function copyRows(
  session: Session,
  table: 'product' | 'product_variant' | 'review',
  ids: readonly string[],
  catalogueOnly = false,
): Promise<void> {
  if (ids.length === 0) return
  const key = sql.ref(table === 'product' ? 'id' : 'product_id')
  const filter = catalogueOnly ? sql` and order_number is null` : sql``
  await sql`
    insert into ${sql.table(`${table}_next`)} select * from ${sql.table(table)} where ${key} in (${sql.join(ids)})${filter}
  `.execute(session)
}

/** Copies products again that were sold, reviewed or changed since they were copied. */
async function renew(
  session: Session,
  ids: readonly string[],
  reviewsOf: ReadonlyMap<string, Catalogue['reviews']>,
): Promise<void> {
  for (const batch of rowBatches(ids, 1)) {
    await session.deleteFrom('review_next').where('product_id', 'in', batch).execute()
    await session.deleteFrom('product_variant_next').where('product_id', 'in', batch).execute()
    await session.deleteFrom('product_next').where('id', 'in', batch).execute()
    await copyProducts(session, batch, reviewsOf)
  }
}

async function whenFree(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error
    }
    await sleep(PAUSE * (0.5 + Math.random()))
  }
}
