import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from './order.ts'
import { testOrder } from './testing/test-order.ts'
import {
  isSameStatement,
  offersWithdrawal,
  readStatement,
  withdrawalEnds,
  withdrawalError,
  withdrawnLines,
} from './withdrawal.ts'

const DAY = 86_400_000
const delivered = (at: string): Order =>
  testOrder({
    state: 'delivered',
    history: [
      { state: 'placed', at: '2026-11-01T08:00:00.000Z' },
      { state: 'delivered', at },
    ],
  })
const endOf = (at: string) => new Date(withdrawalEnds(delivered(at)) ?? Number.NaN).toISOString()

describe('spec 10.15: until when a withdrawal is in time', () => {
  it('is the whole fourteenth day after the one of delivery', () => {
    // A Monday.
    expect(endOf('2026-11-02T00:00:00.000Z')).toBe('2026-11-17T00:00:00.000Z')
    expect(endOf('2026-11-02T23:59:59.999Z')).toBe('2026-11-17T00:00:00.000Z')
  })

  it('goes on to the next Monday where that day is a Saturday or a Sunday', () => {
    expect(endOf('2026-11-07T09:00:00.000Z')).toBe('2026-11-24T00:00:00.000Z')
    expect(endOf('2026-11-08T09:00:00.000Z')).toBe('2026-11-24T00:00:00.000Z')
  })

  it('has no end before the goods have come, and nothing is offered once an order is cancelled', () => {
    expect(withdrawalEnds(testOrder())).toBeNull()
    expect(offersWithdrawal(testOrder(), Date.UTC(2030, 0))).toBe(true)
    expect(offersWithdrawal(testOrder({ state: 'cancelled' }), Date.UTC(2026, 10, 24))).toBe(false)
  })

  it('is never less than fourteen days, never more than seventeen, and never ends behind a weekend day', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2040, 0) }), (moment) => {
        const order = delivered(new Date(moment).toISOString())
        const ends = withdrawalEnds(order) ?? 0
        expect(ends - moment).toBeGreaterThan(14 * DAY)
        expect(ends - moment).toBeLessThanOrEqual(17 * DAY)
        expect([0, 6]).not.toContain(new Date(ends - 1).getUTCDay())
        expect(offersWithdrawal(order, ends - 1)).toBe(true)
        expect(offersWithdrawal(order, ends)).toBe(false)
      }),
    )
  })
})

describe('spec 10.15: what is declared', () => {
  const order = delivered('2026-11-02T10:00:00.000Z')

  it.each([
    [{ name: '  ', lines: [] }, 'name'],
    [{ name: 'x'.repeat(101), lines: [] }, 'name'],
    [{ name: 'Mara\u0007', lines: [] }, 'name'],
    [{ name: 'Mara', lines: [2] }, 'lines'],
    [{ name: 'Mara', lines: [-1] }, 'lines'],
    [{ name: 'Mara', lines: [0.5] }, 'lines'],
    [{ name: 'Mara', lines: [0, 1] }, null],
    [{ name: 'Mara', lines: [] }, null],
  ] as const)('%o', (statement, wrong) => {
    expect(withdrawalError(statement, order)).toBe(wrong)
  })

  it('whoever names every line, or none, withdraws from the whole; a late one is marked, not refused', () => {
    const inTime = new Date('2026-11-16T23:59:59.999Z')
    expect(readStatement({ name: ' Mara ', lines: [1, 0, 1] }, order, inTime)).toEqual({
      name: 'Mara',
      at: inTime.toISOString(),
      late: false,
    })
    expect(readStatement({ name: 'Mara', lines: [] }, order, inTime).lines).toBeUndefined()
    const late = readStatement({ name: 'Mara', lines: [1] }, order, new Date('2026-11-17T00:00:00.000Z'))
    expect(late).toMatchObject({ lines: [1], late: true })
    expect(withdrawnLines(late, order).map(({ id }) => id)).toEqual(['shirt'])
    expect(isSameStatement({ id: 1, ...late }, { ...late, at: '2027-01-01T00:00:00.000Z' })).toBe(true)
    expect(isSameStatement({ id: 1, ...late }, { ...late, lines: [0] })).toBe(false)
  })
})
