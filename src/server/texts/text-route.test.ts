import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { makePack } from '#texts/make-pack.ts'
import { registerTexts } from './text-route.ts'

it('serves each group of texts for ever, and nothing else', async () => {
  const app = Fastify()
  const { addresses, modules } = makePack('en')
  registerTexts(app, modules)
  for (const address of Object.values(addresses)) {
    const { statusCode, headers, body } = await app.inject(address)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(body).toMatch(/^export const messages=\{/)
  }
  const others = ['/assets/texts-frame-en-00000000.js', '/assets/texts-__proto__.js', '/assets/texts-..%2f.js']
  for (const address of others) expect((await app.inject(address)).statusCode).toBe(404)
})
