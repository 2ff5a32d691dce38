import { describe, expect, expectTypeOf, it } from 'vitest'
import { makeText, type ValuesOf } from './text.ts'

const written = {
  plain: 'Add To Cart',
  quote: "Don't look back",
  named: '{name}, home',
  counted: '{count, plural, one {# piece} other {# pieces}} of {title}',
  chosen: '{kind, select, card {By card} other {Later}}',
} as const

describe('a text', () => {
  const text = makeText<typeof written>('en', written)

  it('is its message, with its values', () => {
    expect(text('plain')).toBe('Add To Cart')
    expect(text('quote')).toBe("Don't look back")
    expect(text('named', { name: 'Vitrine' })).toBe('Vitrine, home')
    expect(text('chosen', { kind: 'card' })).toBe('By card')
  })

  it('counts as its language does', () => {
    expect(text('counted', { count: 1, title: 'Lamp' })).toBe('1 piece of Lamp')
    expect(text('counted', { count: 1200, title: 'Lamp' })).toBe('1,200 pieces of Lamp')
    const german = makeText<typeof written>('de', { counted: '{count, plural, one {# Stück} other {# Stück}}' })
    expect(german('counted', { count: 1200, title: '' })).toBe('1.200 Stück')
    const arabic = makeText<typeof written>('ar', {
      counted: '{count, plural, two {قطعتان} few {# قطع} other {# قطعة}}',
    })
    expect(arabic('counted', { count: 2, title: '' })).toBe('قطعتان')
  })

  it('takes a value as it is: neither mark-up nor a message', () => {
    expect(text('named', { name: '<b>{count, plural, other {#}}</b>$&' })).toBe(
      '<b>{count, plural, other {#}}</b>$&, home',
    )
  })

  it('asks for exactly the values that its message names', () => {
    expectTypeOf<ValuesOf<(typeof written)['plain']>>().toEqualTypeOf<[]>()
    expectTypeOf<ValuesOf<(typeof written)['counted']>>().toEqualTypeOf<
      [values: Readonly<Record<'count' | 'title', string | number>>]
    >()
    expectTypeOf<ValuesOf<(typeof written)['chosen']>>().toEqualTypeOf<
      [values: Readonly<Record<'kind', string | number>>]
    >()
  })
})
