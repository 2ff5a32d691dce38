import { describe, expect, it } from 'vitest'
import { deliveryWindow } from './delivery-window.ts'

const flatRate = { cutOff: '14:30', days: [3, 5] as const }

function window(now: string, question: { cutOff: string; days: readonly [number, number]; utcOffsetMinutes?: number }) {
  const { dispatchedToday, first, last } = deliveryWindow({ nowMs: Date.parse(now), ...question })
  return [dispatchedToday, ...[first, last].map((day) => new Date(day).toISOString().slice(0, 10))]
}

describe('delivery dates', () => {
  it('spec 9.4: before 2.30pm on a working day it leaves the same day', () => {
    expect(window('2026-11-23T14:29:59Z', flatRate)).toEqual([true, '2026-11-26', '2026-11-30'])
  })

  it('spec 9.4: from 2.30pm on it leaves the next working day', () => {
    expect(window('2026-11-23T14:30:00Z', flatRate)).toEqual([false, '2026-11-27', '2026-12-01'])
    expect(window('2026-11-27T15:00:00Z', { ...flatRate, days: [1, 1] })).toEqual([false, '2026-12-01', '2026-12-01'])
  })

  it('spec 9.4: Saturday and Sunday are no working days', () => {
    expect(window('2026-11-28T09:00:00Z', { ...flatRate, days: [0, 1] })).toEqual([false, '2026-11-30', '2026-12-01'])
    expect(window('2026-11-27T09:00:00Z', { ...flatRate, days: [1, 1] })).toEqual([true, '2026-11-30', '2026-11-30'])
  })

  it("spec 9.4: the cut-off is on the shop's own clock", () => {
    const newYork = { ...flatRate, utcOffsetMinutes: -300 }
    expect(window('2026-11-23T19:29:00Z', newYork)[0]).toBe(true)
    expect(window('2026-11-24T02:00:00Z', newYork)).toEqual([false, '2026-11-27', '2026-12-01'])
  })

  it('spec 9.4: a wrong cut-off or wrong days are named', () => {
    expect(() => window('2026-11-23T09:00:00Z', { ...flatRate, cutOff: '2.30pm' })).toThrow(/got "2\.30pm"/)
    for (const days of [
      [5, 3],
      [-1, 2],
      [1, 1.5],
    ] as const) {
      expect(() => window('2026-11-23T09:00:00Z', { ...flatRate, days })).toThrow(RangeError)
    }
  })
})
