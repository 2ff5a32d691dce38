/** Owns the rules and texts of the review form, and when each error is shown. */

export interface ReviewValues {
  review: string
  name: string
  email: string
}

export type ReviewField = keyof ReviewValues

export type ReviewErrors = Partial<Record<ReviewField, string>>

export interface ReviewFormState {
  /** Fields that have been left once. */
  touched: ReadonlySet<ReviewField>
  /** Fields whose text has been changed. */
  dirty: ReadonlySet<ReviewField>
  submitted: boolean
}

export const EMPTY_REVIEW: ReviewValues = { review: '', name: '', email: '' }

/** Spec 5.5. */
export const REVIEW_TEXTS = {
  reviewRequired: 'Review is required',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email must be a valid e-mail address',
} as const

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
  if (values.review.trim() === '') errors.review = REVIEW_TEXTS.reviewRequired
  if (values.name.trim() === '') errors.name = REVIEW_TEXTS.nameRequired
  if (values.email.trim() === '') errors.email = REVIEW_TEXTS.emailRequired
  else if (!isEmail(values.email)) errors.email = REVIEW_TEXTS.emailInvalid
  return errors
}

/**
 * The errors to be seen at this moment: a missing text once its field was touched or the form submitted, a malformed
 * address as soon as its field is dirty or the form submitted. Spec 5.5.
 */
export function visibleReviewErrors(values: ReviewValues, state: ReviewFormState): ReviewErrors {
  const fields: ReviewField[] = ['review', 'name', 'email']
  const errors = reviewErrors(values)
  const visible: ReviewErrors = {}
  for (const field of fields) {
    const moment = errors[field] === REVIEW_TEXTS.emailInvalid ? state.dirty : state.touched
    if (errors[field] && (state.submitted || moment.has(field))) visible[field] = errors[field]
  }
  return visible
}
