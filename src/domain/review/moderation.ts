/** Owns what becomes of a review in a live shop: it waits, it is shown, or it is hidden; and how it is named in commands. Spec 3.8. */
import { isHarmfulText } from '../catalogue/product/harmful-characters.ts'

/** `hidden` was seen by the owner and is kept from shoppers. */
export type ReviewState = 'waiting' | 'shown' | 'hidden'

/** Code points that an answer of the shop may have. */
export const LONGEST_ANSWER = 2000

export interface ReviewPlace {
  productId: string
  /** Among the reviews of its product: from 0 those of a catalogue file, from a million those that shoppers wrote here. */
  position: number
}

/** "101-1000000". */
export function reviewId({ productId, position }: ReviewPlace): string {
  return `${productId}-${position}`
}

/** Null for what names no review. */
export function readReviewId(id: string): ReviewPlace | null {
  const [, productId, position] = /^(.+)-(0|[1-9]\d{0,8})$/s.exec(id.trim()) ?? []
  return productId === undefined ? null : { productId, position: Number(position) }
}

/** Why an answer of the shop cannot be taken, null where it can. */
export function answerProblem(text: string): string | null {
  if (isHarmfulText(text)) return 'must not contain control characters'
  return [...text].length > LONGEST_ANSWER ? `must be at most ${LONGEST_ANSWER} characters` : null
}
