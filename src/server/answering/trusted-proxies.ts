/** Whom a request's headers may be believed, and the id that a request is known by in logs. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { plainAddress } from '#api/caller-address.ts'

/** The names that stand for networks, as Fastify reads them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
/** What proxies send as an id: bounded, and nothing that could end a line of a log. */
const SANE_ID = /^[\w.:/+=@-]{1,128}$/

/** Nobody, so many proxies in a row, or the proxies of these addresses and networks. */
export type ProxySetting = false | number | readonly string[]

/** Whether what stands at `address` may say for whom it calls; `hop` counts the proxies between it and us. */
export type ProxyTrust = (address: string | undefined, hop: number) => boolean

/**
 * `trustProxy` is TRUST_PROXY as it was read. Each proxy adds at the end of X-Forwarded-For who called it, so that list is believed from
 * its end on, as far as trusted proxies wrote it; what stands before was sent by the client.
 */
export function createProxyTrust(trustProxy: ProxySetting): ProxyTrust {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  const trusted = new BlockList()
  for (const network of trustProxy.flatMap((one) => NAMED[one] ?? [one])) {
    const [address = '', length] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (length === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(length), family)
  }
  return (entry) => {
    const address = plainAddress(entry)
    return address !== null && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** The id that a trusted proxy gave the request, where it is sane, else a new one. */
export function createRequestIds(isTrusted: ProxyTrust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && SANE_ID.test(given) && isTrusted(socket.remoteAddress, 0)) return given
    return randomUUID()
  }
}
