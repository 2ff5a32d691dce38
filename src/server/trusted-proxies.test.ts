import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createProxyTrust, createRequestIds } from './trusted-proxies.ts'

const from = (remoteAddress: string, id?: string) =>
  ({ headers: id === undefined ? {} : { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('issue 8, point 4: ids of requests', () => {
  it('are those of a trusted proxy, and of nobody else', () => {
    const idOf = createRequestIds(['10.0.0.0/8', '::1'])
    expect(idOf(from('10.1.2.3', 'trace-1/a.b:c'))).toBe('trace-1/a.b:c')
    expect(idOf(from('::ffff:10.1.2.3', 'trace-1'))).toBe('trace-1')
    expect(idOf(from('::1', 'trace-1'))).toBe('trace-1')
    expect(idOf(from('192.0.2.1', 'trace-1'))).toMatch(UUID)
    expect(createRequestIds(false)(from('127.0.0.1', 'trace-1'))).toMatch(UUID)
    expect(createRequestIds(true)(from('192.0.2.1', 'trace-1'))).toBe('trace-1')
    expect(idOf(from('10.1.2.3'))).toMatch(UUID)
  })

  it.each(['', 'a b', 'line\nend', '<script>', 'x'.repeat(129), 'ä'])('not %j, which is not sane', (id) => {
    expect(createRequestIds(true)(from('10.1.2.3', id))).toMatch(UUID)
  })

  it('the named networks are known', () => {
    const trusts = createProxyTrust(['loopback', 'uniquelocal'])
    expect(['127.0.0.1', '::1', '10.9.9.9', '172.31.0.1', '192.168.1.1', 'fd00::1'].every(trusts)).toBe(true)
    expect(['169.254.0.1', '172.32.0.1', '8.8.8.8', '2001:db8::1'].some(trusts)).toBe(false)
    expect(trusts(undefined)).toBe(false)
  })
})
