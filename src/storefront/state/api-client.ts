/** Owns the writes of the browser to the shop's API: the CSRF token, the time limit, and answers as values. */

export interface ApiAnswer {
  /** HTTP status. */
  status: number
  /** The parsed JSON, or null where there was none. */
  body: unknown
  /** What the header Retry-After asks for, or null. */
  retryAfterSeconds: number | null
}

/** Sends `body` as JSON to `path`, such as `/orders`. Rejects when no answer came, so that nobody knows what became of it. */
export type ApiPost = (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<ApiAnswer>

interface ApiClientOptions {
  /** What stands before a call's path: `/api`, or an absolute address. */
  baseUrl: string
  /** `document.cookie`. */
  cookies?: () => string
  send?: typeof fetch
}

/** Milliseconds after which an answer is given up. */
const PATIENCE = 20_000

/**
 * A relative base carries the cookie XSRF-TOKEN in the header X-XSRF-TOKEN, after GET /csrf has set it; an absolute one carries
 * neither (spec 6.3). A refused token is asked for again once, since the server did nothing.
 */
export function createApiPost({
  baseUrl,
  cookies = () => document.cookie,
  send = (...call) => fetch(...call),
}: ApiClientOptions): ApiPost {
  const guarded = baseUrl.startsWith('/') && !baseUrl.startsWith('//')

  async function tokenHeader(renew: boolean): Promise<Record<string, string>> {
    if (!guarded) return {}
    if (renew || tokenOf(cookies()) === null) await send(`${baseUrl}/csrf`, { cache: 'no-store' })
    return { 'x-xsrf-token': tokenOf(cookies()) ?? '' }
  }

  return async function post(path, body, headers = {}) {
    const text = JSON.stringify(body)
    const call = async (renew: boolean) =>
      send(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...(await tokenHeader(renew)) },
        body: text,
        credentials: guarded ? 'same-origin' : 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
      })
    let answer = await call(false)
    if (answer.status === 403 && guarded) answer = await call(true)
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    return {
      status: answer.status,
      body: await jsonOf(answer),
      retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    }
  }
}

function tokenOf(cookies: string): string | null {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? null
}

/** A proxy's error page is no JSON; an answer that breaks off half-way is no answer. */
async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
