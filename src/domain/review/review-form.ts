/** Owns the rules of the review form, and when each error is shown. */

export interface ReviewValues {
  review: string
  name: string
  email: string
}

export type ReviewField = keyof ReviewValues

/** What is wrong with a field, as the key of its text. Spec 5.5. */
export interface ReviewErrors {
  review?: 'reviewRequired'
  name?: 'nameRequired'
  email?: 'emailRequired' | 'emailInvalid'
}

export interface ReviewFormState {
  /** Fields that have been left once. */
  touched: ReadonlySet<ReviewField>
  /** Fields whose text has been changed. */
  dirty: ReadonlySet<ReviewField>
  submitted: boolean
}

export const EMPTY_REVIEW: ReviewValues = { review: '', name: '', email: '' }

// The form of an address as browsers check it in a field of type email, with a dot in the domain asked for.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Whether a text has the form of an e-mail address; white space around it is not looked at. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= 254 && EMAIL.test(address)
}

/** Every error of the values, shown or not; empty means that they may be submitted. Spec 5.5. */
export function reviewErrors(values: ReviewValues): ReviewErrors {
  const errors: ReviewErrors = {}
  if (values.review.trim() === '') errors.review = 'reviewRequired'
  if (values.name.trim() === '') errors.name = 'nameRequired'
  if (values.email.trim() === '') errors.email = 'emailRequired'
  else if (!isEmail(values.email)) errors.email = 'emailInvalid'
  return errors
}

/**
 * The errors to be seen at this moment: a missing text once its field was touched or the form submitted, a malformed
 * address as soon as its field is dirty or the form submitted. Spec 5.5.
 */
export function visibleReviewErrors(values: ReviewValues, state: ReviewFormState): ReviewErrors {
  const errors = reviewErrors(values)
  const isSeen = (field: ReviewField) => {
    const moment = errors[field] === 'emailInvalid' ? state.dirty : state.touched
    return state.submitted || moment.has(field)
  }
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isSeen(field as ReviewField)))
}
