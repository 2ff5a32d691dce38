import { expect, it } from 'vitest'
import { summarizeRatings } from './rating-summary.ts'

it('spec 9.6: the average is rounded half up to one decimal', () => {
  expect(summarizeRatings([])).toEqual({ average: 0, count: 0 })
  expect(summarizeRatings([4.5, 4])).toEqual({ average: 4.3, count: 2 })
  expect(summarizeRatings([4, 4, 4.5])).toEqual({ average: 4.2, count: 3 })
  const twenty = [...Array<number>(13).fill(4.5), ...Array<number>(6).fill(4), 4.5]
  expect(summarizeRatings(twenty)).toEqual({ average: 4.4, count: 20 })
})
