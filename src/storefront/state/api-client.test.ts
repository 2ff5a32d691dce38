import { describe, expect, it, vi } from 'vitest'
import { createApiPost } from './api-client.ts'

function fakeServer(answers: readonly Response[], cookie = '') {
  const browser = { cookie }
  const rest = [...answers]
  const send = vi.fn<typeof fetch>(async (address) => {
    if (address === '/api/csrf') {
      browser.cookie = 'theme=dark; XSRF-TOKEN=fresh'
      return new Response(null, { status: 204 })
    }
    return rest.shift() ?? Response.error()
  })
  return { send, cookies: () => browser.cookie }
}

const headersOf = (send: ReturnType<typeof fakeServer>['send'], call: number) => send.mock.calls[call]?.[1]?.headers

describe('spec 6.3: writes to the API', () => {
  it('a relative base repeats the cookie, asked for where it is not there yet', async () => {
    const server = fakeServer([Response.json({ number: 'V-1' }, { status: 201 })])
    const answer = await createApiPost({ baseUrl: '/api', ...server })('/orders', { a: 1 }, { 'idempotency-key': 'k' })
    expect(answer).toEqual({ status: 201, body: { number: 'V-1' }, retryAfterSeconds: null })
    expect(server.send.mock.calls.map(([address]) => address)).toEqual(['/api/csrf', '/api/orders'])
    expect(headersOf(server.send, 1)).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'k',
      'x-xsrf-token': 'fresh',
    })
  })

  it('a refused token is renewed once; a second refusal is the answer', async () => {
    const server = fakeServer(
      [Response.json({}, { status: 403 }), Response.json({}, { status: 403 })],
      'XSRF-TOKEN=old',
    )
    const answer = await createApiPost({ baseUrl: '/api', ...server })('/orders', {})
    expect(answer.status).toBe(403)
    expect(server.send.mock.calls.map(([address]) => address)).toEqual(['/api/orders', '/api/csrf', '/api/orders'])
    expect(headersOf(server.send, 2)).toMatchObject({ 'x-xsrf-token': 'fresh' })
  })

  it('an absolute base gets neither token nor cookies', async () => {
    const server = fakeServer([Response.json({}, { status: 403 })], 'XSRF-TOKEN=old')
    await createApiPost({ baseUrl: 'https://api.example', ...server })('/orders', {})
    expect(server.send).toHaveBeenCalledTimes(1)
    expect(headersOf(server.send, 0)).toEqual({ 'content-type': 'application/json' })
    expect(server.send.mock.calls[0]?.[1]?.credentials).toBe('omit')
  })

  it('an answer without JSON is a status alone, one that says when to come again says so, none rejects', async () => {
    const busy = new Response('<h1>busy</h1>', { status: 429, headers: { 'retry-after': '7' } })
    const server = fakeServer([busy], 'XSRF-TOKEN=t')
    expect(await createApiPost({ baseUrl: '/api', ...server })('/orders', {})).toEqual({
      status: 429,
      body: null,
      retryAfterSeconds: 7,
    })
    const offline = {
      send: vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')),
      cookies: () => 'XSRF-TOKEN=t',
    }
    await expect(createApiPost({ baseUrl: '/api', ...offline })('/orders', {})).rejects.toThrow('offline')
  })
})
