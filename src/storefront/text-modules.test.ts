import { describe, expect, it } from 'vitest'
import { makePack } from '#texts/make-pack.ts'
import { PAGE_GROUPS } from '#texts/text-pack.ts'
import { withTexts } from './text-modules.ts'

const pack = makePack('en')
const head = '<html><head><meta charset="utf-8"/><link rel="modulepreload" href="/assets/a.js"/>'

describe('the texts of a page', () => {
  it('are named by an import map before every module, and those that were used are fetched early', () => {
    const page = withTexts({ head, body: '', end: '' }, { pack, used: new Set(['frame']), direction: 'ltr' })
    const map = page.head.indexOf('<script type="importmap">')
    const own = page.head.indexOf(`<link rel="modulepreload" href="${pack.addresses.frame}"/>`)
    expect(map).toBeGreaterThan(0)
    expect(own).toBeGreaterThan(map)
    expect(page.head.indexOf('/assets/a.js')).toBeGreaterThan(own)
    const json = /importmap">(.*?)<\/script>/.exec(page.head)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({
      imports: Object.fromEntries(PAGE_GROUPS.map((group) => [`#messages/${group}`, pack.addresses[group]])),
    })
  })

  it('stand at the end of a head without modules', () => {
    const page = withTexts(
      { head: '<html><head>', body: '<body>', end: '</body>' },
      { pack, used: new Set(), direction: 'ltr' },
    )
    expect(page.head).toMatch(/^<html><head><script type="importmap">/)
    expect(page.head).not.toContain('modulepreload')
  })
})
