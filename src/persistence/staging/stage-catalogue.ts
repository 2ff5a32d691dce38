/** Stores a large catalogue while the shop goes on: gathered in small steps that nobody sees, then put in place at once. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Catalogue, CatalogueProduct, CatalogueReview } from '#services/catalogue/catalogue-file.ts'
import { WordTable } from '#services/import/survey/word-table.ts'
import type { StagedCatalogue } from '#services/repositories.ts'
import { isCatalogueEmpty } from '../catalogue/catalogue-reader.ts'
import { markWritten, writeBrands, writeCategories } from '../catalogue/catalogue-writer.ts'
import { appendChange, changesSince, latestChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { groupBy } from '../catalogue/group-rows.ts'
import { productRow, reviewRow, variantRows } from '../catalogue/product-rows.ts'
import { insertRows } from './insert-rows.ts'
import { ShortSteps } from './short-steps.ts'
import { applySales, keepSellCounts, keepWrittenReviews, type FileCounts, type Moment } from './sold-meanwhile.ts'
import { whenFree } from './when-free.ts'
import { createNextTables, dropTables, exchangeTables, lockTables } from './staging-tables.ts'
import { forgetUnpublished, keepAgain, keepForImport, publishPrices } from '../prices/price-changes.ts'
import {
  copyProducts,
  copyReviews,
  orderedIds,
  putProducts,
  putReviews,
  reviewedIds,
  storedIds,
} from './stored-rows.ts'

/** A merge of so few products is written into the live tables, which takes no longer than a step; a larger one copies the others and exchanges. */
const FEW = 500
/** Reviews that take as long as one product. */
const REVIEWS = 4

/** Groups of products that wait for a step at most; each is a piece of the file, so long texts are few at a time. */
const MOST_GROUPS = 16

/** The meta row that names the import that may go on. */
const TURN = 'import'

/** Begins an import; see `CatalogueRepository.stage`. Its methods throw once another import has begun. */
export async function stageCatalogue(engine: Engine, mode: 'replace' | 'merge'): Promise<StagedCatalogue> {
  const turn = randomUUID()
  await engine.write((session) => takeTurn(session, turn))
  await dropTables(engine, '_next')
  await dropTables(engine, '_old')
  await forgetUnpublished(engine)
  const since = await engine.writeUnseen(async (session) => {
    await checkTurn(session, turn)
    await createNextTables(engine, session)
    return { ...(await momentOf(engine, session)), isFirst: await isCatalogueEmpty(session) }
  })
  return new Staging(engine, { mode, turn, since })
}

/** See `CatalogueRepository.isStaging`. */
export async function isStaging(session: Session): Promise<boolean> {
  return (await turnOf(session)) !== undefined
}

/** A first catalogue has no prices before it. */
interface Beginning extends Moment {
  isFirst: boolean
}

class Staging implements StagedCatalogue {
  readonly #engine: Engine
  readonly #mode: 'replace' | 'merge'
  readonly #turn: string
  readonly #since: Beginning
  readonly #inserting: ShortSteps
  readonly #copying: ShortSteps
  readonly #fileCounts: FileCounts = new Map()
  /** The products of the file, which in a merge are not all. */
  readonly #named = new WordTable()
  #reviews = 0
  /** Products that are not enough for a step yet, and the groups in which they came. */
  #groups = 0
  #waiting: { product: CatalogueProduct; reviews: readonly CatalogueReview[] }[] = []

  constructor(engine: Engine, { mode, turn, since }: { mode: 'replace' | 'merge'; turn: string; since: Beginning }) {
    this.#engine = engine
    this.#mode = mode
    this.#turn = turn
    this.#since = since
    const hold = (session: Session) => checkTurn(session, turn)
    this.#inserting = new ShortSteps(engine, hold)
    this.#copying = new ShortSteps(engine, hold)
  }

