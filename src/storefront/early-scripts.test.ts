/** Which scripts a page brings along, and where they stand. */
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { withEarlyScripts } from './early-scripts.ts'
import { joined, partsOf } from './router/page-parts.ts'

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head><body><p>Content</p></body></html>'

describe('scripts that do not wait for the page’s code', () => {
  const html = joined(withEarlyScripts(partsOf(PAGE)))

  it('presses are heard before the style, which the browser would wait for, and behind the charset', () => {
    expect(html).toMatch(/<meta charSet="utf-8"\/><script>[\s\S]+<\/script><link rel="stylesheet"/)
  })

  it('the place is found once the content is there', () => {
    expect(html).toMatch(/<p>Content<\/p><script>[\s\S]+<\/script><\/body>/)
  })

  it('they use nothing from outside themselves and end no script early', () => {
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    expect(scripts).toHaveLength(2)
    for (const script of scripts) {
      // A name of this module, or of what a compiler puts beside it, would be unknown there too.
      const page = {
        addEventListener() {},
        document: { documentElement: { dataset: {} }, querySelectorAll: () => [] },
        history: { state: { key: 'a' } },
        localStorage: { getItem: () => null },
        sessionStorage: { getItem: () => null },
      }
      expect(() => runInNewContext(script, page)).not.toThrow()
    }
  })
})
