/** The history as the office is told it: amounts as decimals, things by name, and no word of who a person is but to owners. */
import * as z from 'zod'
import type { Money } from '#domain/shop/shop-money.ts'
import { minor } from '#domain/money/minor.ts'
import type { FieldValue } from '#domain/history/changed-fields.ts'
import type { Conflict, HistoryBatch, HistoryChange } from '#services/history/history-repository.ts'

const value = z.union([z.string(), z.number(), z.null()])

export const batchSchema = z
  .object({
    number: z.int(),
    at: z.string().describe('ISO 8601'),
    actor: z.object({
      kind: z.enum(['person', 'cli', 'import', 'agent']),
      name: z.string().describe('Of a person the e-mail address, which owners alone are told; else empty'),
    }),
    task: z.string().describe('What was done, in a few words'),
    undoes: z.int().nullable().describe('The batch that this one took back'),
    size: z.int().describe('Changes under it'),
  })
  .meta({ id: 'OfficeBatch' })

const thing = {
  thing: z.enum(['product', 'variant', 'code', 'review']),
  key: z.string().describe('A product’s id, or a code'),
  name: z.string().nullable().describe('The product’s title now, where it is there'),
  variant: z.array(z.string()).describe('Color and size of a variant'),
}

export const changeSchema = z
  .object({
    ...thing,
    fields: z.array(z.object({ field: z.string(), before: value, after: value })),
  })
  .meta({ id: 'OfficeChange' })

export const conflictSchema = z
  .object({
    ...thing,
    field: z.string().nullable().describe('Null where the thing as a whole is gone'),
    left: value,
    found: value,
  })
  .meta({ id: 'OfficeConflict' })

/** How a person is called; '' where the caller is not to know. */
export type NameOf = (personId: string) => string

export function batchAnswer({ actor, ...batch }: HistoryBatch, nameOf: NameOf): z.infer<typeof batchSchema> {
  return { ...batch, actor: actor.kind === 'person' ? { ...actor, name: nameOf(actor.name) } : actor }
}

/** Amounts stand in the history in minor units, under a name that says so. */
const AMOUNT = /_cents$/

function fieldAnswer(field: string, money: Money) {
  const isAmount = AMOUNT.test(field)
  return {
    name: field.replace(AMOUNT, ''),
    value: (one: FieldValue): FieldValue => (isAmount && typeof one === 'number' ? money.toDecimal(minor(one)) : one),
  }
}

function thingAnswer(
  { thing: kind, key, part }: Pick<HistoryChange, 'thing' | 'key' | 'part'>,
  titles: ReadonlyMap<string, string>,
) {
  const isVariant = kind === 'variant' && part !== null
  const variant = !isVariant ? [] : (JSON.parse(part) as (string | null)[]).filter((one) => one !== null)
  return { thing: kind, key, name: titles.get(key) ?? null, variant }
}

export function changeAnswer(
  change: HistoryChange,
  titles: ReadonlyMap<string, string>,
  money: Money,
): z.infer<typeof changeSchema> {
  const fields = Object.keys(change.after ?? change.before ?? {}).map((field) => {
    const { name, value: told } = fieldAnswer(field, money)
    return { field: name, before: told(change.before?.[field] ?? null), after: told(change.after?.[field] ?? null) }
  })
  return { ...thingAnswer(change, titles), fields }
}

export function conflictAnswer(
  conflict: Conflict,
  titles: ReadonlyMap<string, string>,
  money: Money,
): z.infer<typeof conflictSchema> {
  const { name = null, value: told } = conflict.field === null ? { value: same } : fieldAnswer(conflict.field, money)
  return { ...thingAnswer(conflict, titles), field: name, left: told(conflict.left), found: told(conflict.found) }
}

function same(one: FieldValue): FieldValue {
  return one
}
