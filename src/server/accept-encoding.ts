/** Which compression a client takes, of the two we make. */

export type Encoding = 'br' | 'gzip'

/** Browsers send one of a handful of texts; as many are remembered, and of clients that think of new ones no more. */
const MOST_KNOWN = 100
const LONGEST = 100
const known = new Map<string, Encoding | null>()

/** Brotli before gzip where both are welcome; null where neither is, as with `q=0`. */
export function preferredEncoding(accept: string | undefined): Encoding | null {
  if (accept === undefined) return null
  const before = known.get(accept)
  if (before !== undefined) return before
  const found = readPreference(accept)
  if (known.size < MOST_KNOWN && accept.length <= LONGEST) known.set(accept, found)
  return found
}

function readPreference(accept: string): Encoding | null {
  const weights = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    const weight = parameters.find((one) => one.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : null
}
