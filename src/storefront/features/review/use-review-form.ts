/** The state of the review form: which errors are seen at which moment (spec 5.5). */
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

const UNTOUCHED: ReviewFormState = { touched: new Set(), dirty: new Set(), submitted: false }
const FIELDS: readonly ReviewField[] = ['review', 'name', 'email']

export function useReviewForm() {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<ReviewValues>(EMPTY_REVIEW)
  const [state, setState] = useState(UNTOUCHED)
  const errors: ReviewErrors = visibleReviewErrors(values, state)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = FIELDS.find((field) => reviewErrors(values)[field] !== undefined)
    if (wrong !== undefined) {
      setState((now) => ({ ...now, submitted: true }))
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
      return
    }
    toast({ ...MESSAGES.reviewSent(), key: 'review' })
    setValues(EMPTY_REVIEW)
    setState(UNTOUCHED)
    form.current?.reset()
  }

  return {
    form,
    values,
    errors,
    submit,
    change: (field: ReviewField, text: string) => {
      setValues((now) => ({ ...now, [field]: text }))
      setState((now) => ({ ...now, dirty: new Set([...now.dirty, field]) }))
    },
    leave: (field: ReviewField) => {
      setState((now) => ({ ...now, touched: new Set([...now.touched, field]) }))
    },
  }
}
