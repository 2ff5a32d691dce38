import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPageShelf, type Shelved } from './page-shelf.ts'

const page = (address: string, size = 10, free = false): Shelved => ({ address, size, free })

describe('a bounded shelf of pages', () => {
  it('a page that was asked for twice outlives any number that were asked for once', () => {
    const gone: string[] = []
    const shelf = createPageShelf<Shelved>({ limit: 100, onEvict: ({ address }) => gone.push(address) })
    shelf.put(page('/shop'))
    shelf.use('/shop')
    for (let n = 0; n < 1000; n += 1) shelf.put(page(`/shop?page=${n}`))
    expect(shelf.use('/shop')).toBeDefined()
    expect(shelf.use('/shop?page=999')).toBeDefined()
    expect(shelf.use('/shop?page=0')).toBeUndefined()
    expect(gone).toHaveLength(998)
  })

  it('searches stay in the small part however often they are asked for', () => {
    const shelf = createPageShelf<Shelved>({ limit: 100 })
    for (let n = 0; n < 7; n += 1) {
      shelf.put(page(`/hot/${n}`))
      shelf.use(`/hot/${n}`)
    }
    for (let n = 0; n < 100; n += 1) {
      shelf.put(page(`/search/${n}`, 10, true))
      for (let again = 0; again < 3; again += 1) shelf.use(`/search/${n}`)
    }
    for (let n = 0; n < 7; n += 1) expect(shelf.use(`/hot/${n}`), `/hot/${n}`).toBeDefined()
    expect(shelf.bytes).toBe(90)
  })

  it('least recently used goes first, and comes back into the small part before it goes for good', () => {
    const shelf = createPageShelf<Shelved>({ limit: 40 })
    for (const address of ['/a', '/b', '/c']) {
      shelf.put(page(address))
      shelf.use(address)
    }
    shelf.use('/a')
    shelf.put(page('/d'))
    shelf.use('/d')
    expect(shelf.count).toBe(4)
    shelf.put(page('/e'))
    expect(shelf.use('/b')).toBeUndefined()
    expect(shelf.use('/a')).toBeDefined()
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
        const shelf = createPageShelf<Shelved>({
          limit: 200,
          onEvict: (gone) => void (kept.get(gone.address) === gone && kept.delete(gone.address)),
        })
        for (const { do: what, address, size, free } of steps) {
          if (what === 'put') {
            const fresh = { address, size, free }
            const before = kept.get(address)
            kept.set(address, fresh)
            shelf.put(fresh)
            if (before) expect(kept.get(address)).not.toBe(before)
          }
          if (what === 'use') expect(shelf.use(address)).toBe(kept.get(address))
          const known = kept.get(address)
          if (what === 'resize' && known) {
            const before = known.size
            known.size = size
            shelf.resized(known, before)
          }
          expect(shelf.bytes).toBe([...kept.values()].reduce((sum, one) => sum + one.size, 0))
          expect(shelf.bytes).toBeLessThanOrEqual(200)
          expect(shelf.count).toBe(kept.size)
        }
        shelf.clear()
        expect([shelf.bytes, shelf.count, kept.size]).toEqual([0, 0, 0])
      }),
    )
  })
})
