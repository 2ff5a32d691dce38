/** The names of what the status filter offers (spec 4.2). */
import type { StatusFilter } from '#domain/catalogue/query/catalogue-query.ts'
import type { KeyOf } from '#texts/text-pack.ts'

const NAMES: Readonly<Record<StatusFilter, KeyOf<'lists'>>> = {
  'on-sale': 'statusOnSale',
  'in-stock': 'statusInStock',
  'out-of-stock': 'statusOutOfStock',
}

/** The key of a status's name; `out-of-stock` for a value that is none. */
export function statusName(value: string): KeyOf<'lists'> {
  return NAMES[value as StatusFilter] ?? NAMES['out-of-stock']
}
