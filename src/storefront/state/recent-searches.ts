/** Owns what was searched for in this browser, kept under a key of our own; it is never sent anywhere. */
import { useSyncExternalStore } from 'react'
import { createStorageSlot } from './lists/storage-slot.ts'

export const RECENT_SEARCHES_KEY = 'vitrine_searches'
/** Searches that are kept; the oldest go first. */
const KEPT = 8
/** Characters of a text that is worth keeping. */
const LONGEST = 80

const NONE: readonly string[] = []
const slot = createStorageSlot(() => window.localStorage, RECENT_SEARCHES_KEY)
const listeners = new Set<() => void>()
let last: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE }

/** The searches made in this browser, newest first. The same array while nothing changes. */
export function recentSearches(): readonly string[] {
  const text = slot.read()
  if (text !== last.text) last = { text, searches: parse(text) }
  return last.searches
}

/** Puts a search in front of the others; where storage is blocked, for as long as the page lives. */
export function rememberSearch(text: string): void {
  write([text, ...recentSearches()])
}

export function forgetSearch(text: string): void {
  write(recentSearches().filter((search) => search !== text))
}

export function forgetSearches(): void {
  write(NONE)
}

/** The list as other tabs and this one change it. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE)
}

function subscribe(listener: () => void): () => void {
  const ties = new AbortController()
  listeners.add(listener)
  window.addEventListener('storage', ({ key }) => (key === null || key === RECENT_SEARCHES_KEY) && listener(), ties)
  return () => {
    listeners.delete(listener)
    ties.abort()
  }
}

function write(searches: readonly string[]): void {
  slot.write(JSON.stringify(settle(searches)))
  for (const listener of listeners) listener()
}

/** Each once, however it is spelled; the first spelling stays. */
function settle(searches: readonly string[]): readonly string[] {
  const byWords = new Map<string, string>()
  for (const text of searches.map((one) => one.trim())) {
    const words = text.toLowerCase()
    if (text !== '' && text.length <= LONGEST && !byWords.has(words)) byWords.set(words, text)
  }
  return [...byWords.values()].slice(0, KEPT)
}

function parse(text: string | null): readonly string[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? settle(entries.filter((entry) => typeof entry === 'string')) : NONE
  } catch {
    return NONE
  }
}
