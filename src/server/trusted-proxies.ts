/** Whom a request's headers may be believed, and the id that a request is known by in logs. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The names that stand for networks, as Fastify reads them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
/** What proxies send as an id: bounded, and nothing that could end a line of a log. */
const SANE_ID = /^[\w.:/+=@-]{1,128}$/

/** `trustProxy` is TRUST_PROXY as it was read. */
export function createProxyTrust(trustProxy: boolean | readonly string[]): (address: string | undefined) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  const trusted = new BlockList()
  for (const network of trustProxy.flatMap((one) => NAMED[one] ?? [one])) {
    const [address = '', length] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (length === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(length), family)
  }
  return (address) => address !== undefined && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The id that a trusted proxy gave the request, where it is sane, else a new one. Issue 8, point 4. */
export function createRequestIds(trustProxy: boolean | readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createProxyTrust(trustProxy)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && SANE_ID.test(given) && isTrusted(socket.remoteAddress)) return given
    return randomUUID()
  }
}
