/** What a review's call carries, for visitors and for buyers. */
import * as z from 'zod'
import { isEmail } from '#domain/review/review-form.ts'
import { isHarmfulText } from '#domain/catalogue/product/harmful-characters.ts'
import { expected } from '../expected.ts'

const STARS = { error: expected('a whole number from 1 to 5') }

const stars = z.int(STARS).min(1, STARS).max(5, STARS)

function words(most: number) {
  return z
    .string({ error: expected('text') })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(most, { error: `must be at most ${most} characters` })
    .refine((value) => !isHarmfulText(value), { error: 'must not contain control characters' })
}

/** What both say. */
export const reviewFields = { rating: stars, review: words(5000) }

export const visitorReviewSchema = z
  .strictObject({
    ...reviewFields,
    name: words(100),
    email: z
      .string({ error: expected('text') })
      .trim()
      .refine(isEmail, { error: 'must be a valid e-mail address' }),
    website: z
      .string({ error: expected('text') })
      .max(2000, { error: 'must be at most 2000 characters' })
      .optional()
      .describe('A field that people do not see: what is written there is by a machine, and is not kept'),
  })
  .meta({ id: 'VisitorReview' })
