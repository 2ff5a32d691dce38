import { dollars } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { PromotionCode } from '#domain/order/promotion.ts'
import { addCode, endCode, readCode, type CodeProblem, type TypedCode } from './codes.ts'

const NOW = new Date('2026-11-01T12:00:00Z')
const BY = { money: dollars, now: NOW }

function promotionsOf(...kept: string[]) {
  const added: PromotionCode[] = []
  return {
    added,
    async add(code: PromotionCode) {
      if (kept.includes(code.code)) return false
      added.push(code)
      return true
    },
    end: async (code: string) => kept.includes(code),
  }
}

describe('spec 12.3: an owner decides about codes', () => {
  it('a code is stored as it was typed, the last day included', async () => {
    const promotions = promotionsOf()
    const typed = { code: ' spring ', percent: '12.5', minimum: '19.99', startsAt: '2026-11-02', endsAt: '2026-11-30' }
    const outcome = await addCode(promotions, { ...typed, maxUses: '3' }, BY)
    expect(outcome).toEqual({ kind: 'added', code: promotions.added[0] })
    expect(promotions.added).toEqual([
      {
        code: 'SPRING',
        kind: 'percent',
        value: 12.5,
        minimum: 1999,
        startsAt: '2026-11-02T00:00:00.000Z',
        endsAt: '2026-12-01T00:00:00.000Z',
        maxUses: 3,
        uses: 0,
      },
    ])
  })

  it.each<[Partial<TypedCode>, CodeProblem]>([
    [{ code: 'A B' }, { kind: 'invalid', field: 'code', got: 'A B' }],
    [{ percent: '100.01' }, { kind: 'invalid', field: 'percent', got: '100.01' }],
    [{ percent: undefined }, { kind: 'effect' }],
    [{ amount: '5' }, { kind: 'effect' }],
    [
      { percent: undefined, amount: '0.00' },
      { kind: 'zero', got: '0.00' },
    ],
    [
      { percent: undefined, amount: '1.999' },
      { kind: 'invalid', field: 'amount', got: '1.999' },
    ],
    [{ minimum: '-1' }, { kind: 'invalid', field: 'minimum', got: '-1' }],
    [{ startsAt: '2026-02-31' }, { kind: 'invalid', field: 'startsAt', got: '2026-02-31' }],
    [{ startsAt: '2026-11-03', endsAt: '2026-11-02' }, { kind: 'period' }],
    [{ maxUsesPerEmail: '0' }, { kind: 'invalid', field: 'maxUsesPerEmail', got: '0' }],
  ])('%o is refused before anything is stored', async (typed, problem) => {
    const promotions = promotionsOf()
    const wish = { code: 'X', percent: '5', ...typed }
    expect(await addCode(promotions, wish, BY)).toEqual({ kind: 'refused', problem })
    expect(readCode(wish, dollars)).toEqual({ ok: false, problem })
    expect(promotions.added).toEqual([])
  })

  it('a code that is there stays, and one that is not there cannot end', async () => {
    const promotions = promotionsOf('X')
    expect(await addCode(promotions, { code: 'x', freeShipping: true }, BY)).toMatchObject({ kind: 'taken' })
    expect(await endCode(promotions, ' x', NOW)).toEqual({ kind: 'ended', code: 'X' })
    expect(await endCode(promotions, 'y', NOW)).toEqual({ kind: 'unknown', code: 'Y' })
  })
})
