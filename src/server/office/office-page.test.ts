/** The office's page as the server sends it. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { makeOfficePack } from '#texts/office-pack.ts'
import { inlineScriptHashes } from '../answering/content-security-policy.ts'
import { builtOffice, registerOffice } from './office-page.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><!--head--><script type="module" src="/office/assets/a.js"></script></head><body><!--body--></body></html>'

async function office(shopName: string, siteUrl = 'https://shop.test') {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-office-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), PAGE)
  await writeFile(path.join(folder, 'assets/a.js'), 'let office = 1')
  const app = Fastify()
  onTestFinished(() => app.close())
  await registerOffice(app, {
    front: builtOffice(folder),
    store: { shop: { ...DEFAULT_SHOP_SETTINGS, name: shopName }, siteUrl },
    apiPrefix: '/api',
    relaxed: false,
  })
  return { app }
}

test('names the shop as text, its texts by their content, and every inline script by its hash', async () => {
  const { app } = await office('</title><script>alert("$&")</script>')
  const { body, headers } = await app.inject('/office/people?x=<script>')
  expect(body).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)')
  expect(body).not.toContain('alert("')
  expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('/office/assets/a.js'))
  expect(body).toContain(JSON.stringify({ imports: makeOfficePack().imports }))
  const scripts = inlineScriptHashes(body)
  expect(scripts).toHaveLength(2)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`)
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toContain('unsafe')
})

test('is kept by nobody, listed nowhere and sent to whoever asks, while the files of its build are kept for ever', async () => {
  const { app } = await office('Vitrine')
  const answer = await app.inject({ url: '/office', cookies: { office_session: 'x'.repeat(43) } })
  const stranger = await app.inject('/office')
  expect(answer.body).toBe(stranger.body)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const [texts = ''] = Object.values(makeOfficePack().imports)
  expect((await app.inject(texts)).body).toContain('export const messages=')
  const asset = await app.inject('/office/assets/a.js')
  expect(asset.body).toBe('let office = 1')
  expect(asset.headers['cache-control']).toContain('immutable')
  expect((await app.inject('/office/assets/gone.js')).statusCode).toBe(404)
  expect((await app.inject('/office/assets/..%2findex.html')).statusCode).toBeGreaterThanOrEqual(400)
})
