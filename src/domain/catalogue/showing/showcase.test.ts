import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareIds } from '../index/id-order.ts'
import { createShowcase } from './showcase.ts'
import { sortItems } from '../query/sort.ts'
import { makeItem } from '../testing/item.ts'

const NOW = Date.parse('2026-11-10T12:00:00Z')
const offer = (endDate: string) => ({ startDate: '2026-11-01T00:00:00Z', endDate })

describe('what pages of a large catalogue choose among', () => {
  it('is, in whatever order products come, the foremost of their type in each respect', () => {
    const product = fc.record({
      sellCount: fc.nat(30),
      discount: fc.nat(3),
      featured: fc.boolean(),
      productType: fc.constantFrom('beauty', 'fashion'),
      createdAt: fc.nat(40).map((day) => new Date(NOW - day * 86_400_000).toISOString()),
      rating: fc.record({ average: fc.nat(5), count: fc.nat(3) }),
    })
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 60, maxLength: 200 }),
        fc.infiniteStream(fc.nat()),
        (fields, order) => {
          const items = fields.map((one, at) => makeItem({ ...one, id: String(at + 1) }))
          const showcase = createShowcase(() => NOW)
          const keys = new Map(items.map((item) => [item.id, order.next().value]))
          for (const item of items.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0))) showcase.add(item)
          for (const type of ['beauty', 'fashion']) {
            const own = items.filter(({ productType }) => productType === type)
            const sold = own.toSorted((a, b) => b.sellCount - a.sellCount || compareIds(a.id, b.id)).slice(0, 64)
            const kept = new Set(showcase.ids(type))
            const foremost = [
              sold,
              sortItems(own, 'newest').slice(0, 48),
              sortItems(
                own.filter(({ rating }) => rating.count > 0),
                'rating',
              ).slice(0, 48),
              sortItems(
                own.filter(({ discount }) => discount > 0),
                'discount',
              ).slice(0, 48),
              own
                .filter(({ featured }) => featured)
                .toSorted((a, b) => b.sellCount - a.sellCount || compareIds(a.id, b.id))
                .slice(0, 48),
            ].flat()
            for (const { id } of foremost) expect(kept).toContain(id)
            expect(showcase.ids()).toEqual(expect.arrayContaining([...kept]))
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('stays small, in asc order, however many there are', () => {
    const showcase = createShowcase(() => NOW)
    for (let at = 2000; at > 0; at -= 1) {
      const type = at % 2 ? 'beauty' : 'fashion'
      showcase.add(
        makeItem({ id: String(at), productType: type, featured: true, discount: 5, offerDate: offer('2027') }),
      )
    }
    const ids = showcase.ids()
    expect(ids.length).toBeLessThanOrEqual(2 * 304 + 16)
    expect(ids).toEqual(ids.toSorted(compareIds))
    expect(showcase.ids('toys')).toEqual([])
  })

  it('spec 2.3: has the very first product with a video and the very first with an offer', () => {
    const showcase = createShowcase(() => NOW)
    for (let at = 1000; at > 0; at -= 1) {
      showcase.add(
        makeItem({
          id: String(at),
          ...(at % 300 === 0 && { videoId: 'local:film' }),
          ...(at % 7 === 0 && { offerDate: offer('2026-11-02T00:00:00Z') }),
        }),
      )
    }
    expect(showcase.ids()).toEqual(expect.arrayContaining(['7', '300']))
  })

  it('spec 4.14: offers that have ended make way for those that run', () => {
    const showcase = createShowcase(() => NOW)
    for (let at = 1; at <= 200; at += 1) {
      showcase.add(makeItem({ id: String(at), sellCount: 500 - at, offerDate: offer('2026-11-09T00:00:00Z') }))
    }
    showcase.add(
      makeItem({ id: '900', sellCount: 0, createdAt: '2020-01-01', offerDate: offer('2026-11-11T00:00:00Z') }),
    )
    expect(showcase.ids('electronics')).toContain('900')
  })

  it('follows a product that changes', () => {
    const showcase = createShowcase(() => NOW)
    for (let at = 1; at <= 100; at += 1)
      showcase.add(makeItem({ id: String(at), sellCount: at, createdAt: '2026-01-01' }))
    expect(showcase.ids()).toContain('100')
    showcase.remove('100')
    expect(showcase.ids()).not.toContain('100')
    showcase.add(makeItem({ id: '100', sellCount: 1000 }))
    expect(showcase.ids()).toContain('100')
  })
})
