/** Which compression a client takes, of those we make. */

export type Encoding = 'br' | 'gzip' | 'zstd'

/** Null stands for no encoding, as with `q=0`. */
export interface Accepted {
  /** What is sent of bytes that are kept: Brotli before gzip where both are welcome. */
  best: Exclude<Encoding, 'zstd'> | null
  /** What is made while somebody waits: Zstandard takes a third of Brotli's time for as many bytes, but with more work does not get as small. */
  quick: Encoding | null
}

/** Browsers send one of a handful of texts; as many are remembered, and of clients that think of new ones no more. */
const MOST_KNOWN = 100
const LONGEST = 100
const NONE: Accepted = { best: null, quick: null }
const known = new Map<string, Accepted>()

export function preferredEncoding(accept: string | undefined): Accepted['best'] {
  return acceptedEncodings(accept).best
}

export function acceptedEncodings(accept: string | undefined): Accepted {
  if (accept === undefined) return NONE
  const before = known.get(accept)
  if (before !== undefined) return before
  const found = readPreference(accept)
  if (known.size < MOST_KNOWN && accept.length <= LONGEST) known.set(accept, found)
  return found
}

function readPreference(accept: string): Accepted {
  const weights = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    const weight = parameters.find((one) => one.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0
  const best = weightOf('br') > 0 && weightOf('br') >= weightOf('gzip') ? 'br' : weightOf('gzip') > 0 ? 'gzip' : null
  const isQuick = weightOf('zstd') > 0 && weightOf('zstd') >= (best === null ? 0 : weightOf(best))
  return { best, quick: isQuick ? 'zstd' : best }
}
