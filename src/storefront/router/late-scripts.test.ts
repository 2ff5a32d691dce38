/** Which parts of a finished page are held back. */
import { describe, expect, it } from 'vitest'
import { HELD_ENTRY, HELD_PRELOAD, withLateScripts } from './late-scripts.ts'
import { joined, partsOf } from './page-parts.ts'

const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><p>modulepreload</p><script>window.context = 1</script><script type="module" async="">import "/assets/a.js";</script></body>`

describe('pages before their code', () => {
  it('holds back preloads and entry, and nothing else', () => {
    const html = joined(withLateScripts(partsOf(PAGE)))
    expect(html).toContain(`<link rel="${HELD_PRELOAD}" href="/assets/a.js"/>`)
    expect(html).toContain(`<script type="${HELD_ENTRY}">import "/assets/a.js";</script>`)
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
    expect(html).toContain('<script>window.context = 1</script>')
    expect(html).not.toContain('type="module" async')
  })

  it('leaves a page alone whose entry is written otherwise', () => {
    const other = PAGE.replace(' async=""', '')
    expect(joined(withLateScripts(partsOf(other)))).toBe(other)
  })
})
