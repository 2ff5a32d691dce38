import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { countingApp, FILLING, type Render } from '../testing/counting-app.ts'

describe('one page for everybody', () => {
  it('is rendered once, for all who ask at the same time and all who ask later', async () => {
    const { get, rendered, holdBack, pageCache } = await countingApp()
    const letGo = holdBack()
    const asked = Array.from({ length: 20 }, (_, n) => get(`/shop?utm_source=${n}`, { cookie: `a=${n}` }))
    await vi.waitFor(() => expect(pageCache.counters).toMatchObject({ misses: 1, joined: 19 }))
    letGo()
    const answers = await Promise.all(asked)
    const later = await get('/shop')
    expect(rendered).toEqual(['/shop'])
    expect(new Set([...answers, later].map(({ body }) => body)).size).toBe(1)
    expect(later.headers['cache-status']).toBe('pages; hit')
    expect(new Set([...answers, later].map(({ headers }) => headers['x-request-id'])).size).toBe(21)
  })

  it('keeps every header of the page, and one tag for each encoding', async () => {
    const { get } = await countingApp()
    for (const [accept, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['zstd', 'zstd'],
      ['identity', undefined],
    ] as const) {
      const miss = await get('/shop', { 'accept-encoding': accept })
      const hit = await get('/shop', { 'accept-encoding': accept })
      expect(hit.headers['content-encoding']).toBe(encoding)
      expect(hit.rawPayload.equals(miss.rawPayload)).toBe(true)
      const own = { date: '', 'x-request-id': '', 'cache-status': '' }
      expect({ ...hit.headers, ...own }).toEqual({ ...miss.headers, ...own })
      expect(hit.headers).toMatchObject({
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-length': String(hit.rawPayload.byteLength),
      })
      expect(hit.headers['content-security-policy']).toContain("script-src 'self'")
      const known = await get('/shop', { 'accept-encoding': accept, 'if-none-match': String(hit.headers.etag) })
      expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', hit.headers.etag])
    }
  })

  it('a first answer is told to who has it already, and is kept all the same', async () => {
    const { get, rendered } = await countingApp()
    const { etag } = (await get('/shop', { 'accept-encoding': 'br' })).headers
    const other = await countingApp({ answer: () => ({ body: `<h1>Render 1</h1>${FILLING}` }) })
    const known = await other.get('/shop', { 'accept-encoding': 'br', 'if-none-match': String(etag) })
    expect(known.statusCode).toBe(304)
    expect((await other.get('/shop', { 'accept-encoding': 'br' })).headers['cache-status']).toBe('pages; hit')
    expect([rendered.length, other.rendered.length]).toEqual([1, 1])
  })

  it('what is asked for again is compressed anew behind the scenes: other bytes, another tag, the same content', async () => {
    const { get } = await countingApp()
    const br = { 'accept-encoding': 'br' }
    const first = await get('/shop', br)
    await get('/shop', br)
    await vi.waitFor(async () => expect((await get('/shop', br)).headers.etag).not.toBe(first.headers.etag))
    const polished = await get('/shop', br)
    expect(polished.rawPayload.byteLength).toBeLessThan(first.rawPayload.byteLength)
    expect(brotliDecompressSync(polished.rawPayload).equals(brotliDecompressSync(first.rawPayload))).toBe(true)
    const known = await get('/shop', { ...br, 'if-none-match': String(first.headers.etag) })
    expect([known.statusCode, known.headers.etag]).toEqual([304, first.headers.etag])
    expect(gunzipSync((await get('/shop', { 'accept-encoding': 'gzip' })).rawPayload).toString()).toContain('Render 1')
  })

  it('who takes Zstandard gets it at first, Brotli once there was time for it, and the same content', async () => {
    const { get, rendered } = await countingApp()
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const first = await get('/shop', browser)
    expect(first.headers['content-encoding']).toBe('zstd')
    await get('/shop', browser)
    await vi.waitFor(async () => expect((await get('/shop', browser)).headers['content-encoding']).toBe('br'))
    const polished = await get('/shop', browser)
    expect(polished.rawPayload.byteLength).toBeLessThan(first.rawPayload.byteLength)
    expect(brotliDecompressSync(polished.rawPayload).equals(zstdDecompressSync(first.rawPayload))).toBe(true)
    const known = await get('/shop', { ...browser, 'if-none-match': String(first.headers.etag) })
    expect(known.statusCode).toBe(304)
    const only = await get('/shop', { 'accept-encoding': 'zstd' })
    expect(zstdDecompressSync(only.rawPayload).equals(zstdDecompressSync(first.rawPayload))).toBe(true)
    expect(rendered).toHaveLength(1)
  })

  it.each([
    'br;q=nonsense',
    'gzip;q=-1',
    ',,,;;;q=1',
    'br;q=0, gzip;q=0, *',
    `${'br, '.repeat(2000)}gzip`,
    'BR',
    '\u00ff',
    '',
  ])('Accept-Encoding %j is answered with what it names or with none', async (accept) => {
    const { get } = await countingApp()
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, headers, rawPayload } = await get('/shop', { 'accept-encoding': accept })
      expect(statusCode).toBe(200)
      const plain = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[
        String(headers['content-encoding'])
      ]
      expect((plain?.(rawPayload) ?? rawPayload).toString()).toContain('Render 1')
    }
  })

  it('HEAD and GET share a page', async () => {
    const { app, get, rendered } = await countingApp()
    const head = await app.inject({ method: 'HEAD', url: '/shop' })
    const { body, headers } = await get('/shop')
    expect([head.body, head.headers['content-length']]).toEqual(['', headers['content-length']])
    expect(body).toContain('Render 1')
    expect(rendered).toHaveLength(1)
  })
})

