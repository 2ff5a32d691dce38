import { dollars } from '#domain/shop/testing/dollars.ts'
import { minor, ZERO } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { applyPromotion, isCode, normalizeCode, promotionRefusal, type PromotionCode } from './promotion.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const CODE = { code: 'SPRING', kind: 'percent', value: 10, minimum: ZERO, uses: 0 } satisfies PromotionCode

function refusal(fields: Partial<Omit<PromotionCode, 'kind' | 'value'>>, usesByEmail = 0): string | null {
  return promotionRefusal({ typed: ' spring ', code: { ...CODE, ...fields }, usesByEmail }, minor(5000), NOW, dollars)
}

describe('promotion codes', () => {
  it('percent, rounded half up once; amount, never below 0; free shipping', () => {
    expect(applyPromotion({ kind: 'percent', value: 12.5 }, minor(1104), minor(2000))).toEqual({
      discount: 138,
      shipping: 2000,
    })
    expect(applyPromotion({ kind: 'percent', value: 50 }, minor(1), ZERO)).toEqual({ discount: 1, shipping: 0 })
    expect(applyPromotion({ kind: 'percent', value: 0.01 }, minor(9e14), ZERO)).toEqual({ discount: 9e10, shipping: 0 })
    expect(applyPromotion({ kind: 'amount', value: minor(500) }, minor(300), minor(2000))).toEqual({
      discount: 300,
      shipping: 2000,
    })
    expect(applyPromotion({ kind: 'free-shipping', value: 0 }, minor(300), minor(2000))).toEqual({
      discount: 0,
      shipping: 0,
    })
    expect(applyPromotion(null, minor(300), minor(2000))).toEqual({ discount: 0, shipping: 2000 })
  })

  it('holds from its first moment up to, but without, its last', () => {
    expect(refusal({ startsAt: NOW.toISOString() })).toBeNull()
    expect(refusal({ startsAt: '2026-03-01T12:00:01Z' })).toBe('The code SPRING does not hold yet.')
    expect(refusal({ endsAt: '2026-03-01T12:00:01Z' })).toBeNull()
    expect(refusal({ endsAt: NOW.toISOString() })).toBe('The code SPRING has ended.')
  })

  it('minimum, total uses and uses per e-mail', () => {
    expect(refusal({ minimum: minor(5000) })).toBeNull()
    expect(refusal({ minimum: minor(5001) })).toBe('The code SPRING needs an order of $50.01 or more.')
    expect(refusal({ maxUses: 3, uses: 2 })).toBeNull()
    expect(refusal({ maxUses: 3, uses: 3 })).toBe('The code SPRING has been used up.')
    expect(refusal({ maxUsesPerEmail: 1 }, 0)).toBeNull()
    expect(refusal({ maxUsesPerEmail: 1 }, 1)).toBe('The code SPRING has been used with this e-mail address already.')
    expect(promotionRefusal({ typed: ' x ', code: null, usesByEmail: 0 }, minor(1), NOW, dollars)).toBe(
      'The code "x" is not known.',
    )
  })

  it('a code is compared in capitals, and is letters, digits, - and _', () => {
    expect(normalizeCode(' spring-26 ')).toBe('SPRING-26')
    expect(['A', 'SPRING-26', 'A_B'].map(isCode)).toEqual([true, true, true])
    expect(['', '-A', 'A B', 'spring', 'A'.repeat(41)].map(isCode)).toEqual([false, false, false, false, false])
  })
})
