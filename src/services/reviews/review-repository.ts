/** What is asked of a database about reviews that shoppers write and an owner decides about. */
import type { ReviewPlace, ReviewState } from '#domain/review/moderation.ts'
import type { Actor } from '../history/history-repository.ts'

/** A review by somebody who need not have bought here. */
export interface NewReview {
  productId: string
  name: string
  email: string
  /** Whole stars, 1 to 5. */
  rating: number
  review: string
  at: Date
}

export interface StoredReview extends ReviewPlace {
  /** The product's. */
  title: string
  name: string
  email: string
  rating: number
  review: string
  /** ISO 8601, as it was written or stands in the file. */
  date: string
  state: ReviewState
  /** What the shop says to it. */
  answer: string | null
  /** It belongs to a delivered order. */
  verified: boolean
}

/** What an owner decides; `answer` null takes the shop's words away. */
export type ReviewDecision = { state: ReviewState } | { answer: string | null }

/** `same`: it was so before, nothing was stored. */
export type DecisionOutcome = 'changed' | 'same' | 'unknown'

export interface ReviewRepository {
  /** Keeps it for approval; false for a product that is not there. */
  add(review: NewReview): Promise<boolean>
  /** Newest first; those of one state, or all. */
  list(options: { state?: ReviewState; limit: number }): Promise<StoredReview[]>
  /** Of each state. */
  counts(): Promise<Record<ReviewState, number>>
  /** One change of its product, and one batch of the history. */
  decide(place: ReviewPlace, decision: ReviewDecision, by: { actor: Actor; at: Date }): Promise<DecisionOutcome>
  /** Takes it away with name and address, for good: nothing of it stays in the history. False where it is not there. */
  remove(place: ReviewPlace): Promise<boolean>
}
