import { describe, expect, it } from 'vitest'
import { DatabaseUnwritable } from '#services/database-unavailable.ts'
import { testApi } from './testing/test-api.ts'

const TOKEN = 'abcdefghijklmnopqrstuvwx'

describe('spec 6.3: cross-site request forgery', () => {
  async function write(headers: Record<string, string>, cookies: Record<string, string> = {}) {
    const { app } = await testApi()
    return app.inject({ method: 'POST', url: '/api/product', payload: {}, headers, cookies })
  }

  it('GET /csrf sets the cookie once, readable by script, and nobody keeps the answer', async () => {
    const { app } = await testApi()
    const first = await app.inject('/api/csrf')
    expect(first.statusCode).toBe(204)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.cookies).toEqual([
      { name: 'XSRF-TOKEN', value: expect.stringMatching(/^[\w-]{22,}$/), path: '/', sameSite: 'Lax' },
    ])
    const value = first.cookies[0]?.value ?? ''
    expect((await app.inject({ url: '/api/csrf', cookies: { 'XSRF-TOKEN': value } })).cookies).toEqual([])
    expect((await app.inject({ url: '/api/csrf', cookies: { 'XSRF-TOKEN': 'short' } })).cookies).toHaveLength(1)
  })

  it('the cookie is secure only where the site is https', async () => {
    const { app } = await testApi(undefined, { siteUrl: 'https://shop.test' })
    expect((await app.inject('/api/csrf')).cookies[0]).toMatchObject({ secure: true })
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['neither', {}, {}],
    ['the cookie alone', {}, { 'XSRF-TOKEN': TOKEN }],
    ['the header alone', { 'x-xsrf-token': TOKEN }, {}],
    ['another header', { 'x-xsrf-token': `${TOKEN.slice(0, -1)}y` }, { 'XSRF-TOKEN': TOKEN }],
    ['both empty', { 'x-xsrf-token': '' }, { 'XSRF-TOKEN': '' }],
    ['both too short', { 'x-xsrf-token': 'a' }, { 'XSRF-TOKEN': 'a' }],
  ])('a write with %s is a 403', async (_name, headers, cookies) => {
    const answer = await write(headers, cookies)
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-type']).toBe('application/problem+json')
  })

  it('a write whose header repeats the cookie passes to the router', async () => {
    const answer = await write({ 'x-xsrf-token': TOKEN }, { 'XSRF-TOKEN': TOKEN })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  it('the payment webhook needs no cookie, another path below it does', async () => {
    const { app } = await testApi()
    expect(
      (await app.inject({ method: 'POST', url: '/api/payments/stripe/webhook?a=1', payload: {} })).statusCode,
    ).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/api/payments/stripe/webhook/x', payload: {} })).statusCode).toBe(
      403,
    )
  })
})

describe('errors and health', () => {
  it.each(['/api/nothing', '/api/product/1/2', '/api/'])('an unknown path is a 404: %s', async (url) => {
    const { app } = await testApi()
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(url === '/api/' ? 200 : 404)
    expect(answer.headers['content-type']).toMatch(
      url === '/api/' ? /^application\/json/ : /^application\/problem\+json/,
    )
  })

  it('a body that is no JSON, or too long, is the client’s fault', async () => {
    const { app } = await testApi()
    const call = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/product',
        payload,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': TOKEN },
        cookies: { 'XSRF-TOKEN': TOKEN },
      })
    const malformed = await call('{"a":')
    expect([malformed.statusCode, malformed.headers['content-type']]).toEqual([400, 'application/problem+json'])
    expect((await call(JSON.stringify('x'.repeat(300_000)))).statusCode).toBe(413)
    expect((await call('{"__proto__":{"a":1}}')).statusCode).toBe(400)
  })

  it('health is 503 until the index is loaded, while the database does not answer, and before the process ends', async () => {
    const { app } = await testApi(undefined, { start: false })
    expect((await app.inject('/api/health')).statusCode).toBe(503)
    expect((await app.inject('/api/health/live')).json()).toEqual({ status: 'ok' })
    const { app: away } = await testApi(undefined, { ping: () => Promise.reject(new Error('secret-host refused')) })
    const answer = await away.inject('/api/health')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).not.toContain('secret-host')
    const full = new DatabaseUnwritable(new Error('secret-path'), 'the disk is full')
    const { app: unwritable } = await testApi(undefined, { ping: () => Promise.reject(full) })
    const refused = await unwritable.inject('/api/health')
    expect([refused.statusCode, refused.json().detail]).toEqual([503, 'The database cannot be written.'])
    const { app: ending } = await testApi(undefined, { draining: () => true })
    expect((await ending.inject('/api/health')).statusCode).toBe(503)
    expect((await ending.inject('/api/health/live')).statusCode).toBe(200)
    const { app: well } = await testApi()
    expect((await well.inject('/api/health')).json()).toEqual({ status: 'ok' })
  })

  it('what goes wrong inside stays inside', async () => {
    const { app, database } = await testApi()
    database.catalogue.productsByIds = () => Promise.reject(new Error('no such column: secret'))
    const answer = await app.inject('/api/product/101')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'The call failed; it has been noted.',
    })
  })

  it('reads are open to pages of other origins, writes are not', async () => {
    const { app } = await testApi()
    expect((await app.inject('/api/product/101')).headers['access-control-allow-origin']).toBe('*')
    expect(
      (await app.inject({ method: 'POST', url: '/api/product' })).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })
})

describe('the description of the API', () => {
  it('names every call with its answers and its problems', async () => {
    const { app } = await testApi()
    const description = (await app.inject('/api/openapi.json')).json()
    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths).toSorted()).toEqual(
      [
        '/api/brand',
        '/api/category',
        '/api/csrf',
        '/api/health',
        '/api/health/live',
        '/api/product',
        '/api/product/boughtTogether',
        '/api/product/getByCategoryId/{categoryId}',
        '/api/product/mainProductMenu',
        '/api/product/{id}',
        '/api/suggest',
      ].toSorted(),
    )
    const list = description.paths['/api/product'].get
    expect(list.responses['400'].content['application/problem+json'].schema).toEqual({
      $ref: '#/components/schemas/Problem',
    })
    expect(list.responses['200'].content['application/json'].schema.items).toEqual({
      $ref: '#/components/schemas/Product',
    })
    expect(list.parameters[0].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ProductFilter',
    })
    expect(list.responses.default.content['application/problem+json']).toBeDefined()
    expect(description.components.schemas.ProductFilter.properties.ids.anyOf[0].maxItems).toBe(100)
  })

  it('every reference leads somewhere', async () => {
    const { app } = await testApi()
    const { body } = await app.inject('/api/openapi.json')
    const schemas = Object.keys(JSON.parse(body).components.schemas)
    const named = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !schemas.includes(name ?? ''))).toEqual([])
  })

  it('the readable page lists the calls without a script', async () => {
    const { app } = await testApi()
    const page = await app.inject('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('/api/product/getByCategoryId/{categoryId}')
    expect(page.body).toContain('ProductFilter')
    expect(page.body).not.toMatch(/<script|undefined|\[object/)
    expect((await app.inject('/api')).json().documentation).toBe('http://shop.test/api/docs')
  })
})
