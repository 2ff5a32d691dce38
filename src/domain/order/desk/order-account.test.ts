import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { accountOf, moneyState, type OrderMoney } from './order-account.ts'

const amount = fc.nat({ max: 1_000_000 }).map(minor)
const orders: fc.Arbitrary<OrderMoney> = fc.record({
  total: amount,
  isPaid: fc.boolean(),
  isCancelled: fc.boolean(),
  noted: amount,
  refunded: amount,
})
const order = (given: Partial<OrderMoney>): OrderMoney => ({
  total: minor(3000),
  isPaid: false,
  isCancelled: false,
  noted: minor(0),
  refunded: minor(0),
  ...given,
})

describe('the account of an order', () => {
  it('never lets more go back than came, and is never negative', () => {
    fc.assert(
      fc.property(orders, (money) => {
        const { paid, refunded, open, refundable } = accountOf(money)
        for (const one of [paid, refunded, open, refundable]) expect(one).toBeGreaterThanOrEqual(0)
        expect(refunded + refundable).toBe(paid)
        if (open > 0) expect(paid + open).toBe(money.total)
      }),
    )
  })

  it('counts parts until the whole has come', () => {
    expect(accountOf(order({ noted: minor(1000) }))).toEqual({ paid: 1000, refunded: 0, open: 2000, refundable: 1000 })
    expect(accountOf(order({ isPaid: true }))).toEqual({ paid: 3000, refunded: 0, open: 0, refundable: 3000 })
    expect(accountOf(order({ isCancelled: true }))).toMatchObject({ open: 0, refundable: 0 })
  })

  it('has one word for a list', () => {
    expect(moneyState(order({}))).toBe('open')
    expect(moneyState(order({ noted: minor(1) }))).toBe('part')
    expect(moneyState(order({ isPaid: true }))).toBe('paid')
    expect(moneyState(order({ isPaid: true, refunded: minor(1) }))).toBe('part-refunded')
    expect(moneyState(order({ isPaid: true, refunded: minor(3000) }))).toBe('refunded')
    expect(moneyState(order({ isCancelled: true }))).toBe('none')
  })
})
