import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedIds, sharedListPath } from './shared-list.ts'

const read = (path: string) => sharedIds(new URL(path, 'http://shop.test').searchParams)

describe('a link that shares the compare list', () => {
  it('carries the ids in their order', () => {
    expect(sharedListPath(['143', '101'])).toBe('/shop/compare?ids=143,101')
    expect(read('/shop/compare?ids=143,101')).toEqual(['143', '101'])
  })

  it('reads back what it wrote, whatever characters ids have', () => {
    const id = fc
      .string({ minLength: 1 })
      .filter((text) => text.trim() === text && !text.includes(',') && text.isWellFormed())
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 8 }), (ids) => {
        expect(read(sharedListPath(ids))).toEqual(ids)
      }),
    )
  })

  it('takes no id twice, none that is empty and at most eight', () => {
    expect(read('/shop/compare?ids=,1,,1, 2 ')).toEqual(['1', '2'])
    expect(read(`/shop/compare?ids=${Array.from({ length: 99 }, (_, id) => id).join(',')}`)).toHaveLength(8)
    expect(read('/shop/compare')).toEqual([])
  })
})
