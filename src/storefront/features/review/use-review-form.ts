/** The state of the review form: which errors are seen at which moment (spec 5.5), and what became of a review that was sent. */
import {
  EMPTY_REVIEW,
  reviewErrors,
  type ReviewErrors,
  type ReviewField,
  type ReviewFormState,
  type ReviewValues,
  visibleReviewErrors,
} from '#domain/review/review-form.ts'
import { type FormEvent, useRef, useState } from 'react'
import { MESSAGES } from '../../messages.ts'
import { toast } from '../../state/toast-store.ts'
import type { SentReview, VisitorReview } from './send-review.ts'

const UNTOUCHED: ReviewFormState = { touched: new Set(), dirty: new Set(), submitted: false }
const FIELDS: readonly ReviewField[] = ['review', 'name', 'email']

/** Without `send` a valid review is thanked for and sent nowhere, as the specification has it for a sample shop. */
export function useReviewForm(send: ((review: VisitorReview) => Promise<SentReview>) | null) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<ReviewValues>(EMPTY_REVIEW)
  const [rating, setRating] = useState<number>()
  const [state, setState] = useState(UNTOUCHED)
  const [outcome, setOutcome] = useState<SentReview | 'busy-sending'>()
  const errors: ReviewErrors = visibleReviewErrors(values, state)
  const noStars = send !== null && rating === undefined

  function empty() {
    setValues(EMPTY_REVIEW)
    setRating(undefined)
    setState(UNTOUCHED)
    form.current?.reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = noStars ? 'rating' : FIELDS.find((field) => reviewErrors(values)[field] !== undefined)
    if (wrong !== undefined) {
      setState((now) => ({ ...now, submitted: true }))
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
      return
    }
    if (send === null || rating === undefined) {
      toast({ ...MESSAGES.reviewSent(), key: 'review' })
      empty()
      return
    }
    if (outcome !== 'busy-sending') void sendIt(send, rating)
  }

  async function sendIt(sending: NonNullable<typeof send>, stars: number) {
    const website = form.current?.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
    setOutcome('busy-sending')
    const became = await sending({ ...trimmed(values), rating: stars, website })
    if (became === 'waits') empty()
    setOutcome(became)
  }

  return {
    form,
    values,
    errors,
    isStarsMissing: noStars && state.submitted,
    isSending: outcome === 'busy-sending',
    outcome: outcome === 'busy-sending' ? undefined : outcome,
    submit,
    rate: setRating,
    change: (field: ReviewField, text: string) => {
      setValues((now) => ({ ...now, [field]: text }))
      setState((now) => ({ ...now, dirty: new Set([...now.dirty, field]) }))
    },
    leave: (field: ReviewField) => {
      setState((now) => ({ ...now, touched: new Set([...now.touched, field]) }))
    },
  }
}

function trimmed({ review, name, email }: ReviewValues): ReviewValues {
  return { review: review.trim(), name: name.trim(), email: email.trim() }
}
