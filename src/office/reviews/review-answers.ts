/** What the calls about reviews answer, as their description has it (/api/docs). */

export type ReviewState = 'waiting' | 'shown' | 'hidden'

export interface ReviewAnswer {
  id: string
  product: { id: string; title: string }
  name: string
  /** Empty for a reader. */
  email: string
  /** 1 to 5. */
  rating: number
  review: string
  /** ISO 8601. */
  date: string
  state: ReviewState
  answer: string | null
  verified: boolean
}

export interface ReviewListAnswer {
  reviews: ReviewAnswer[]
  counts: Record<ReviewState, number>
}
