import { describe, expect, it } from 'vitest'
import { en } from '../en.ts'
import { compiled, makePack } from '../make-pack.ts'
import { valueNames } from '../value-names.ts'
import { PSEUDO, pseudoMessage } from './pseudo.ts'

describe('the language for tests', () => {
  it('brackets and accents, and leaves values and marked parts as they are', () => {
    expect(pseudoMessage('Home')).toBe('⟦Ĥöṁé ··⟧')
    expect(pseudoMessage('{name}, home')).toBe('⟦{name}, ĥöṁé ···⟧')
    expect(pseudoMessage('The <0>{title}</0>')).toBe('⟦Ţĥé <0>{title}</0> ··⟧')
    expect(pseudoMessage('{count, plural, one {# piece of {title}} other {# pieces}} left')).toMatch(
      /^⟦\{count, plural, one \{# þîéçé öƒ \{title\}\} other \{# þîéçéš\}\} ļéƒţ ·+⟧$/,
    )
    expect(pseudoMessage('{price, number} each')).toMatch(/^⟦\{price, number\} éåçĥ ·+⟧$/)
  })

  it('has every text, with the values of the English one, and no letter of ours', () => {
    const { texts } = makePack('en', PSEUDO)
    expect(texts.frame('backToTop')).toMatch(/^⟦Ɓåçķ/)
    expect(texts.frame('productsCounted', { count: 1200 })).toContain('1,200 þŕöðûçţš')
    const written: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>> = PSEUDO
    for (const [group, messages] of Object.entries(en)) {
      for (const [key, message] of Object.entries(messages)) {
        const pseudo = written[group]?.[key] ?? ''
        expect([group, key, ...valueNames(compiled(pseudo))]).toEqual([group, key, ...valueNames(compiled(message))])
        const tokens = compiled(pseudo)
        const said = typeof tokens === 'string' ? [tokens] : tokens.filter((token) => typeof token === 'string')
        expect(said.join('').replace(/<\/?\d+\/?>/g, '')).not.toMatch(/[A-Za-z]/)
      }
    }
  })
})
