import { describe, expect, it } from 'vitest'
import { isRating, starFill } from './rating.ts'

describe('ratings', () => {
  it('spec 3.4: 1 to 5 in half steps', () => {
    expect([1, 1.5, 4.5, 5].map(isRating)).not.toContain(false)
    expect([0, 0.5, 5.5, 4.2, Number.NaN, '4', null].map(isRating)).not.toContain(true)
  })

  it('spec 2.7: five stars, filled to the nearest half', () => {
    expect(starFill(4.5)).toEqual([1, 1, 1, 1, 0.5])
    expect(starFill(3.2)).toEqual([1, 1, 1, 0, 0])
    expect(starFill(3.3)).toEqual([1, 1, 1, 0.5, 0])
    expect(starFill(0)).toEqual([0, 0, 0, 0, 0])
    expect(starFill(5)).toEqual([1, 1, 1, 1, 1])
  })
})
