import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundAddress } from './request-address.ts'
import { testApp } from '../testing/test-app.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks over a real connection, since a URL parser would mend the address on the way. */
async function listening() {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        let body = ''
        response.on('data', (chunk) => (body += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
      call.on('error', reject)
      call.end()
    })
}

describe('hostile addresses', () => {
  it.each([
    '/%E0%A4%A',
    '/shop/%',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/shop//shop',
    '/\\evil.example',
    '/%5cevil.example',
    '/a%00b',
    '/a%0d%0aset-cookie:x',
    'http://evil.example/shop',
    '*',
    `/shop/shop-details/${'9'.repeat(3000)}`,
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/media/..%2f..%2fsecret.txt',
    '/media/missing.webp',
    '/assets/missing.js',
    '/catalogue/0123456789abcdef',
    '/catalogue/%2fevil.example.json',
    '/.env',
    '/api/%E0%A4%A',
    '/api//product',
    '/api/product/a%00b',
    `/api/product/${'a'.repeat(3000)}`,
  ])('%s is not found', async (path) => {
    const get = await listening()
    const { status, headers, body } = await get(path)
    expect([400, 403, 404]).toContain(status)
    expect(headers.location).toBeUndefined()
    expect(body).not.toBe('secret')
    if (path.startsWith('/api')) expect(headers['content-type']).toBe('application/problem+json')
  })

  it('whatever the address, the server never fails and never sends elsewhere', async () => {
    const get = await listening()
    const part = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('%', '%00', '..', '//', '\\', '%2f', 'api', 'shop', 'media', 'product', '?', '#', '@'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const path = `/${encodeURI(parts.join('/').toWellFormed()).replaceAll('%25', '%')}`
        const { status, headers } = await get(path)
        expect(status).toBeLessThan(500)
        // With what the visitor brought along, and to nowhere but home.
        expect(headers.location ?? '/home/main').toMatch(/^\/home\/main(?:\?[\w=&%+.*-]*)?$/)
      }),
      { numRuns: 200 },
    )
  }, 30_000)

  it('a malformed query belongs to the page', async () => {
    const get = await listening()
    expect((await get('/shop?brand=%E0%A4%A&category=<b>')).status).toBe(200)
  })

  it('sound addresses stay as they are', () => {
    for (const address of ['/', '/shop?brand=a//b%', '/shop/caf%C3%A9', '/api/product?filter={}'])
      expect(soundAddress(address)).toBe(address)
    expect(soundAddress('/a%00')).toBe('/404')
    expect(soundAddress('/api/a%00')).toBe('/api/404')
  })
})
