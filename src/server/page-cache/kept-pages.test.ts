import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKeptPages, type Keepable } from './kept-pages.ts'

const page = (address: string, size = 10, free = false): Keepable => ({ address, size, free })

describe('a bounded store of pages', () => {
  it('a page that was asked for twice outlives any number that were asked for once', () => {
    const gone: string[] = []
    const keptPages = createKeptPages<Keepable>({ limit: 100, onEvict: ({ address }) => gone.push(address) })
    keptPages.put(page('/shop'))
    keptPages.use('/shop')
    for (let n = 0; n < 1000; n += 1) keptPages.put(page(`/shop?page=${n}`))
    expect(keptPages.use('/shop')).toBeDefined()
    expect(keptPages.use('/shop?page=999')).toBeDefined()
    expect(keptPages.use('/shop?page=0')).toBeUndefined()
    expect(gone).toHaveLength(998)
  })

  it('searches stay in the small part however often they are asked for', () => {
    const keptPages = createKeptPages<Keepable>({ limit: 100 })
    for (let n = 0; n < 7; n += 1) {
      keptPages.put(page(`/hot/${n}`))
      keptPages.use(`/hot/${n}`)
    }
    for (let n = 0; n < 100; n += 1) {
      keptPages.put(page(`/search/${n}`, 10, true))
      for (let again = 0; again < 3; again += 1) keptPages.use(`/search/${n}`)
    }
    for (let n = 0; n < 7; n += 1) expect(keptPages.use(`/hot/${n}`), `/hot/${n}`).toBeDefined()
    expect(keptPages.bytes).toBe(90)
  })

  it('least recently used goes first, and comes back into the small part before it goes for good', () => {
    const keptPages = createKeptPages<Keepable>({ limit: 40 })
    for (const address of ['/a', '/b', '/c']) {
      keptPages.put(page(address))
      keptPages.use(address)
    }
    keptPages.use('/a')
    keptPages.put(page('/d'))
    keptPages.use('/d')
    expect(keptPages.count).toBe(4)
    keptPages.put(page('/e'))
    expect(keptPages.use('/b')).toBeUndefined()
    expect(keptPages.use('/a')).toBeDefined()
  })

  it('property: bytes are the sum of the pages and never above the limit, whatever is put, used, replaced and resized', () => {
    const step = fc.record({
      do: fc.constantFrom('put', 'use', 'resize'),
      address: fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g'),
      size: fc.integer({ min: 1, max: 60 }),
      free: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const kept = new Map<string, { address: string; size: number; free: boolean }>()
        const keptPages = createKeptPages<Keepable>({
          limit: 200,
          onEvict: (gone) => void (kept.get(gone.address) === gone && kept.delete(gone.address)),
        })
        for (const { do: what, address, size, free } of steps) {
          if (what === 'put') {
            const fresh = { address, size, free }
            const before = kept.get(address)
            kept.set(address, fresh)
            keptPages.put(fresh)
            if (before) expect(kept.get(address)).not.toBe(before)
          }
          if (what === 'use') expect(keptPages.use(address)).toBe(kept.get(address))
          const known = kept.get(address)
          if (what === 'resize' && known) {
            const before = known.size
            known.size = size
            keptPages.resized(known, before)
          }
          expect(keptPages.bytes).toBe([...kept.values()].reduce((sum, one) => sum + one.size, 0))
          expect(keptPages.bytes).toBeLessThanOrEqual(200)
          expect(keptPages.count).toBe(kept.size)
        }
        keptPages.clear()
        expect([keptPages.bytes, keptPages.count, kept.size]).toEqual([0, 0, 0])
      }),
    )
  })
})
