/** Keeps reviews of delivered orders beside those of the catalogue. */
import { reviewerName } from '#domain/review/reviewer-name.ts'
import type { KeptReview, ReviewOutcome } from '#services/orders/order-repository.ts'
import { appendChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { nextPosition } from '../reviews/review-rows.ts'
import { lockProducts } from './stock-moves.ts'

/** Keeps one review an order and product, under the shortened name of the order. Spec 10.10. */
export async function keepReview(engine: Engine, session: Session, review: KeptReview): Promise<ReviewOutcome> {
  const order = await session
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_number', 'shop_order.number')
    .select(['shop_order.state', 'shop_order.name', 'shop_order.email'])
    .where('shop_order.number', '=', review.number)
    .where('order_line.product_id', '=', review.productId)
    .executeTakeFirst()
  if (!order) return 'not-ordered'
  if (order.state !== 'delivered') return 'not-delivered'
  await lockProducts(engine, session, [review.productId])
  const product = await session.selectFrom('product').select('id').where('id', '=', review.productId).executeTakeFirst()
  if (!product) return 'not-ordered'
  const added = await session
    .insertInto('review')
    .values({
      product_id: review.productId,
      position: await nextPosition(session, review.productId),
      user_picture: null,
      name: reviewerName(order.name),
      email: order.email,
      rating: review.rating,
      review: review.review,
      date: review.at.toISOString(),
      order_number: review.number,
      state: review.waits ? 'waiting' : 'shown',
    })
    .onConflict((conflict) => conflict.columns(['order_number', 'product_id']).doNothing())
    .returning('position')
    .execute()
  if (added.length === 0) return 'already'
  await appendChange(engine, session, { productId: review.productId, kind: 'content' })
  return 'kept'
}
