import { describe, expect, it } from 'vitest'
import { EMPTY_REVIEW, isEmail, reviewErrors, type ReviewField, visibleReviewErrors } from './review-form.ts'

const GOOD = { review: 'Solid.', name: 'Ada', email: 'ada@example.com' }

function state(touched: ReviewField[], dirty: ReviewField[], submitted = false) {
  return { touched: new Set(touched), dirty: new Set(dirty), submitted }
}

describe('review form', () => {
  it('spec 5.5: all fields are required', () => {
    expect(reviewErrors(EMPTY_REVIEW)).toEqual({
      review: 'reviewRequired',
      name: 'nameRequired',
      email: 'emailRequired',
    })
    expect(reviewErrors({ ...GOOD, review: ' \n ' })).toEqual({ review: 'reviewRequired' })
  })

  it('spec 5.5: a valid form has no errors', () => {
    expect(reviewErrors(GOOD)).toEqual({})
  })

  it('spec 5.5: the address must be a valid e-mail address', () => {
    expect(reviewErrors({ ...GOOD, email: 'ada' })).toEqual({ email: 'emailInvalid' })
    const valid = ['a@b.co', "o'hara+shop@mail.example.org", ' ada@example.com ']
    expect(valid.map(isEmail)).not.toContain(false)
    const invalid = [
      'ada@',
      '@example.com',
      'ada@example',
      'a b@example.com',
      'ada@-x.com',
      'ada@x..com',
      `${'a'.repeat(65)}@x.com`,
    ]
    expect(invalid.map(isEmail)).not.toContain(true)
  })

  it('spec 5.5: a missing text is shown when its field was touched or the form submitted', () => {
    expect(visibleReviewErrors(EMPTY_REVIEW, state([], []))).toEqual({})
    expect(visibleReviewErrors(EMPTY_REVIEW, state([], ['email']))).toEqual({})
    expect(visibleReviewErrors(EMPTY_REVIEW, state(['email'], []))).toEqual({ email: 'emailRequired' })
    expect(visibleReviewErrors(EMPTY_REVIEW, state([], [], true))).toEqual(reviewErrors(EMPTY_REVIEW))
  })

  it('spec 5.5: a malformed address is shown as soon as its field is dirty, or after a submit', () => {
    const values = { ...GOOD, email: 'ada@' }
    const shown = { email: 'emailInvalid' }
    expect(visibleReviewErrors(values, state(['email'], []))).toEqual({})
    expect(visibleReviewErrors(values, state([], ['email']))).toEqual(shown)
    expect(visibleReviewErrors(values, state([], [], true))).toEqual(shown)
  })
})
