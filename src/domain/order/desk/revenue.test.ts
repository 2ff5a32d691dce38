import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { compareHalves, everyDay, firstDay } from './revenue.ts'

const NOW = new Date('2026-03-02T15:00:00Z')
const day = (text: string, amount: number) => ({ day: text, amount: minor(amount), orders: 1 })

describe('spec 10.14: revenue', () => {
  it('has a row for every day, oldest first, over the ends of months', () => {
    expect(firstDay(NOW, 30)).toBe('2026-02-01')
    const days = everyDay([day('2026-03-01', 500), day('2026-01-01', 9)], NOW, 4)
    expect(days.map((one) => [one.day, one.amount])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 0],
      ['2026-03-01', 500],
      ['2026-03-02', 0],
    ])
  })

  it('compares the later half with the earlier one', () => {
    const days = [day('a', 100), day('b', 100), day('c', 100), day('d', 200)]
    expect(compareHalves(days)).toEqual({ amount: 300, orders: 2, change: 50 })
    expect(compareHalves([day('a', 0), day('b', 5)])).toEqual({ amount: 5, orders: 1, change: null })
    expect(compareHalves([day('a', 50), day('b', 0)]).change).toBe(-100)
  })
})
