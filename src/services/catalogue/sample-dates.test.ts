import { describe, expect, it } from 'vitest'
import { shiftDates } from './sample-dates.ts'

const CATALOGUE = {
  products: [
    {
      id: '1',
      createdAt: '2026-10-20T09:00:00Z',
      offerDate: { startDate: '2026-10-28', endDate: '2026-11-04T12:00:00+02:00' },
      reviews: [{ date: '2026-10-31' }],
    },
    'not a product',
  ],
  categories: [],
  brands: [],
  reviews: [{ date: '2026-10-12' }, { date: 'soon' }],
}

describe('spec 3.7: dates move to the day of seeding', () => {
  it('by whole days, whatever the hour', () => {
    const shifted = shiftDates(CATALOGUE, '2026-11-01', new Date('2027-01-01T23:59:59Z'))
    expect(shifted.products).toEqual([
      {
        id: '1',
        createdAt: '2026-12-20T09:00:00.000Z',
        offerDate: { startDate: '2026-12-28', endDate: '2027-01-04T10:00:00.000Z' },
        reviews: [{ date: '2026-12-31' }],
      },
      'not a product',
    ])
    expect(shifted.reviews).toEqual([{ date: '2026-12-12' }, { date: 'soon' }])
  })

  it('backwards as well, and leaves what it was given as it was', () => {
    const before = structuredClone(CATALOGUE)
    const shifted = shiftDates(CATALOGUE, '2026-11-01', new Date('2026-10-31T00:00:00Z'))
    expect(shifted.reviews[0]).toEqual({ date: '2026-10-11' })
    expect(CATALOGUE).toEqual(before)
  })

  it('refuses a reference that is no day', () => {
    expect(() => shiftDates(CATALOGUE, '2026-02-30', new Date())).toThrow(RangeError)
  })
})