describe('what is never kept', () => {
  it.each<[string, Render]>([
    ['a page that is not there', () => ({ status: 404 })],
    ['a redirect', () => ({ status: 302, headers: { location: '/home/main' } })],
    ['a failure', () => ({ status: 500 })],
    ['a page with a cookie', () => ({ headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' } })],
    ['a private page', () => ({ headers: { 'content-type': 'text/html', 'cache-control': 'private' } })],
    ['a page that says no-store', () => ({ headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })],
  ])('%s', async (_what, answer) => {
    const { get, rendered, pageCache } = await countingApp({ answer })
    const first = await get('/shop')
    await get('/shop')
    expect(rendered).toHaveLength(2)
    expect(first.headers['cache-status']).toBeUndefined()
    expect(pageCache.counters).toMatchObject({ pages: 0, bytes: 0 })
  })

  it('an order’s page, which sees its request; and forms', async () => {
    const seen: (string | null)[] = []
    const { app, get } = await countingApp({
      answer: (_url, request) => {
        seen.push(request.headers.get('cookie'))
        return {}
      },
    })
    await get('/pages/orders/V-1?key=secret', { cookie: 'mine=1' })
    await get('/pages/orders/V-1?key=secret', { cookie: 'mine=1' })
    await app.inject({ method: 'POST', url: '/shop', headers: { cookie: 'mine=1' } })
    await get('/shop', { cookie: 'mine=1' })
    expect(seen).toEqual(['mine=1', 'mine=1', 'mine=1', null])
  })

  it('a render that fails is tried again by the next one', async () => {
    let broken = true
    const { get } = await countingApp({
      answer: () => {
        if (broken) throw new Error('for once')
        return {}
      },
    })
    const answers = await Promise.all([get('/shop'), get('/shop')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    broken = false
    expect((await get('/shop')).statusCode).toBe(200)
  })
})

describe('bounds', () => {
  it('random searches and prices stay within their part; the page that everybody asks for stays', async () => {
    const { get, rendered, pageCache } = await countingApp({ pageCacheLimit: 60_000 })
    await get('/shop')
    await get('/shop')
    for (let n = 0; n < 60; n += 1) {
      for (let again = 0; again < 2; again += 1) {
        await get(`/pages/search?searchText=random${n}`)
        await get(`/shop?minPrice=${n + 1}`)
      }
      expect(pageCache.counters.bytes).toBeLessThanOrEqual(60_000)
    }
    expect(pageCache.counters.evicted).toBeGreaterThan(50)
    expect((await get('/shop')).headers['cache-status']).toBe('pages; hit')
    expect(rendered.filter((url) => url === '/shop')).toHaveLength(1)
  })
})
