/** What a page's own loader says, asked for beside the router and read as the router reads it. */
import { type DataRouter, matchRoutes, UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { dataAddress } from './page-data-address.ts'

interface PageData {
  body: ReadableStream<Uint8Array>
  tag: string
  /** Undefined where the loader said something else than data: a redirect, an error. Reads the body. */
  read: () => Promise<{ data: unknown } | undefined>
}

/** Asks the server for the data of an address's page; undefined where no route, no data or no name of it is to be had. @throws TypeError without a network. */
export async function fetchPageData(router: DataRouter, address: string): Promise<PageData | undefined> {
  const leaf = matchRoutes(router.routes, address)?.at(-1)?.route.id
  if (leaf === undefined) return undefined
  const { ok, body, headers } = await fetch(dataAddress(new URL(address, location.href), leaf))
  const tag = headers.get('etag')
  if (!ok || !body || tag === null) return undefined
  return { body, tag, read: () => readPageData(body, leaf, window) }
}

/** What the loader of one route said, out of React Router's encoding of what all of them said. */
export async function readPageData(
  body: ReadableStream<Uint8Array>,
  route: string,
  scope: Parameters<typeof decode>[1],
): Promise<{ data: unknown } | undefined> {
  const { value } = await decode(body, scope)
  const result = (value as Record<string, { data?: unknown } | undefined>)[route]
  return result && 'data' in result ? { data: result.data } : undefined
}
