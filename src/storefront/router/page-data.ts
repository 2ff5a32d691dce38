/** What a page's own loader says, asked for beside the router and read as the router reads it. */
import { type DataRouter, matchRoutes, UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { dataAddress } from './page-data-address.ts'

interface PageData {
  /** The server's name of what it said. */
  tag: string
  data: unknown
}

/**
 * Asks the server for the data of an address's page; `before` where it says the same. Undefined where the address has no page, the server
 * no name for it, or more to say than data: a redirect, an error. @throws TypeError without a network.
 */
export async function fetchPageData(
  router: DataRouter,
  address: string,
  before?: PageData,
): Promise<PageData | undefined> {
  const leaf = matchRoutes(router.routes, address, router.basename)?.at(-1)?.route.id
  if (leaf === undefined) return undefined
  const { ok, body, headers } = await fetch(dataAddress(new URL(address, location.href), leaf))
  const tag = headers.get('etag')
  if (!ok || !body || tag === null) return undefined
  if (tag === before?.tag) {
    await body.cancel()
    return before
  }
  const { value } = await decode(body, window)
  const result = (value as Record<string, { data?: unknown } | undefined>)[leaf]
  return result && 'data' in result ? { tag, data: result.data } : undefined
}
