/** Owns how the browser writes to the API: JSON, with the CSRF token repeated where the API is the shop's own (section 7). */

const COOKIE = 'XSRF-TOKEN'

export interface CallAnswer {
  /** HTTP status; 0 where no answer came. */
  status: number
  /** The parsed JSON, undefined where the answer has none. */
  body: unknown
}

/** Posts `body` to a path such as `/orders/track`; never throws. `apiBaseUrl` is `/api` or an absolute address. */
export async function postCall(apiBaseUrl: string, path: string, body: unknown = {}): Promise<CallAnswer> {
  try {
    const answer = await fetch(apiBaseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await tokenHeader(apiBaseUrl)) },
      body: JSON.stringify(body),
      // An order's address holds its key.
      referrerPolicy: 'no-referrer',
    })
    return { status: answer.status, body: await answer.json().catch(() => undefined) }
  } catch {
    return { status: 0, body: undefined }
  }
}

async function tokenHeader(apiBaseUrl: string): Promise<Record<string, string>> {
  if (!apiBaseUrl.startsWith('/')) return {}
  if (token() === undefined) await fetch(`${apiBaseUrl}/csrf`, { cache: 'no-store', referrerPolicy: 'no-referrer' })
  return { 'x-xsrf-token': token() ?? '' }
}

function token(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
}
