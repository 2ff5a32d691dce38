/** What a catalogue file says of its currency: a shop takes amounts of its own alone. */
import type { Fields } from './fields.ts'
import type { ImportIssues } from '../issues.ts'

/** Judges the field `currency` of a file or a product; another one is refused, never turned into the shop's. */
export function readCurrency(fields: Fields, issues: ImportIssues): void {
  const named = fields.optionalLabel('currency')
  if (named !== undefined) judgeCurrency(named, fields.at('currency'), issues)
}

/** The same for a value that stands alone. */
export function judgeCurrency(named: unknown, path: string, issues: ImportIssues): void {
  const { code } = issues.money.currency
  const isOwn = typeof named === 'string' && named.toUpperCase() === code
  if (!isOwn) issues.expected(path, `${code}, in which the shop sells`, named)
}
