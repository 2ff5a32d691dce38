import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { makePack } from './make-pack.ts'
import { PAGE_GROUPS } from './text-pack.ts'

describe('a language made ready', () => {
  it('is English where it lacks a text, and an owner’s where there is one', () => {
    const pack = makePack('de', { frame: { backToTop: 'Nach oben' } }, { frame: { home: 'Zu {name}' } })
    expect(pack.texts.frame('backToTop')).toBe('Nach oben')
    expect(pack.texts.frame('home', { name: 'Laden' })).toBe('Zu Laden')
    expect(makePack('de').texts.frame('backToTop')).toBe(en.frame.backToTop)
  })

  it('has a module for each group of a page, named by what is in it', () => {
    const [english, german] = [makePack('en'), makePack('de', { frame: { backToTop: 'Nach oben' } })]
    for (const { addresses, modules } of [english, german]) {
      expect(Object.keys(addresses)).toEqual([...PAGE_GROUPS])
      expect(Object.values(addresses)).toEqual([...modules.keys()].map((file) => `/assets/${file}`))
    }
    expect(german.addresses.frame).not.toBe(english.addresses.frame)
    expect(makePack('en').addresses).toEqual(english.addresses)
    expect(makePack('en', {}, { frame: { backToTop: 'Up' } }).addresses.frame).not.toBe(english.addresses.frame)
  })

  it('gives browsers messages that need no compiler', async () => {
    const { modules } = makePack('en')
    for (const code of modules.values()) {
      const module: { messages: Record<string, unknown> } = await import(
        `data:text/javascript,${encodeURIComponent(code)}`
      )
      const left = Object.entries(module.messages).filter(
        ([, message]) => typeof message === 'string' && /[{}]/.test(message),
      )
      expect(left).toEqual([])
    }
  })

  it('names the text that cannot be read', () => {
    expect(() => makePack('de', {}, { frame: { home: '{name, Startseite' } })).toThrow('frame.home')
  })

  it('lets no text end the script that it stands in', () => {
    const { modules } = makePack('en', {}, { frame: { backToTop: '"</script>`\u2028\\' } })
    const code = [...modules.values()].join('\n')
    expect(() => parseAst(code.replaceAll('export const messages=', '0,'))).not.toThrow()
  })
})
