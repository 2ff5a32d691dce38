/** Owns the fields of the checkout's form and what is wrong with them; the browser and the server ask the same functions. */
import { isHarmfulLine, isHarmfulText } from '#domain/catalogue/product/harmful-characters.ts'
import { isEmail } from '#domain/review/review-form.ts'
import { isCountry, needsPostcode, needsState, type StateLabel, stateLabel } from './countries.ts'
import type { OrderAddress, OrderContact } from './order.ts'
import { type PostcodeLabel, postcodeLabel, type PostcodeProblem, postcodeProblem } from './postcode.ts'

/** Every field as text; an empty one says nothing. */
export interface OrderFormValues {
  email: string
  phone: string
  country: string
  name: string
  line1: string
  line2: string
  postcode: string
  city: string
  state: string
  notes: string
}

export type OrderField = keyof OrderFormValues

/** What a field is called, as the key of its text. */
export type FieldLabel =
  | 'fieldEmail'
  | 'fieldCountry'
  | 'fieldName'
  | 'fieldLine1'
  | 'fieldLine2'
  | 'fieldCity'
  | 'fieldPhone'
  | 'fieldNotes'
  | PostcodeLabel
  | StateLabel

/** What is wrong with a field; said by `texts/order-form-text.ts`. */
export type FieldProblem =
  | { kind: 'fieldRequired' | 'fieldHarmful'; field: FieldLabel }
  /** In code points. */
  | { kind: 'fieldTooLong'; field: FieldLabel; most: number; length: number }
  | { kind: 'emailInvalid' | 'countryUnknown' | 'phoneSigns' }
  | { kind: 'phoneDigits'; digits: number }
  | PostcodeProblem

export type OrderFormErrors = Partial<Record<OrderField, FieldProblem>>

export const EMPTY_ORDER_FORM: OrderFormValues = {
  email: '',
  phone: '',
  country: '',
  name: '',
  line1: '',
  line2: '',
  postcode: '',
  city: '',
  state: '',
  notes: '',
}

/** In the order of the form, which is also the order of its errors; lengths in code points. */
export const ORDER_FIELDS: readonly { field: OrderField; maxLength: number }[] = [
  { field: 'email', maxLength: 254 },
  { field: 'country', maxLength: 2 },
  { field: 'name', maxLength: 100 },
  { field: 'line1', maxLength: 120 },
  { field: 'line2', maxLength: 120 },
  { field: 'postcode', maxLength: 12 },
  { field: 'city', maxLength: 80 },
  { field: 'state', maxLength: 80 },
  { field: 'phone', maxLength: 30 },
  { field: 'notes', maxLength: 1000 },
]

const PHONE = /^\+?[\d\s()./-]+$/

const LABELS: Readonly<Record<Exclude<OrderField, 'postcode' | 'state'>, FieldLabel>> = {
  email: 'fieldEmail',
  phone: 'fieldPhone',
  country: 'fieldCountry',
  name: 'fieldName',
  line1: 'fieldLine1',
  line2: 'fieldLine2',
  city: 'fieldCity',
  notes: 'fieldNotes',
}

/** What a field is called in a country. */
export function fieldLabel(field: OrderField, country: string): FieldLabel {
  if (field === 'postcode') return postcodeLabel(country)
  if (field === 'state') return stateLabel(country)
  return LABELS[field]
}

/** Whether a field must be filled in for an address in this country. */
export function isRequired(field: OrderField, country: string): boolean {
  if (field === 'postcode') return country === '' || needsPostcode(country)
  if (field === 'state') return needsState(country)
  return field !== 'phone' && field !== 'line2' && field !== 'notes'
}

/** What is wrong with each field; empty means that the order can be placed. Usability 41. */
export function orderFormErrors(values: OrderFormValues): OrderFormErrors {
  const errors: OrderFormErrors = {}
  for (const { field } of ORDER_FIELDS) {
    const problem = fieldProblem(field, values)
    if (problem !== null) errors[field] = problem
  }
  return errors
}

/** What is wrong with one field, or null. */
export function fieldProblem(name: OrderField, values: OrderFormValues): FieldProblem | null {
  const text = values[name].trim()
  const field = fieldLabel(name, values.country)
  if (text === '') return isRequired(name, values.country) ? { kind: 'fieldRequired', field } : null
  const isHarmful = name === 'notes' ? isHarmfulText : isHarmfulLine
  if (isHarmful(text)) return { kind: 'fieldHarmful', field }
  const { maxLength: most = 0 } = ORDER_FIELDS.find((row) => row.field === name) ?? {}
  const length = [...text].length
  if (name !== 'country' && length > most) return { kind: 'fieldTooLong', field, most, length }
  if (name === 'email' && !isEmail(text)) return { kind: 'emailInvalid' }
  if (name === 'country' && !isCountry(text)) return { kind: 'countryUnknown' }
  if (name === 'postcode') return postcodeProblem(values.country, text)
  if (name === 'phone') return phoneProblem(text)
  return null
}

/** Contact and address of values without errors: trimmed, and without what is empty. */
export function orderParty(values: OrderFormValues): { contact: OrderContact; address: OrderAddress; notes?: string } {
  const text = (field: OrderField) => values[field].trim()
  return {
    contact: { email: text('email'), ...(text('phone') && { phone: text('phone') }) },
    address: {
      country: text('country'),
      name: text('name'),
      line1: text('line1'),
      ...(text('line2') && { line2: text('line2') }),
      postcode: text('postcode'),
      city: text('city'),
      ...(text('state') && { state: text('state') }),
    },
    ...(text('notes') && { notes: text('notes') }),
  }
}

function phoneProblem(text: string): FieldProblem | null {
  const digits = text.replace(/\D/g, '').length
  if (!PHONE.test(text)) return { kind: 'phoneSigns' }
  return digits < 5 || digits > 15 ? { kind: 'phoneDigits', digits } : null
}
