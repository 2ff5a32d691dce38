import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerProblem, readReviewId, reviewId } from './moderation.ts'

describe('names of reviews', () => {
  it('say product and place, whatever the product is called', () => {
    expect(reviewId({ productId: '101', position: 1_000_000 })).toBe('101-1000000')
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).map((id) => `p${id}p`),
        fc.nat(2_000_000),
        (productId, position) => {
          expect(readReviewId(reviewId({ productId, position }))).toEqual({ productId, position })
        },
      ),
    )
  })

  it.each(['', '101', '101-', '-3', '101-x', '101-01', '101-1e3'])('%j is none', (text) => {
    expect(readReviewId(text)).toBeNull()
  })
})

it('an answer is no longer than fits, and acts on no terminal', () => {
  expect(answerProblem('Thank you.')).toBeNull()
  expect(answerProblem('Thanks\u0000')).toBe('must not contain control characters')
  expect(answerProblem('\u{1F642}'.repeat(2000))).toBeNull()
  expect(answerProblem('a'.repeat(2001))).toBe('must be at most 2000 characters')
})