  async addProducts(products: readonly CatalogueProduct[], reviews: readonly CatalogueReview[]): Promise<void> {
    this.#reviews += reviews.length
    const reviewsOf = groupBy(reviews, (review) => review.productId)
    for (const product of products) {
      if (this.#mode === 'merge') this.#named.set(product.id, 0)
      this.#waiting.push({ product, reviews: reviewsOf.get(product.id) ?? [] })
    }
    // What is read before the next step gives others their time with the lock; pausing for it would lengthen the import.
    this.#groups += 1
    if (this.#groups >= MOST_GROUPS || this.#inserting.isEnough(this.#waiting.length)) await this.#insertWaiting()
  }

  async #insertWaiting(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    this.#groups = 0
    await this.#inserting.each(waiting, async (session, some) => {
      const products = some.map(({ product }) => product)
      await insertRows(this.#engine, session, 'product_next', products.map(productRow))
      await insertRows(this.#engine, session, 'product_variant_next', products.flatMap(variantRows))
      const ids = products.map((product) => product.id)
      if (!this.#since.isFirst) await keepForImport(session, this.#turn, ids)
      const reviews = some.flatMap((one) => one.reviews.map(reviewRow))
      await insertRows(this.#engine, session, 'review_next', reviews)
    })
  }

  async addReviews(reviews: readonly CatalogueReview[]): Promise<void> {
    await this.#insertWaiting()
    this.#reviews += reviews.length
    await this.#inserting.each(reviews, async (session, some) => {
      const reviewsOf = groupBy(some, (review) => review.productId)
      const ids = [...reviewsOf.keys()]
      if (this.#mode === 'merge') await copyProducts(session, this.#others(ids))
      const last = await session
        .selectFrom('review_next')
        .select((eb) => ['product_id', eb.fn.max('position').as('position')])
        .where('product_id', 'in', ids)
        .groupBy('product_id')
        .execute()
      const first = new Map(last.map((row) => [row.product_id, row.position + 1]))
      const rows = [...reviewsOf].flatMap(([id, own]) =>
        own.map((review, index) => reviewRow(review, (first.get(id) ?? 0) + index)),
      )
      await insertRows(this.#engine, session, 'review_next', rows)
    })
  }

  async publish(groups: Pick<Catalogue, 'categories' | 'brands'>): Promise<void> {
    await this.#insertWaiting()
    const isSmall = this.#mode === 'merge' && this.#named.size + this.#reviews / REVIEWS <= FEW
    if (!isSmall) await this.#complete()
    await whenFree(() =>
      this.#engine.write(async (session) => {
        await checkTurn(session, this.#turn)
        await lockTables(this.#engine, session, isSmall ? 'exclusive' : 'access exclusive')
        const changes = await changesSince(session, this.#since.change)
        const touched = [...new Set(changes.flatMap(({ productId }) => productId ?? []))]
        await applySales(this.#engine, session, this.#since, this.#fileCounts)
        await keepAgain(
          session,
          this.#turn,
          this.#mode === 'merge' ? touched.filter((id) => this.#named.has(id)) : touched,
        )
        await publishPrices(session, this.#turn, new Date())
        if (isSmall) await this.#putSmall(session)
        else await this.#exchange(session, touched)
        await writeCategories(session, groups)
        await writeBrands(session, groups)
        await markWritten(session)
        await session.deleteFrom('meta').where('key', '=', TURN).execute()
        await appendChange(this.#engine, session, { productId: null, kind: 'catalogue' })
      }),
    )
    await dropTables(this.#engine, isSmall ? '_next' : '_old')
  }

  async discard(): Promise<void> {
    this.#waiting = []
    const isMine = await this.#engine.write(async (session) => {
      const { numDeletedRows } = await session
        .deleteFrom('meta')
        .where('key', '=', TURN)
        .where('value', '=', this.#turn)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    })
    if (!isMine) return
    await dropTables(this.#engine, '_next')
    await forgetUnpublished(this.#engine)
  }

  #others(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#named.has(id))
  }

  /** What the file leaves as it is, while the shop goes on. */
  async #complete(): Promise<void> {
    const { read } = this.#engine
    if (this.#mode === 'merge') {
      for await (const ids of storedIds(read)) {
        await this.#copying.each(ids, async (session, some) => {
          await copyProducts(session, this.#others(some))
          await copyReviews(session, some)
        })
      }
    }
    for await (const ids of orderedIds(read)) {
      await this.#copying.each(ids, async (session, some) => {
        await keepSellCounts(session, some, this.#fileCounts)
      })
    }
    for await (const ids of reviewedIds(read)) {
      await this.#copying.each(ids, (session, some) => keepWrittenReviews(session, some))
    }
  }

  async #putSmall(session: Session): Promise<void> {
    const staged = await session.selectFrom('product_next').select('id').execute()
    const ids = staged.map((row) => row.id).filter((id) => this.#named.has(id))
    await keepSellCounts(session, ids, this.#fileCounts)
    await putProducts(session, ['_next', ''], ids)
    await putReviews(session)
  }

  async #exchange(session: Session, touched: readonly string[]): Promise<void> {
    if (this.#mode === 'merge') await putProducts(session, ['', '_next'], this.#others(touched))
    await keepWrittenReviews(session, touched)
    await exchangeTables(session)
    if (this.#mode === 'merge') return
    await session.deleteFrom('category').execute()
    await session.deleteFrom('brand').execute()
  }
}

async function takeTurn(session: Session, turn: string): Promise<void> {
  await session
    .insertInto('meta')
    .values({ key: TURN, value: turn })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: turn }))
    .execute()
}

async function turnOf(session: Session): Promise<string | undefined> {
  return (await session.selectFrom('meta').select('value').where('key', '=', TURN).executeTakeFirst())?.value
}

async function checkTurn(session: Session, turn: string): Promise<void> {
  if ((await turnOf(session)) !== turn)
    throw new Error('Another import has begun meanwhile; this one has changed nothing.')
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
