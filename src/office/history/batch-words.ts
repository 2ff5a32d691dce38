/** What a batch and its changes are called: sentences and values. */
import type { FieldValue } from '#domain/history/changed-fields.ts'
import type { Batch, Changed } from '../calls/answers.ts'
import { actorName } from '../parts/actor-name.ts'
import { officeText as t } from '../texts/office.ts'

export function batchSentence({ actor, task, undoes }: Batch): string {
  const who = actorName(actor)
  if (undoes !== null) return t('tookBack', { who, batch: undoes })
  const id = /^product (.+)$/s.exec(task)?.[1]
  if (id !== undefined) return t('changedProduct', { who, id })
  const review = /^review (.+)$/s.exec(task)?.[1]
  return review === undefined ? t('didTask', { who, task }) : t('changedReview', { who, id: review })
}

export function thingName({ thing, key, name, variant }: Changed): string {
  const whole = name ?? `${thing} ${key}`
  return variant.length === 0 ? whole : `${whole} (${variant.join(', ')})`
}

const FIELDS = {
  price: 'price',
  discount: 'discount',
  sale_price: 'salePrice',
  offer_start: 'saleFrom',
  offer_end: 'saleUntil',
  quantity: 'quantity',
  status: 'status',
  title: 'productTitle',
} as const

/** A field that has no word yet goes by its own name. */
export function fieldName(field: string): string {
  return Object.hasOwn(FIELDS, field) ? t(FIELDS[field as keyof typeof FIELDS]) : field
}

export function valueText(value: FieldValue): string {
  if (value === null) return t('nothing')
  return typeof value === 'number' ? value.toLocaleString(t.locale, { maximumFractionDigits: 3 }) : value
}
