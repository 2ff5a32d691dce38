import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as RecentSearches from './recent-searches.ts'
import { blockedStorage, createMemoryStorage, type MemoryStorage } from './testing/memory-storage.ts'

let storage: MemoryStorage
let recent: typeof RecentSearches

async function openBrowser(localStorage: () => MemoryStorage): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('window', Object.defineProperty(new EventTarget(), 'localStorage', { get: localStorage }))
  recent = await import('./recent-searches.ts')
}

beforeEach(async () => {
  storage = createMemoryStorage()
  await openBrowser(() => storage)
})

describe('recent searches', () => {
  it('newest first, each once however it is spelled, at most eight', () => {
    for (let n = 1; n <= 12; n += 1) recent.rememberSearch(`word ${n}`)
    recent.rememberSearch(' Word 9 ')
    expect(recent.recentSearches()).toEqual(['Word 9', ...[12, 11, 10, 8, 7, 6, 5].map((n) => `word ${n}`)])
    expect(JSON.parse(storage.texts.get('vitrine_searches') ?? '')).toEqual(recent.recentSearches())
  })

  it('can be forgotten one by one, and all', () => {
    for (const text of ['ring', 'watch', 'bag']) recent.rememberSearch(text)
    recent.forgetSearch('watch')
    expect(recent.recentSearches()).toEqual(['bag', 'ring'])
    recent.forgetSearches()
    expect(recent.recentSearches()).toEqual([])
    expect(storage.texts.get('vitrine_searches')).toBe('[]')
  })

  it('what is empty or very long is not kept', () => {
    for (const text of ['', '  ', 'x'.repeat(81)]) recent.rememberSearch(text)
    expect(recent.recentSearches()).toEqual([])
  })

  it.each(['{', 'null', '7', '{"a":1}', '[1, null, ["x"], {"text":"x"}]'])(
    'a storage with %s in it has none',
    (text) => {
      storage.texts.set('vitrine_searches', text)
      expect(recent.recentSearches()).toEqual([])
      recent.rememberSearch('ring')
      expect(recent.recentSearches()).toEqual(['ring'])
    },
  )

  it('where storage is blocked they last as long as the page', async () => {
    await openBrowser(blockedStorage)
    expect(recent.recentSearches()).toEqual([])
    recent.rememberSearch('ring')
    expect(recent.recentSearches()).toEqual(['ring'])
    recent.forgetSearches()
    expect(recent.recentSearches()).toEqual([])
  })
})
