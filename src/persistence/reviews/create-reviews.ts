/** What shoppers write and what an owner decides about it: one transaction each. */
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { changedFields } from '#domain/history/changed-fields.ts'
import type { ReviewPlace } from '#domain/review/moderation.ts'
import type {
  DecisionOutcome,
  NewReview,
  ReviewDecision,
  ReviewRepository,
  StoredReview,
} from '#services/reviews/review-repository.ts'
import type { Actor } from '#services/history/history-repository.ts'
import { appendChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { openBatch, recordChange } from '../history/history-rows.ts'
import { lockProducts } from '../orders/stock-moves.ts'
import type { ReviewTable } from '../schema.ts'
import { nextPosition } from './review-rows.ts'

export function createReviews(engine: Engine): ReviewRepository {
  return {
    add: (review) => engine.write((session) => addReview(engine, session, review)),
    list: ({ state, limit }) =>
      engine.read(async (session) => {
        let query = session
          .selectFrom('review')
          .innerJoin('product', 'product.id', 'review.product_id')
          .selectAll('review')
          .select('product.title')
        // Written out, so that the index of what is not shown is known to serve.
        if (state !== undefined) query = query.where(sql<boolean>`review.state = ${sql.lit(state)}`)
        const rows = await query
          .orderBy('review.date', 'desc')
          .orderBy('review.product_id')
          .orderBy('review.position')
          .limit(limit)
          .execute()
        return rows.map(storedReview)
      }),
    counts: () =>
      engine.read(async (session) => {
        const rows = await session
          .selectFrom('review')
          .select((eb) => ['state', eb.fn.countAll<number | string>().as('count')])
          .groupBy('state')
          .execute()
        const counts = { waiting: 0, shown: 0, hidden: 0 }
        for (const { state, count } of rows) counts[state] = Number(count)
        return counts
      }),
    decide: (place, decision, by) => engine.write((session) => decide(engine, session, place, { decision, ...by })),
    remove: (place) => engine.write((session) => removeReview(engine, session, place)),
  }
}

async function addReview(engine: Engine, session: Session, review: NewReview): Promise<boolean> {
  const { productId } = review
  await lockProducts(engine, session, [productId])
  const product = await session.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()
  if (!product) return false
  await session
    .insertInto('review')
    .values({
      product_id: productId,
      position: await nextPosition(session, productId),
      user_picture: null,
      name: review.name,
      email: review.email,
      rating: review.rating,
      review: review.review,
      date: review.at.toISOString(),
      order_number: null,
      state: 'waiting',
    })
    .execute()
  // An import that is under way takes it along.
  await appendChange(engine, session, { productId, kind: 'content' })
  return true
}

async function decide(
  engine: Engine,
  session: Session,
  place: ReviewPlace,
  { decision, actor, at }: { decision: ReviewDecision; actor: Actor; at: Date },
): Promise<DecisionOutcome> {
  const { productId, position } = place
  await lockProducts(engine, session, [productId])
  const before = await session
    .selectFrom('review')
    .select(['state', 'answer'])
    .where('product_id', '=', productId)
    .where('position', '=', position)
    .executeTakeFirst()
  if (!before) return 'unknown'
  const changed = changedFields({ ...before }, { ...before, ...decision })
  if (!changed) return 'same'
  await session
    .updateTable('review')
    .set(decision)
    .where('product_id', '=', productId)
    .where('position', '=', position)
    .execute()
  const batch = await openBatch(session, { actor, task: `review ${productId}`, at })
  await recordChange(session, batch, { thing: 'review', key: productId, part: String(position), ...changed })
  await appendChange(engine, session, { productId, kind: 'content' })
  return 'changed'
}

async function removeReview(engine: Engine, session: Session, place: ReviewPlace): Promise<boolean> {
  await lockProducts(engine, session, [place.productId])
  const gone = await session
    .deleteFrom('review')
    .where('product_id', '=', place.productId)
    .where('position', '=', place.position)
    .returning('position')
    .execute()
  if (gone.length === 0) return false
  await appendChange(engine, session, { productId: place.productId, kind: 'content' })
  return true
}

function storedReview(row: Selectable<ReviewTable> & { title: string }): StoredReview {
  return {
    productId: row.product_id,
    position: row.position,
    title: row.title,
    name: row.name,
    email: row.email,
    rating: row.rating,
    review: row.review,
    date: row.date,
    state: row.state,
    answer: row.answer,
    verified: row.order_number !== null,
  }
}
