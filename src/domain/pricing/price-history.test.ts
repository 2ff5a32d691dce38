import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { minor } from '#domain/money/minor.ts'
import { isReductionOn } from './offer.ts'
import { lowestBefore, type PastPrice, type SetPrice, setPriceOf } from './price-history.ts'
import { priceOf } from './sale-price.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const ago = (days: number) => new Date(NOW - days * DAY).toISOString()
const set = (price: number, discount = 0, more: Partial<SetPrice> = {}): SetPrice => ({
  price: minor(price),
  discount,
  ...more,
})
const past = (days: number, price: SetPrice): PastPrice => ({ ...price, until: ago(days), choice: {} })

describe('the lowest price of 30 days', () => {
  it('spec 9.2: is that before the reduction began, other reductions counted', () => {
    expect(lowestBefore(set(1000, 20), [past(5, set(1000))], NOW)).toBe(1000)
    expect(lowestBefore(set(1000, 20), [past(5, set(1000)), past(20, set(1000, 40))], NOW)).toBe(600)
    expect(lowestBefore(set(1000, 20), [past(5, set(1000)), past(40, set(1000, 40))], NOW)).toBe(1000)
    expect(lowestBefore(set(1200, 20), [past(5, set(1200)), past(9, set(900))], NOW)).toBe(900)
  })

  it('spec 9.2: a dated offer begins at its start, whenever it was set', () => {
    const offerDate = { startDate: ago(2), endDate: ago(-2) }
    expect(lowestBefore(set(1000, 20, { offerDate }), [past(60, set(400))], NOW)).toBe(1000)
    expect(lowestBefore(set(1000, 20, { offerDate }), [past(10, set(700))], NOW)).toBe(700)
    const former = { startDate: ago(20), endDate: ago(10) }
    expect(lowestBefore(set(1000, 20, { offerDate }), [past(8, set(1000, 50, { offerDate: former }))], NOW)).toBe(500)
  })

  it('spec 9.2: a reduction that grows step by step counts from its first step', () => {
    expect(lowestBefore(set(1000, 30), [past(2, set(1000, 20)), past(5, set(1000, 10)), past(8, set(1000))], NOW)).toBe(
      1000,
    )
  })

  it('spec 9.2: says nothing where nothing is reduced, and where the beginning is not known', () => {
    expect(lowestBefore(set(1000), [past(5, set(500))], NOW)).toBeNull()
    expect(lowestBefore(set(1000, 20), [], NOW)).toBeNull()
    expect(lowestBefore(set(1000, 20, { offerDate: { startDate: ago(-1) } }), [past(5, set(500))], NOW)).toBeNull()
  })

  it("what is set for a choice is its own, or the product's", () => {
    const product = makeItem({
      price: minor(1000),
      discount: 10,
      variants: [
        { size: 'S', quantity: 1 },
        { size: 'L', quantity: 1, price: minor(1500), salePrice: minor(1200) },
      ],
    })
    expect(setPriceOf(product, { size: 'S' })).toEqual({ price: 1000, discount: 10 })
    expect(setPriceOf(product, { size: 'L' })).toEqual({ price: 1500, discount: 0, salePrice: 1200 })
  })

  it('spec 9.2: agrees with looking at every moment by itself', () => {
    // Days around now; all that happens does so at midday of one of them.
    const day = fc.integer({ min: -3, max: 80 })
    const price = fc
      .record({
        price: fc.integer({ min: 1, max: 6 }).map((step) => minor(step * 100)),
        discount: fc.constantFrom(0, 0, 10, 50),
        dates: fc.option(fc.tuple(day, day)),
      })
      .map(({ dates, ...rest }): SetPrice => {
        if (!dates) return rest
        const [end, start] = dates.toSorted((a, b) => a - b) as [number, number]
        return { ...rest, offerDate: { startDate: ago(start), endDate: ago(end) } }
      })
    const untils = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 6 })
    fc.assert(
      fc.property(price, untils, fc.array(price, { minLength: 6, maxLength: 6 }), (now, days, prices) => {
        const former = days.toSorted((a, b) => a - b).map((at, index) => past(at, prices[index] ?? now))
        /** The price to pay in the day that ended `days` days ago. */
        const on = (days_: number) => {
          const ms = NOW - days_ * DAY - (days_ === 0 ? 0 : 1)
          const one = former.findLast(({ until }) => Date.parse(until) > ms) ?? now
          return priceOf({ ...one, ...(!isReductionOn(one.offerDate, ms) && { offSale: true }) })
        }
        const isReduced = (days_: number) => on(days_).saving > 0
        let began = 0
        while (began < 200 && isReduced(began)) began += 1
        const known = began > 0 && began < 200
        const before = Array.from({ length: 30 }, (_, index) => on(began + index).sale)
        expect(lowestBefore(now, former, NOW)).toBe(known ? Math.min(...before) : null)
      }),
      { numRuns: 2000 },
    )
  })
})
