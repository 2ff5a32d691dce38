/** A storage for tests that can be full or blocked. */
import type { TextStorage } from '../lists/storage-slot.ts'

export interface MemoryStorage extends TextStorage {
  texts: Map<string, string>
  /** Texts longer than this are refused, as a full storage does. */
  room: number
}

export function createMemoryStorage(texts: Record<string, string> = {}): MemoryStorage {
  const storage: MemoryStorage = {
    texts: new Map(Object.entries(texts)),
    room: Number.POSITIVE_INFINITY,
    getItem: (key) => storage.texts.get(key) ?? null,
    setItem(key, text) {
      if (text.length > storage.room) throw new DOMException('full', 'QuotaExceededError')
      storage.texts.set(key, text)
    },
  }
  return storage
}

export function blockedStorage(): never {
  throw new DOMException('denied', 'SecurityError')
}
