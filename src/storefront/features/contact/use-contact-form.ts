/** The state of the contact form: errors are shown when a field is left and vanish as soon as it is right (usability 41). */
import { usePagesText } from '#storefront/texts/pages.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  CONTACT_FIELDS,
  type ContactErrors,
  contactErrors,
  type ContactField,
  type ContactValues,
  EMPTY_CONTACT,
} from './contact-rules.ts'

export function useContactForm() {
  const t = usePagesText()
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<ContactValues>(EMPTY_CONTACT)
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set())
  const [ready, setReady] = useState(false)
  const all = contactErrors(values, t)
  const errors: ContactErrors = Object.fromEntries(
    CONTACT_FIELDS.filter((field) => left.has(field)).map((field) => [field, all[field]]),
  )

  // The focus goes to what has come of it (usability 55).
  useEffect(() => {
    if (ready) outcome.current?.focus()
  }, [ready])

  return {
    form,
    outcome,
    values,
    errors,
    ready,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setLeft(new Set(CONTACT_FIELDS))
      const wrong = CONTACT_FIELDS.find((field) => all[field] !== undefined)
      if (wrong === undefined) setReady(true)
      else form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    },
    change: (field: ContactField, text: string) => {
      setValues((now) => ({ ...now, [field]: text }))
      setReady(false)
    },
    leave: (field: ContactField) => setLeft((now) => new Set([...now, field])),
  }
}
