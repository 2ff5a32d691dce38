/** Methods that nothing takes, addresses that are too long and what is no HTTP: refused with the right status, never with a 500. */
import { METHODS } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { withFilter } from '#api/testing/test-api.ts'
import { MAX_ADDRESS_LENGTH } from './request-address.ts'
import { testApp } from '../testing/test-app.ts'

const PROBLEM = 'application/problem+json'
const READS = ['GET', 'HEAD', 'OPTIONS']

interface RawAnswer {
  status: number
  head: string
  body: string
}

/** A server that takes bytes as they are and gives the first answer. */
async function listening(): Promise<(bytes: string) => Promise<RawAnswer>> {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return async (bytes) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head, body }
  }
}

const asked = (method: string, target: string) => `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

describe('methods', () => {
  const others = METHODS.filter((method) => !READS.includes(method) && method !== 'CONNECT')

  it.each(['/', '/shop', '/no/such/page', '/favicon.svg', '/assets/a.js', '/media/products/a-640.webp'])(
    '%s can only be read',
    async (path) => {
      const ask = await listening()
      for (const method of others.filter((one) => one !== 'POST')) {
        const { status, head } = await ask(asked(method, path))
        expect({ method, status, allow: /^allow: (.+)$/im.exec(head)?.[1] }).toEqual({
          method,
          status: 405,
          allow: 'GET, HEAD',
        })
      }
      expect((await ask(asked('OPTIONS', path))).status).toBe(204)
    },
  )

  it('the API names those of a call, asks writes for their token first, and knows no other path', async () => {
    const ask = await listening()
    for (const method of others) {
      const isWrite = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
      const { status, head } = await ask(asked(method, '/api/product'))
      expect({ method, status }).toEqual({ method, status: isWrite ? 403 : 405 })
      expect(head.toLowerCase()).toContain(`content-type: ${PROBLEM}`)
      if (!isWrite) expect(head.toLowerCase()).toContain('allow: get, head')
      expect((await ask(asked(method, '/api/nothing'))).status).toBe(isWrite ? 403 : 404)
    }
  })

  it.each(['BREW', 'get', 'X-PURGE', 'CONNECT'])(
    '%s, which is none of ours or no method at all, is a 405',
    async (method) => {
      const ask = await listening()
      const { status, head, body } = await ask(asked(method, method === 'CONNECT' ? 'mail.example:25' : '/shop'))
      expect([status, JSON.parse(body)]).toEqual([
        405,
        { type: 'about:blank', title: 'Method Not Allowed', status: 405 },
      ])
      expect(head).toContain('Allow: GET, HEAD')
    },
  )

  it('who asks for another protocol is answered in this one', async () => {
    const ask = await listening()
    for (const protocol of ['websocket', 'h2c']) {
      const { status } = await ask(
        `GET /shop HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
      )
      expect(status).toBe(200)
    }
    expect((await ask('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')).status).toBe(400)
    expect((await ask('\x16\x03\x01\x02\x00\x01\x00')).status).toBe(400)
  })
})

it('a page that takes no form says so, with the methods that it takes', async () => {
  const { app } = await testApp({ render: async () => new Response('<h1>No</h1>', { status: 405 }) })
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/shop' })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
})

describe('addresses that are too long', () => {
  it.each([15_000, 17_000])('a filter of %i characters is refused as problem details that say why', async (length) => {
    const { app } = await testApp()
    const { statusCode, headers, json } = await app.inject(withFilter(JSON.stringify({ search: 'a'.repeat(length) })))
    expect(headers['content-type']).toBe(PROBLEM)
    expect([statusCode, json<{ detail: string }>().detail]).toEqual(
      length < MAX_ADDRESS_LENGTH
        ? [400, 'The filter is wrong.']
        : [414, 'The address is too long: it may have 16384 characters.'],
    )
  })

  it('a page is a 414, and what is longer than any head may be a 431', async () => {
    const ask = await listening()
    expect((await ask(asked('GET', `/${'a'.repeat(MAX_ADDRESS_LENGTH)}`))).status).toBe(414)
    const { status, body } = await ask(asked('GET', `/api/product?filter=${'a'.repeat(100_000)}`))
    expect([status, JSON.parse(body)]).toEqual([
      431,
      { type: 'about:blank', title: 'Request Header Fields Too Large', status: 431 },
    ])
  })
})
