/** Whose call a call is, as limits count callers: an address that whoever calls cannot choose. */
import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** For a connection that was closed before anybody asked for its address; nobody hears what such a call is answered. */
const GONE = 'gone'

/** The address in an entry of X-Forwarded-For, which may have a port (`192.0.2.1:4711`, `[2001:db8::1]:4711`); null where there is none. */
export function plainAddress(entry: string | undefined): string | null {
  if (entry === undefined || entry.length > 100) return null
  if (isIP(entry) !== 0) return entry
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(entry) ?? []
  const address = inBrackets ?? beforePort ?? ''
  return isIP(address) === 0 ? null : address
}

/**
 * The caller's address as the trusted proxies gave it, of an IPv6 address the network, since whoever has one address there has them
 * all. Where a proxy hands on what is no address, its own counts.
 */
export function callerAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const address = ips.map(plainAddress).findLast((one) => one !== null)
  return address === undefined || address === null ? GONE : normalizeIP(address.split('%', 1)[0] ?? address)
}
