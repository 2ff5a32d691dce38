import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { callerAddress } from '#api/caller-address.ts'
import { readEnvironment } from '../settings/environment.ts'
import { testApp } from '../testing/test-app.ts'
import { createProxyTrust, createRequestIds } from './trusted-proxies.ts'

const from = (remoteAddress: string, id?: string) =>
  ({ headers: id === undefined ? {} : { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('ids of requests', () => {
  it('are those of a trusted proxy, and of nobody else', () => {
    const idOf = createRequestIds(createProxyTrust(['10.0.0.0/8', '::1']))
    expect(idOf(from('10.1.2.3', 'trace-1/a.b:c'))).toBe('trace-1/a.b:c')
    expect(idOf(from('::ffff:10.1.2.3', 'trace-1'))).toBe('trace-1')
    expect(idOf(from('::1', 'trace-1'))).toBe('trace-1')
    expect(idOf(from('192.0.2.1', 'trace-1'))).toMatch(UUID)
    expect(createRequestIds(createProxyTrust(false))(from('127.0.0.1', 'trace-1'))).toMatch(UUID)
    expect(createRequestIds(createProxyTrust(1))(from('192.0.2.1', 'trace-1'))).toBe('trace-1')
    expect(idOf(from('10.1.2.3'))).toMatch(UUID)
  })

  it.each(['', 'a b', 'line\nend', '<script>', 'x'.repeat(129), 'ä'])('not %j, which is not sane', (id) => {
    expect(createRequestIds(createProxyTrust(1))(from('10.1.2.3', id))).toMatch(UUID)
  })

  it('the named networks are known', () => {
    const trusts = createProxyTrust(['loopback', 'uniquelocal'])
    expect(
      ['127.0.0.1', '::1', '10.9.9.9', '172.31.0.1', '192.168.1.1', 'fd00::1'].every((address) => trusts(address, 0)),
    ).toBe(true)
    expect(['169.254.0.1', '172.32.0.1', '8.8.8.8', '2001:db8::1'].some((address) => trusts(address, 0))).toBe(false)
    expect(trusts(undefined, 0)).toBe(false)
  })
})

describe('TRUST_PROXY: whom limits count, whatever a client writes into X-Forwarded-For', () => {
  const CHAIN = '10.0.0.2, 10.0.0.3'

  it.each([
    // TRUST_PROXY, the connection's address, X-Forwarded-For as it arrives, whom it counts for
    ['', '192.0.2.1', undefined, '192.0.2.1'],
    ['', '192.0.2.1', '6.6.6.6', '192.0.2.1'],
    ['false', '10.0.0.1', '6.6.6.6, 192.0.2.7', '10.0.0.1'],
    ['0', '10.0.0.1', '6.6.6.6', '10.0.0.1'],
    ['true', '10.0.0.1', undefined, '10.0.0.1'],
    ['true', '10.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['true', '10.0.0.1', '6.6.6.6, 192.0.2.7', '192.0.2.7'],
    ['true', '10.0.0.1', '6.6.6.6, 7.7.7.7, 10.0.0.9, 192.0.2.7', '192.0.2.7'],
    ['true', '10.0.0.1', '6.6.6.6,,, ,192.0.2.7', '192.0.2.7'],
    ['1', '10.0.0.1', '6.6.6.6, 192.0.2.7', '192.0.2.7'],
    ['2', '10.0.0.1', '6.6.6.6, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
    ['3', '10.0.0.1', `6.6.6.6, 192.0.2.7, ${CHAIN}`, '192.0.2.7'],
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 192.0.2.7', '192.0.2.7'],
    ['10.0.0.0/8', '10.0.0.1', `6.6.6.6, 192.0.2.7, ${CHAIN}`, '192.0.2.7'],
    ['10.0.0.0/8', '192.0.2.1', '6.6.6.6', '192.0.2.1'],
    ['10.0.0.1, 10.0.0.3', '10.0.0.1', `192.0.2.7, ${CHAIN}`, '10.0.0.2'],
    ['uniquelocal', '::ffff:10.0.0.1', '6.6.6.6, 192.0.2.7, 10.0.0.2:443', '192.0.2.7'],
    ['loopback', '::1', '6.6.6.6, 2001:db8:0:7::9', '2001:db8:0:7::'],
    ['2001:db8::/32', '2001:db8::1', '6.6.6.6, 2001:db9::7', '2001:db9::'],
    // What some proxies write, and what none should.
    ['true', '10.0.0.1', '6.6.6.6, 192.0.2.7:51234', '192.0.2.7'],
    ['true', '10.0.0.1', '6.6.6.6, [2001:db8:0:7::9]:51234', '2001:db8:0:7::'],
    ['true', '10.0.0.1', '6.6.6.6, fe80::1%eth0', 'fe80::'],
    ['true', '10.0.0.1', '6.6.6.6, ::ffff:192.0.2.7', '192.0.2.7'],
    ['true', '10.0.0.1', '6.6.6.6, unknown', '10.0.0.1'],
    ['true', '10.0.0.1', '6.6.6.6, 999.1.1.1', '10.0.0.1'],
    ['true', '10.0.0.1', `6.6.6.6, ${'9'.repeat(200)}`, '10.0.0.1'],
    ['2', '10.0.0.1', '6.6.6.6, <script>, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, garbage, 10.0.0.2', '10.0.0.2'],
    ['true', undefined, undefined, 'gone'],
    ['10.0.0.0/8', undefined, '6.6.6.6', 'gone'],
    ['', undefined, '6.6.6.6', 'gone'],
  ])('TRUST_PROXY=%s, from %s with %j: %s', async (setting, remoteAddress, forwarded, expected) => {
    const { trustProxy } = readEnvironment({ TRUST_PROXY: setting })
    const { app } = await testApp({ trustProxy })
    app.get('/caller', (request, reply) => {
      // A connection that has gone has no address, which only a real one can show otherwise.
      if (remoteAddress === undefined) Object.defineProperty(request.raw.socket, 'remoteAddress', { value: undefined })
      return reply.send(callerAddress(request))
    })
    const answer = await app.inject({
      url: '/caller',
      ...(remoteAddress !== undefined && { remoteAddress }),
      ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
    })
    expect(answer.body).toBe(expected)
  })
})
