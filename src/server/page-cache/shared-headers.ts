/** Which headers of a page are everybody's: one render answers many, so all that is not named here stays with the visitor it was meant for. */
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'

type Headers = Readonly<Record<string, OutgoingHttpHeader | undefined>>

const SHARED: ReadonlySet<string> = new Set([
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'link',
  'location',
  'origin-agent-cluster',
  'referrer-policy',
  'retry-after',
  'speculation-rules',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-robots-tag',
])

/** Those that may go to everybody. */
export function sharedHeaders(headers: Headers): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => SHARED.has(name.toLowerCase())))
}

/** Those that may not, as a list of names and values. */
export function ownHeaders(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    SHARED.has(name.toLowerCase()) ? [] : [value ?? []].flat().flatMap((each) => [name, String(each)]),
  )
}

/** Whether a page was made for one visitor: it sets a cookie, calls itself private, or depends on more than on its address and encoding. */
export function isPersonal(headers: OutgoingHttpHeaders): boolean {
  const { vary, 'set-cookie': cookie, 'cache-control': caching } = headers
  const [other] = (vary ?? '')
    .toLowerCase()
    .split(',')
    .filter((name) => !['', 'accept-encoding'].includes(name.trim()))
  return cookie !== undefined || other !== undefined || /\bprivate\b/i.test(caching ?? '')
}
