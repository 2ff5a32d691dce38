/** Sizes as their buttons say them, and the sentence about those that are sold out. */
import type { GroupText } from '#texts/text-pack.ts'
import { asSentence } from '#domain/shop/sentences.ts'

/** What all sizes begin with up to a space, such as "US " of US 8 and US 8.5; '' where they share nothing. */
export function sharedPrefix(sizes: readonly string[]): string {
  const [first] = sizes
  if (first === undefined || sizes.length < 2) return ''
  const prefix = first.slice(0, first.indexOf(' ') + 1)
  return sizes.every((size) => size.startsWith(prefix) && size.length > prefix.length) ? prefix : ''
}

/** "US 7 and 12 are sold out in Navy."; '' where nothing is. Usability 22. */
export function soldOutSentence(
  soldOut: readonly string[],
  prefix: string,
  color: string | undefined,
  t: GroupText<'product'>,
): string {
  const [first, ...rest] = soldOut
  if (first === undefined) return ''
  const names = [first, ...rest.map((size) => size.slice(prefix.length))]
  const list = listOf(names, t.locale)
  const count = soldOut.length
  return asSentence(
    color === undefined
      ? t('soldOutNames', { count, names: list })
      : t('soldOutNamesIn', { count, names: list, color }),
  )
}

/** "US 7, 8 and 12"; English without the comma before "and". */
export function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(/^en\b/.test(locale) ? 'en-GB' : locale, { type: 'conjunction' }).format(names)
}
