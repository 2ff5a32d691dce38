/** Owns which errors and ticks of the checkout's form are to be seen at which moment (usability 41). */
import { isRequired, type OrderField, type OrderFormValues } from '#domain/order/order-form.ts'

/** What is wrong with each field, as a sentence. */
export type FieldTexts = Partial<Record<OrderField, string>>

/** In the order in which they stand on the page. */
export const CHECKOUT_FIELDS: readonly OrderField[] = [
  'email',
  'phone',
  'country',
  'name',
  'line1',
  'line2',
  'postcode',
  'city',
  'state',
  'notes',
]

/** Fields that have been left with what stands in them; only they are judged aloud. */
export type LeftFields = ReadonlySet<OrderField>

/** A field that is being put right is judged again only when it is left: its error goes at once, a new one waits. */
export function afterChange(left: LeftFields, field: OrderField, errors: FieldTexts): LeftFields {
  if (!left.has(field) || errors[field] !== undefined) return left
  return new Set([...left].filter((other) => other !== field))
}

export function afterLeaving(left: LeftFields, field: OrderField): LeftFields {
  return left.has(field) ? left : new Set([...left, field])
}

/** After the order was asked for, every field counts as left. */
export const ALL_LEFT: LeftFields = new Set(CHECKOUT_FIELDS)

/** The errors to be seen. */
export function visibleErrors(errors: FieldTexts, left: LeftFields): FieldTexts {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(field as OrderField)))
}

/** Whether what was typed is confirmed with a tick: it was left, says something and is right. */
export function isConfirmed(field: OrderField, values: OrderFormValues, errors: FieldTexts, left: LeftFields): boolean {
  return left.has(field) && errors[field] === undefined && values[field].trim() !== ''
}

/** The values as they are sent: what the country does not ask for is not on the screen, and so not sent. */
export function seenValues(values: OrderFormValues): OrderFormValues {
  const shown = (field: 'postcode' | 'state') => (isRequired(field, values.country) ? values[field] : '')
  return { ...values, postcode: shown('postcode'), state: shown('state') }
}
