/** Texts of review. */
import { messages } from '#messages/review'
import { groupTexts } from './group-texts.ts'

export const {
  useText: useReviewText,
  browserText: reviewText,
  headText: reviewHeadText,
} = groupTexts('review', messages)
