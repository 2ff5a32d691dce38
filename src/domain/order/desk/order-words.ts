/** Owns by which words an order is found in the owner's inbox, and what a typed search asks for. */

export interface FindableOrder {
  number: string
  email: string
  phone?: string | undefined
  name: string
  postcode: string
  city: string
  lines: readonly { title: string; sku: string; id: string }[]
}

/** Words of one order, and of one search, at most. */
const MOST_WORDS = 120
const MOST_TYPED = 6
const LONGEST = 60

/** The words under which an order stands, each once. */
export function orderWords(order: FindableOrder): string[] {
  const { number, email, phone = '', name, postcode, city, lines } = order
  const texts = [number, name, email, postcode, city, ...lines.flatMap(({ title, sku }) => [sku, title])]
  const whole = [number, email, phone, postcode, ...lines.flatMap(({ sku, id }) => [sku, id])].map(joined)
  return unique([...whole, ...texts.flatMap(split)])
}

/** The words of a number of a parcel. */
export function trackingWords(tracking: string): string[] {
  return unique([joined(tracking), ...split(tracking)])
}

/** What was typed, as beginnings of words that all must be there; empty where nothing can be searched for. */
export function typedWords(typed: string): string[] {
  const one = joined(typed)
  // An address or a number with its own signs is one word, so that its parts are not searched for one by one.
  if (!/\s/.test(typed.trim()) && /\d|@/.test(typed)) return one === '' ? [] : [one]
  return split(typed).slice(0, MOST_TYPED)
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_WORDS)
}

function split(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST))
}

/** A text without its signs: `v-7k3f 9q2m` is `v7k3f9q2m`. */
function joined(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST)
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
