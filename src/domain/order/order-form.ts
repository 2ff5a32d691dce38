/** Owns the fields of the checkout's form and what is wrong with them; the browser and the server ask the same functions. */
import { isHarmfulLine, isHarmfulText } from '#domain/catalogue/product/harmful-characters.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import { isEmail } from '#domain/review/review-form.ts'
import { isCountry, needsPostcode, needsState, stateLabel } from './countries.ts'
import type { OrderAddress, OrderContact } from './order.ts'
import { postcodeError, postcodeLabel } from './postcode.ts'

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

export type OrderFormErrors = Partial<Record<OrderField, string>>

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
export const ORDER_FIELDS: readonly { field: OrderField; label: string; maxLength: number }[] = [
  { field: 'email', label: 'E-mail', maxLength: 254 },
  { field: 'country', label: 'Country', maxLength: 2 },
  { field: 'name', label: 'Full name', maxLength: 100 },
  { field: 'line1', label: 'Street and number', maxLength: 120 },
  { field: 'line2', label: 'Apartment, floor or company', maxLength: 120 },
  { field: 'postcode', label: 'Postcode', maxLength: 12 },
  { field: 'city', label: 'City', maxLength: 80 },
  { field: 'state', label: 'State', maxLength: 80 },
  { field: 'phone', label: 'Phone', maxLength: 30 },
  { field: 'notes', label: 'Order notes', maxLength: 1000 },
]

const PHONE = /^\+?[\d\s()./-]+$/

/** What a field is called in a country. */
export function fieldLabel(field: OrderField, country: string): string {
  if (field === 'postcode') return postcodeLabel(country)
  if (field === 'state') return stateLabel(country)
  return ORDER_FIELDS.find((row) => row.field === field)?.label ?? field
}

/** Whether a field must be filled in for an address in this country. */
export function isRequired(field: OrderField, country: string): boolean {
  if (field === 'postcode') return country === '' || needsPostcode(country)
  if (field === 'state') return needsState(country)
  return field !== 'phone' && field !== 'line2' && field !== 'notes'
}

/** What is wrong with each field, one sentence each; empty means that the order can be placed. Usability 41. */
export function orderFormErrors(values: OrderFormValues): OrderFormErrors {
  const errors: OrderFormErrors = {}
  for (const { field } of ORDER_FIELDS) {
    const error = fieldError(field, values)
    if (error !== null) errors[field] = error
  }
  return errors
}

/** What is wrong with one field, or null. */
export function fieldError(field: OrderField, values: OrderFormValues): string | null {
  const text = values[field].trim()
  const label = fieldLabel(field, values.country)
  if (text === '') return isRequired(field, values.country) ? `${label} is required` : null
  const isHarmful = field === 'notes' ? isHarmfulText : isHarmfulLine
  if (isHarmful(text)) return `${label} must not contain control characters`
  const { maxLength = 0 } = ORDER_FIELDS.find((row) => row.field === field) ?? {}
  const length = [...text].length
  if (field !== 'country' && length > maxLength)
    return `${label} has at most ${formatNumber(maxLength)} characters, this has ${formatNumber(length)}`
  if (field === 'email' && !isEmail(text)) return 'Email must be a valid e-mail address'
  if (field === 'country' && !isCountry(text)) return 'Choose a country from the list'
  if (field === 'postcode') return postcodeError(values.country, text)
  if (field === 'phone') return phoneError(text)
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

function phoneError(text: string): string | null {
  const digits = text.replace(/\D/g, '').length
  if (!PHONE.test(text)) return 'Phone has digits, spaces and + only'
  if (digits < 5 || digits > 15) return `A phone number has 5 to 15 digits, this has ${digits}`
  return null
}
