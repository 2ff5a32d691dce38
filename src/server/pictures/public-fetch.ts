/** Fetches one file over http(s) from a public address only: the address that was judged is the one that is connected to, at every redirect. */
import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { UnreachableSite } from '#services/pictures/fetched-pictures.ts'
import { isPublicAddress } from './public-addresses.ts'

const MOST_REDIRECTS = 5

export interface FetchLimits {
  /** Bytes of the body. */
  size: number
  /** Milliseconds for all of it, redirects included. */
  time: number
  /** Tests reach servers of their own with it; public addresses alone where it is left out. */
  isAllowed?: (address: string) => boolean
  /** How a name is resolved; by the system where it is left out. */
  resolve?: (name: string) => Promise<LookupAddress[]>
}

/** The body of `url`. @throws {UnreachableSite} where nobody answers, an Error with one clause as its message for everything else. */
export async function fetchPublic(url: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.time)
  let address = url
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await open(readAddress(address), limits, signal)
    const next = redirectOf(response)
    if (next === null) return await readBody(response, limits, signal)
    response.destroy()
    if (!URL.canParse(next, address)) throw new Error('is redirected to something that is no address')
    address = new URL(next, address).href
  }
  throw new Error(`is redirected more than ${MOST_REDIRECTS} times`)
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('is not an http or https address')
  if (url.username !== '' || url.password !== '') throw new Error('has a user name in it')
  return url
}

function open(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const isAllowed = limits.isAllowed ?? isPublicAddress
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is connected to without being looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new Error(`leads to ${host}, which is not public`))
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      lookup: judgedLookup(isAllowed, limits.resolve ?? resolveAll),
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine catalogue import' },
    })
    request.once('response', resolve)
    request.once('error', (error) => reject(explained(error, limits, signal)))
    // An answer that changes the protocol closes the connection without a word.
    request.once('close', () => reject(new Error('is not answered over HTTP')))
    request.end()
  })
}

function resolveAll(name: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) =>
    resolveName(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  )
}

function judgedLookup(
  isAllowed: (address: string) => boolean,
  resolve: (name: string) => Promise<LookupAddress[]>,
): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses
        const refused = addresses.find(({ address }) => !isAllowed(address))
        if (!first) callback(new UnreachableSite(`${name} has no address`), [])
        else if (refused) callback(new Error(`leads to ${refused.address}, which is not public`), [])
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }
}

function redirectOf(response: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) ? (response.headers.location ?? null) : null
}

async function readBody(response: IncomingMessage, limits: FetchLimits, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    if (response.statusCode !== 200) throw new Error(`is answered with ${response.statusCode}`)
    if (Number(response.headers['content-length'] ?? 0) > limits.size) throw new Error(tooLarge(limits))
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.byteLength
      if (size > limits.size) throw new Error(tooLarge(limits))
      parts.push(part)
    }
  } catch (error) {
    throw explained(error, limits, signal)
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts)
}

function tooLarge(limits: FetchLimits): string {
  return `is larger than ${limits.size} bytes`
}

const NOBODY_THERE = /^(?:E(?:NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH|PIPE))$/

function explained(error: unknown, limits: FetchLimits, signal: AbortSignal): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const code = 'code' in error ? String(error.code) : ''
  // A body that is cut off by the clock fails as if the other side had hung up.
  if (signal.aborted) return new UnreachableSite(`took longer than ${limits.time} ms`, { cause: error })
  return NOBODY_THERE.test(code) ? new UnreachableSite(`cannot be reached (${code})`, { cause: error }) : error
}
