import { beforeEach, describe, expect, it, vi } from 'vitest'
import { postCall } from './post-call.ts'

const page = { cookie: '' }
const server = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()

beforeEach(() => {
  page.cookie = 'a=1; XSRF-TOKEN=token-of-this-browser'
  server.mockReset().mockImplementation(async () => Response.json({ ok: true }, { status: 201 }))
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', server)
})

const sent = (call = 0) => server.mock.calls[call]

describe('section 7: a write repeats the CSRF token', () => {
  it('that the cookie holds, without asking for another', async () => {
    expect(await postCall('/api', '/orders/track', { number: 'V-1' })).toEqual({ status: 201, body: { ok: true } })
    expect(sent()?.[0]).toBe('/api/orders/track')
    expect(sent()?.[1]).toMatchObject({
      method: 'POST',
      body: '{"number":"V-1"}',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': 'token-of-this-browser' },
      referrerPolicy: 'no-referrer',
    })
  })

  it('or that GET /csrf sets first', async () => {
    page.cookie = ''
    server.mockImplementationOnce(async () => {
      page.cookie = 'XSRF-TOKEN=fresh'
      return new Response(null, { status: 204 })
    })
    await postCall('/api', '/orders/track')
    expect(sent(0)?.[0]).toBe('/api/csrf')
    expect(sent(1)?.[1]).toMatchObject({ headers: { 'x-xsrf-token': 'fresh' } })
  })

  it('decisions, API_BASE_URL: none goes to another origin', async () => {
    await postCall('https://api.example', '/orders/track')
    expect(server).toHaveBeenCalledTimes(1)
    expect(sent()?.[1].headers).toEqual({ 'content-type': 'application/json' })
  })
})

describe('a call never throws', () => {
  it('no answer is status 0, an answer without JSON has no body', async () => {
    server.mockRejectedValueOnce(new TypeError('offline'))
    expect(await postCall('/api', '/orders/track')).toEqual({ status: 0, body: undefined })
    server.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
    expect(await postCall('/api', '/orders/track')).toEqual({ status: 502, body: undefined })
  })
})
