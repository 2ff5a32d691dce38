/** Owns every call of the office to the server: the token against forgery (spec 6.3), the time limit, and answers as values. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a refused call says, in a sentence for whoever made it. */
export interface Refusal {
  ok: false
  /** HTTP status; 0 where no answer came. */
  status: number
  detail: string
  /** Why, where a page acts on it: `fresh-sign-in`. */
  reason?: string
  /** The whole answer. */
  body: unknown
}

export type Answer<Body> = { ok: true; body: Body } | Refusal

/** Milliseconds after which an answer is given up. */
const PATIENCE = 20_000

/** Where the page says that the API stands. */
function apiBase(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api"]')?.content ?? '/api'
}

function tokenOf(cookies: string): string | null {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? null
}

/**
 * Calls `/api/office/<path>`; `Body` is what the description of the call promises. Never rejects. A refused token is asked for again once, since
 * the server did nothing; `unreachable` is the sentence where no answer came.
 */
export async function officeCall<Body>(
  method: Method,
  path: string,
  body: object | undefined,
  unreachable: string,
): Promise<Answer<Body>> {
  const base = apiBase()
  async function send(renew: boolean): Promise<Response> {
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    if (method !== 'GET') {
      if (renew || tokenOf(document.cookie) === null) await fetch(`${base}/csrf`, { cache: 'no-store' })
      headers['x-xsrf-token'] = tokenOf(document.cookie) ?? ''
    }
    return await fetch(`${base}/office/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
  }
  try {
    let answer = await send(false)
    let read = await jsonOf(answer)
    if (answer.status === 403 && method !== 'GET' && reasonOf(read) === undefined) {
      answer = await send(true)
      read = await jsonOf(answer)
    }
    if (answer.ok) return { ok: true, body: read as Body }
    const { detail } = (read ?? {}) as { detail?: unknown }
    const reason = reasonOf(read)
    return {
      ok: false,
      status: answer.status,
      detail: typeof detail === 'string' ? detail : unreachable,
      ...(reason !== undefined && { reason }),
      body: read,
    }
  } catch {
    return { ok: false, status: 0, detail: unreachable, body: null }
  }
}

/** A proxy's error page is no JSON; a call that was done says nothing. */
async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reasonOf(body: unknown): string | undefined {
  const { reason } = (body ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : undefined
}
