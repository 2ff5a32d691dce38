import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes, pagePolicy } from './content-security-policy.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('ARCHITECTURE.md, How a page comes about: content security policy', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<SCRIPT type="module" async>\n b() \n</SCRIPT >', ['\n b() \n']],
    ['<script data-a="x > y">c()</script>', ['c()']],
    ['<script>a()</script><script>a()</script><script>b()</script>', ['a()', 'b()']],
    ['<script>line\r\nbreak</script>', ['line\nbreak']],
    ['<script nonce="" data-src="/x">d()</script>', ['d()']],
    ['<script src="/assets/a.js"></script><script></script>', []],
    ['<script async="" src=/a.js></script>', []],
    ['<script type="application/ld+json">{"@type":"Product"}</script>', []],
    ["<script type='application/json'>{}</script>", []],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<p>&lt;script&gt;evil()&lt;/script&gt;</p>', []],
  ])('%s', (html, scripts) => {
    expect(inlineScriptHashes(html)).toEqual(scripts.map(sha))
  })

  it('names every directive', () => {
    expect(
      pagePolicy('<script>a()</script>', { siteUrl: 'http://localhost:3000', apiBaseUrl: '/api' }).split('; '),
    ).toEqual([
      "default-src 'self'",
      `script-src 'self' ${sha('a()')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      'frame-src https://www.youtube-nocookie.com',
      "connect-src 'self'",
      "worker-src 'self'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
  })

  it('is relaxed only while developing', () => {
    const policy = pagePolicy('<script>a()</script>', {
      siteUrl: 'http://localhost:3000',
      apiBaseUrl: '/api',
      relaxed: true,
    })
    expect(policy).toContain("script-src 'self' 'unsafe-inline'")
    expect(policy).toContain("connect-src 'self' ws:")
  })
})
