import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailKey } from './email-identity.ts'

describe('emailKey', () => {
  it.each([
    ['mara@example.com', ' MARA@Example.COM '],
    ['mara.thompson@gmail.com', 'marathompson@gmail.com'],
    ['mara.thompson@gmail.com', 'M.a.r.a.Thompson+spring@GoogleMail.com'],
    ['mara@outlook.com', 'mara+1@outlook.com'],
    ['mara@icloud.com', 'mara+shop@me.com'],
    ['mara@proton.me', 'm-a.r_a+x@protonmail.com'],
    ['mara@bücher.example', 'mara@xn--bcher-kva.example'],
    ['mara@BÜCHER.example', 'mara@bücher.example'],
    ['mara@example.com.', 'mara@example.com'],
    ['rene\u0301@example.com', 'ren\u00E9@example.com'],
  ])('spec 10.8: %s and %s are one mailbox', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other))
  })

  it.each([
    ['mara@example.com', 'mara+1@example.com'],
    ['ma.ra@example.com', 'mara@example.com'],
    ['ma.ra@outlook.com', 'mara@outlook.com'],
    ['mara@outlook.com', 'mara@hotmail.com'],
    ['mara-1@gmail.com', 'mara@gmail.com'],
    ['+one@gmail.com', '+two@gmail.com'],
    ['...@gmail.com', '+@gmail.com'],
    ['mara@gmail.com', 'mara@gmail.com.example'],
    ['"a@b"@example.com', 'b@example.com'],
  ])('spec 10.8: %s and %s are two', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other))
  })

  const name = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/)
  const domain = fc.constantFrom(
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'me.com',
    'example.com',
    'bücher.example',
  )

  it('spec 10.8: the key of a key is that key, for any text', () => {
    const address = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })).map((parts) => parts.join('@')),
      fc.tuple(fc.string(), domain).map((parts) => parts.join('@')),
      fc.tuple(name, domain).map((parts) => parts.join('@')),
    )
    fc.assert(
      fc.property(address, (email) => {
        expect(emailKey(emailKey(email))).toBe(emailKey(email))
      }),
    )
  })

  it('spec 10.8: tags, dots and capitals make no other mailbox where the provider looks past them', () => {
    const tag = fc.stringMatching(/^[a-z0-9.+_-]{0,12}$/)
    const dots = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), tag, dots, fc.boolean(), (plain, added, dotted, loud) => {
        const spread = [...plain].map((letter, at) => (at > 0 && dotted[at] ? `.${letter}` : letter)).join('')
        const typed = `${spread}+${added}@${loud ? 'GMAIL.com' : 'googlemail.com'}`
        expect(emailKey(loud ? typed.toUpperCase() : typed)).toBe(`${plain}@gmail.com`)
      }),
    )
  })

  it('spec 10.8: names that differ by a letter or a digit are never one mailbox', () => {
    const letters = fc.stringMatching(/^[a-z0-9]{1,20}$/)
    fc.assert(
      fc.property(letters, letters, domain, (one, other, where) => {
        fc.pre(one !== other)
        expect(emailKey(`${one}@${where}`)).not.toBe(emailKey(`${other}@${where}`))
      }),
    )
  })
})
