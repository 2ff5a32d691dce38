/** Sends a visitor's review; every answer is a value (spec 3.8). */
import type { ReviewValues } from '#domain/review/review-form.ts'
import type { ApiPost } from '../../state/api-client.ts'

export type SentReview = 'waits' | 'busy' | 'failed'

export interface VisitorReview extends ReviewValues {
  /** Whole stars, 1 to 5. */
  rating: number
  /** What a machine has written into the field that people do not see. */
  website: string
}

export async function sendVisitorReview(post: ApiPost, productId: string, review: VisitorReview): Promise<SentReview> {
  const status = await post(`/product/${encodeURIComponent(productId)}/reviews`, review).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status === 202) return 'waits'
  return status === 429 ? 'busy' : 'failed'
}
