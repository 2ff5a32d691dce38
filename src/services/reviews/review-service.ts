/** What becomes of reviews: what a visitor writes waits, what an owner decides is stored; every answer is a value. */
import { answerProblem, readReviewId, type ReviewState } from '#domain/review/moderation.ts'
import type { Actor } from '../history/history-repository.ts'
import type { NewReview, ReviewRepository, StoredReview } from './review-repository.ts'

/** `sample`: this shop keeps none. */
export type SubmitOutcome = 'kept' | 'sample' | 'unknown'

export type ReviewAct =
  | { kind: 'approve' | 'hide' | 'delete' }
  /** An empty text takes the answer away. */
  | { kind: 'answer'; text: string }

export type ActOutcome =
  | { kind: 'done' | 'same' | 'unknown' }
  /** What is wrong with the answer. */
  | { kind: 'refused'; problem: string }

export interface ReviewService {
  submit(review: Omit<NewReview, 'at'>): Promise<SubmitOutcome>
  list(options: { state?: ReviewState; limit: number }): Promise<StoredReview[]>
  counts(): Promise<Record<ReviewState, number>>
  /** `id` as `reviewId` says it. */
  act(id: string, act: ReviewAct, actor: Actor): Promise<ActOutcome>
}

export interface ReviewServiceOptions {
  reviews: ReviewRepository
  /** Whether the shop is a live one. */
  isLive: () => Promise<boolean>
  now?: () => Date
}

/** Spec 3.8. */
export function createReviewService({ reviews, isLive, now = () => new Date() }: ReviewServiceOptions): ReviewService {
  return {
    async submit(review) {
      if (!(await isLive())) return 'sample'
      return (await reviews.add({ ...review, at: now() })) ? 'kept' : 'unknown'
    },
    list: (options) => reviews.list(options),
    counts: () => reviews.counts(),
    async act(id, act, actor) {
      const place = readReviewId(id)
      if (!place) return { kind: 'unknown' }
      if (act.kind === 'delete') return { kind: (await reviews.remove(place)) ? 'done' : 'unknown' }
      const text = act.kind === 'answer' ? act.text.trim() : ''
      const problem = text === '' ? null : answerProblem(text)
      if (problem !== null) return { kind: 'refused', problem }
      const decision =
        act.kind === 'answer'
          ? { answer: text === '' ? null : text }
          : { state: act.kind === 'approve' ? ('shown' as const) : ('hidden' as const) }
      const outcome = await reviews.decide(place, decision, { actor, at: now() })
      return { kind: outcome === 'changed' ? 'done' : outcome }
    },
  }
}
