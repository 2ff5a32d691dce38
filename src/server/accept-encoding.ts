/** Which compression a client takes, of the two we make. */

export type Encoding = 'br' | 'gzip'

/** Brotli before gzip where both are welcome; null where neither is, as with `q=0`. */
export function preferredEncoding(accept: string | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const part of (accept ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    const weight = parameters.find((one) => one.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : null
}
