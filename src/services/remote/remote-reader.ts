/** Reads lists of another origin's API: follows `Link: rel="next"`, asks again with the ETag it knows. */

export class RemoteApiError extends Error {
  override name = 'RemoteApiError'
}

export interface RemoteReader {
  list<T>(path: string, signal: AbortSignal): Promise<T[]>
  /** Counts the parts that came anew; it stands still while all answers are 304. */
  readonly moves: number
  /** What the origin calls the catalogue's version, as its latest answer said; null where it says none. */
  readonly version: string | null
  ping(signal: AbortSignal): Promise<void>
}

interface KnownPart {
  etag: string
  rows: unknown[]
  next: string | null
}

/** More parts than this cannot be an honest list: 1,000 products each. */
const MAX_PARTS = 10_000

/** Longest header that is looked at, in characters: ours has one link. */
const LONGEST_LINK = 2000

/** The address of `rel="next"`, absolute; only the API's own origin is followed. */
export function nextLink(header: string | null, base: string): string | null {
  const target = /<([^<>]*)>\s*;[^,]*\brel="?next"?/i.exec((header ?? '').slice(0, LONGEST_LINK))?.[1]
  if (target === undefined || !URL.canParse(target, base)) return null
  const address = new URL(target, base)
  const api = new URL(base)
  return `${api.origin}${address.pathname}${address.search}`
}

export function createRemoteReader({
  baseUrl,
  fetch: call = fetch,
  timeoutMs = 10_000,
}: {
  baseUrl: string
  fetch?: typeof fetch
  timeoutMs?: number
}): RemoteReader {
  const known = new Map<string, KnownPart>()
  let moves = 0
  let version: string | null = null

  async function get(address: string, signal: AbortSignal, etag?: string): Promise<Response> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    try {
      const response = await call(address, {
        signal: limit,
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      })
      if (response.ok || response.status === 304) return response
      throw new RemoteApiError(`${address} answered ${response.status}`)
    } catch (error) {
      if (error instanceof RemoteApiError) throw error
      throw new RemoteApiError(
        `${address} cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }

  /** A part is remembered only when it came with an ETag. */
  async function part(address: string, signal: AbortSignal): Promise<Omit<KnownPart, 'etag'>> {
    const before = known.get(address)
    const response = await get(address, signal, before?.etag)
    version = response.headers.get('x-catalogue-version') ?? version
    if (response.status === 304 && before) return before
    const rows: unknown = await response.json()
    if (!Array.isArray(rows)) throw new RemoteApiError(`${address} answered no list`)
    const fresh = {
      etag: response.headers.get('etag') ?? '',
      rows,
      next: nextLink(response.headers.get('link'), address),
    }
    if (fresh.etag === '') known.delete(address)
    else known.set(address, fresh)
    moves += 1
    return fresh
  }

  return {
    async list<T>(path: string, signal: AbortSignal) {
      const rows: unknown[] = []
      let address: string | null = `${baseUrl}${path}`
      for (let count = 0; address !== null; count += 1) {
        if (count >= MAX_PARTS) throw new RemoteApiError(`${baseUrl}${path} goes on without end`)
        const answer: Omit<KnownPart, 'etag'> = await part(address, signal)
        for (const row of answer.rows) rows.push(row)
        address = answer.next
      }
      return rows as T[]
    },
    get moves() {
      return moves
    },
    get version() {
      return version
    },
    async ping(signal) {
      await get(`${baseUrl}/health`, signal)
    },
  }
}
