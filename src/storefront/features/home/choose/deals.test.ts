import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { currentOffer, runningOffers } from './deals.ts'

const NOW = Date.parse('2026-11-10T12:00:00Z')
const offer = (id: string, startDate: string, endDate: string, fields: Parameters<typeof makeItem>[0] = {}) =>
  makeItem({ id, offerDate: { startDate: `${startDate}T00:00:00Z`, endDate: `${endDate}T00:00:00Z` }, ...fields })

describe('runningOffers', () => {
  it('spec 4.14: keeps offers that run now, the one that ends first in front', () => {
    const found = runningOffers(
      [
        makeItem({ id: 'none' }),
        offer('late', '2026-11-01', '2026-11-20'),
        offer('soon', '2026-11-01', '2026-11-11'),
        offer('over', '2026-11-01', '2026-11-10'),
        offer('coming', '2026-11-11', '2026-11-12'),
      ],
      NOW,
      3,
    )
    expect(found.map(({ id }) => id)).toEqual(['soon', 'late'])
  })

  it('spec 4.1: what is out of stock is no deal', () => {
    const sold = offer('sold', '2026-11-01', '2026-11-11', { quantity: 0 })
    const off = offer('off', '2026-11-01', '2026-11-11', { status: 'out-of-stock' })
    expect(runningOffers([sold, off], NOW, 3)).toEqual([])
  })
})

describe('currentOffer', () => {
  const offers = [
    { product: offer('soon', '2026-11-01', '2026-11-11') },
    { product: offer('late', '2026-11-01', '2026-11-20') },
  ]
  it('takes the first while the time is unknown or it runs, then the next', () => {
    expect(currentOffer(offers, null)?.product.id).toBe('soon')
    expect(currentOffer(offers, NOW)?.product.id).toBe('soon')
    expect(currentOffer(offers, Date.parse('2026-11-11T00:00:00Z'))?.product.id).toBe('late')
  })

  it('spec 4.14: with all of them over it stays at the last, whose countdown shows zeros', () => {
    expect(currentOffer(offers, Date.parse('2026-12-01T00:00:00Z'))?.product.id).toBe('late')
    expect(currentOffer([], NOW)).toBeUndefined()
  })
})
