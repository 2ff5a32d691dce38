import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createLane } from '../load-shedding/lane.ts'
import { createLanes } from '../load-shedding/lanes.ts'
import { countingApp } from '../testing/counting-app.ts'
import type { TestAppOptions } from '../testing/test-app.ts'

/** Over real connections, since `inject` goes past the server. */
async function listening(options: TestAppOptions = {}) {
  const made = await countingApp(options)
  await made.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = made.app.server.address() as AddressInfo
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const call = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await answer.toArray())
    return { status: answer.statusCode, headers: answer.headers, body }
  }
  return { ...made, ask }
}

describe('the server before Fastify', () => {
  it.each(['br', 'gzip'])(
    'a kept page in %s is the same as its first answer, every header included',
    async (encoding) => {
      const { ask } = await listening()
      const headers = { 'accept-encoding': encoding }
      const miss = await ask('/shop', headers)
      const hit = await ask('/shop', headers)
      expect(hit.headers['cache-status']).toBe('pages; hit')
      expect(hit.body.equals(miss.body)).toBe(true)
      const own = { date: '', 'x-request-id': '', 'cache-status': '' }
      expect({ ...hit.headers, ...own }).toEqual({ ...miss.headers, ...own })
      expect(hit.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(hit.headers['x-request-id']).not.toBe(miss.headers['x-request-id'])
      const known = await ask('/shop', { ...headers, 'if-none-match': String(hit.headers.etag) })
      expect([known.status, known.body.byteLength, known.headers.etag]).toEqual([304, 0, hit.headers.etag])
      const head = await ask('/shop', headers, 'HEAD')
      expect([head.status, head.body.byteLength]).toEqual([200, 0])
      expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
    },
  )

  it('forms, other pages and other encodings go on to Fastify', async () => {
    const { ask, rendered } = await listening()
    await ask('/shop', { 'accept-encoding': 'br' })
    expect((await ask('/shop', {}, 'POST')).body.toString()).toContain('Render 2')
    expect((await ask('/shop')).body.toString()).toContain('Render 1')
    expect((await ask('/shop?page=2')).body.toString()).toContain('Render 3')
    expect(rendered).toEqual(['/shop', '/shop', '/shop?page=2'])
  })

  it('point 5: with a full line, a page that nobody has is refused at once and one that is outdated is not', async () => {
    const lanes = { ...createLanes(), pages: createLane({ running: 1, waiting: 1, patience: 60_000, short: 0 }) }
    const { ask, wait, shown } = await listening({ lanes })
    await shown('/home/main')
    const leave = await lanes.pages.enter()
    const waiting = ask('/shop/cart')
    await vi.waitFor(() => expect(lanes.pages.waiting).toBe(1))
    const refused = await ask('/shop/wishlist')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(lanes.pages.shed).toBe(1)
    wait(60_000)
    expect((await ask('/home/main')).headers['cache-status']).toBe('pages; hit; detail=stale')
    leave()
    expect((await waiting).status).toBe(200)
  })
})
