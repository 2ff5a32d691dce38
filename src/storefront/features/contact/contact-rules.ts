/** The rules and words of the contact form, and the mail that a valid one becomes. */
import type { GroupText } from '#texts/text-pack.ts'
import { isEmail } from '#domain/review/review-form.ts'

export interface ContactValues {
  name: string
  email: string
  subject: string
  message: string
}

export type ContactField = keyof ContactValues
export type ContactErrors = Partial<Record<ContactField, string>>

export const EMPTY_CONTACT: ContactValues = { name: '', email: '', subject: '', message: '' }

/** In the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'subject', 'message']

/** Longer addresses are cut off by some mail programs. */
const LONGEST_MESSAGE = 1500

/** Every error of the values; empty means that the mail can be written. All fields but the subject are required. */
export function contactErrors({ name, email, message }: ContactValues, t: GroupText<'pages'>): ContactErrors {
  const errors: ContactErrors = {}
  if (name.trim() === '') errors.name = t('nameRequired')
  if (email.trim() === '') errors.email = t('emailRequired')
  else if (!isEmail(email)) errors.email = t('emailInvalid')
  const length = [...message.trim()].length
  if (length === 0) errors.message = t('messageRequired')
  else if (length > LONGEST_MESSAGE) {
    errors.message = t('messageTooLong', { length, most: LONGEST_MESSAGE })
  }
  return errors
}

/** The text of the mail as it is sent or copied. */
export function contactText({ name, email, message }: ContactValues): string {
  return `${message.trim()}\n\n${name.trim()}\n${email.trim()}`
}

/** A `mailto:` address that opens the visitor's own mail program with everything filled in. */
export function mailAddress(to: string, values: ContactValues, t: GroupText<'pages'>): string {
  const subject = values.subject.trim() || t('questionFrom', { name: values.name.trim() })
  const lines = contactText(values).replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
