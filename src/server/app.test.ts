import { pageLanguages } from '#domain/shop/page-languages.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { product } from '#services/testing/memory-catalogue.ts'
import { SHOP_LIST_FORMAT } from '#services/catalogue/shop-list.ts'
import { testApp } from './testing/test-app.ts'

describe('pages', () => {
  it('spec 2.1: the empty path redirects, with every cookie of the page', async () => {
    const { app } = await testApp()
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/home/main'])
    const others = await app.inject('/?utm_source=mail&page=2&ref=a%20b')
    expect(others.headers.location).toBe('/home/main?utm_source=mail&ref=a+b')
    const swollen = await app.inject(`/?a=${'x'.repeat(600)}&utm_source=mail`)
    expect(swollen.headers.location).toBe('/home/main?utm_source=mail')
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  })

  it('spec 2.1: any other path answers 404 with the not-found page', async () => {
    const { app } = await testApp()
    const answer = await app.inject('/no/such/page')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Oops! Page not found')
    expect(answer.headers.etag).toBeUndefined()
  })

  it('spec 12.1: the origin that a page sees is the site’s, whatever the request claims', async () => {
    const { app } = await testApp({ siteUrl: 'https://shop.example' })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const answer = await app.inject({ url: '/shop', headers })
    expect(answer.body).toContain('<p>https://shop.example</p>')
    expect(answer.body).not.toContain('evil')
  })

  it('a page comes with a strong tag, and with 304 to who has it in any encoding', async () => {
    const { app } = await testApp()
    const plain = await app.inject('/shop')
    expect(plain.headers['cache-control']).toBe('no-cache')
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    for (const [accept, suffix] of [
      ['gzip, br', '-br'],
      ['gzip', '-gzip'],
      ['identity', ''],
    ]) {
      const answer = await app.inject({ url: '/shop', headers: { 'accept-encoding': accept } })
      expect(answer.headers.etag).toBe(plain.headers.etag?.toString().replace(/"$/, `${suffix}"`))
      const again = await app.inject({ url: '/shop', headers: { 'if-none-match': String(answer.headers.etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers['content-security-policy']).toContain("script-src 'self'")
    }
    expect((await app.inject({ url: '/shop', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  it('pages are compressed as the client wishes, with the same content', async () => {
    const { app } = await testApp()
    const plain = (await app.inject('/shop')).body
    const br = await app.inject({ url: '/shop', headers: { 'accept-encoding': 'gzip;q=0.5, br' } })
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
    const gz = await app.inject({ url: '/shop', headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain)
    expect(br.headers['content-length']).toBe(String(br.rawPayload.byteLength))
  })

  it('HEAD says the same as GET without a body', async () => {
    const { app } = await testApp()
    const get = await app.inject('/shop')
    const head = await app.inject({ method: 'HEAD', url: '/shop' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'content-security-policy', 'content-length']) {
      expect(head.headers[name]).toBe(get.headers[name])
    }
  })

  it('a page that fails is a 500 without a word about the inside', async () => {
    const { app } = await testApp()
    const answer = await app.inject('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain('secret')
  })

  it('a form reaches the page as it was sent', async () => {
    const { app } = await testApp()
    const answer = await app.inject({
      method: 'POST',
      url: '/form',
      payload: 'a=1&b=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.body).toContain('POST a=1&b=2')
  })
})

describe('security headers', () => {
  it('ARCHITECTURE.md, How a page comes about: the inline script is named by its hash, nothing else may run', async () => {
    const { app } = await testApp()
    const policy = String((await app.inject('/shop')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('HSTS and upgrade-insecure-requests stand only where the site is https', async () => {
    const { app: http } = await testApp()
    const { app: https } = await testApp({ siteUrl: 'https://shop.example' })
    const [plain, safe] = [await http.inject('/shop'), await https.inject('/shop')]
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(safe.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(safe.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  it.each(['/shop', '/api/product', '/assets/a.js', '/nope'])(
    '%s names no server and may not be sniffed or framed',
    async (url) => {
      const { app } = await testApp()
      const { headers } = await app.inject(url)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
    },
  )
})

describe('files', () => {
  it('assets are immutable and come precompressed', async () => {
    const { app } = await testApp()
    const plain = await app.inject('/assets/a.js')
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'let plain = 1',
      'public, max-age=31536000, immutable',
    ])
    const br = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } })
    expect([br.body, br.headers['content-encoding']]).toEqual(['brotli bytes', 'br'])
    expect(br.headers['content-type']).toMatch(/javascript/)
  })

  it('photographs and the icon are served, a missing one is the not-found page', async () => {
    const { app } = await testApp()
    expect((await app.inject('/media/products/a-640.webp')).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000',
    })
    expect((await app.inject('/favicon.svg')).statusCode).toBe(200)
    const missing = await app.inject('/media/products/none.webp')
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('the browser’s copy is immutable at its version, and any other leads to it', async () => {
    const { app, store } = await testApp()
    const list = store.catalogue.shopList()
    const answer = await app.inject({ url: list?.path ?? '', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).items).toHaveLength(2)
    const old = await app.inject(`/catalogue/${SHOP_LIST_FORMAT}-0123456789abcdef.json`)
    expect([old.statusCode, old.headers['cache-control'], old.headers.location]).toEqual([307, 'no-store', list?.path])
  })

  it.each([`${SHOP_LIST_FORMAT - 1}-`, `${SHOP_LIST_FORMAT}0-`, ''])(
    'a copy in another format is gone, whatever its version: %j',
    async (format) => {
      const { app, store } = await testApp()
      const version = store.catalogue.shopList()?.version
      for (const one of [version, '0123456789abcdef']) {
        const { statusCode, headers } = await app.inject({ method: 'HEAD', url: `/catalogue/${format}${one}.json` })
        expect([statusCode, headers['cache-control'], headers.location]).toEqual([410, 'no-store', undefined])
      }
    },
  )

  it('spec 3.9: a further language has a copy of its own, and no other has one', async () => {
    const { app, store } = await testApp({ languages: pageLanguages('en-US', ['de', 'pt-BR']) })
    const path = store.catalogue.shopList('pt')?.path ?? ''
    expect(path).toMatch(/-pt\.json$/)
    const answer = await app.inject(path)
    expect(answer.headers['cache-control']).toContain('immutable')
    const old = await app.inject(`/catalogue/${SHOP_LIST_FORMAT}-0123456789abcdef-pt.json`)
    expect([old.statusCode, old.headers.location]).toEqual([307, path])
    for (const tag of ['fr', 'x', 'de-at', 'a'.repeat(36)]) {
      const { statusCode } = await app.inject(`/catalogue/${SHOP_LIST_FORMAT}-0123456789abcdef-${tag}.json`)
      expect(statusCode, tag).toBe(404)
    }
  })

  it('what is no version is no copy', async () => {
    const { app } = await testApp()
    expect((await app.inject(`/catalogue/${SHOP_LIST_FORMAT}-x.json`)).statusCode).toBe(404)
  })
})

describe('the API in the server', () => {
  it('reads carry a tag and answer 304 until something changes', async () => {
    const { app, store, database } = await testApp()
    const first = await app.inject({ url: '/api/product', headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers['content-encoding']).toBe('gzip')
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url: '/api/product', headers: known })).statusCode).toBe(304)
    const { revision } = store.catalogue
    database.put('stock', product('1', { quantity: 19 }))
    while (store.catalogue.revision === revision) await new Promise((resolve) => setImmediate(resolve))
    const again = await app.inject({ url: '/api/product', headers: known })
    expect(again.statusCode).toBe(200)
    expect(again.json()[0].quantity).toBe(19)
  })

  it('spec 12.1: an absolute API_BASE_URL is the only other origin that a page may call', async () => {
    const { app } = await testApp({ apiBaseUrl: 'https://api.example/v1' })
    expect((await app.inject('/shop')).headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example;",
    )
  })

  it('a problem is never kept and names no tag', async () => {
    const { app } = await testApp()
    const { headers } = await app.inject('/api/product/404')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })
})
