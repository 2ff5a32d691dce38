/** Owns the stored form of a list: a plain JSON array whose unreadable parts are set aside, never dropped. */
import type { StorageSlot } from './storage-slot.ts'

export interface ListFormat<Item> {
  /** An entry of the array as an item, or null where it cannot be read. */
  decode(entry: unknown): Item | null
  /** An item as an entry of the array. */
  encode(item: Item): unknown
  /** Puts right what no single entry shows, such as two entries of the same item. */
  settle(items: readonly Item[]): readonly Item[]
  /** How much there is of what, by key: what a change adds or takes away. */
  amounts(items: readonly Item[]): ReadonlyMap<string, number>
}

export interface StoredList<Item> {
  /** Null where nothing is stored. */
  text: string | null
  items: readonly Item[]
}

export interface ListFile<Item> {
  /** The same items object as long as the text is the same. */
  read(): StoredList<Item>
  /** `announce` is called with the text just before it is written. */
  write(items: readonly Item[], announce: (text: string) => void): void
}

export function createListFile<Item>(slot: StorageSlot, format: ListFormat<Item>): ListFile<Item> {
  let last: StoredList<Item> = { text: null, items: [] }

  function parse(text: string): readonly Item[] {
    const entries = parseArray(text)
    if (!entries) {
      slot.setAside(text)
      return []
    }
    const decoded = entries.map(format.decode)
    const unreadable = entries.filter((_, index) => decoded[index] === null)
    if (unreadable.length > 0) slot.setAside(JSON.stringify(unreadable))
    return format.settle(decoded.filter((item) => item !== null))
  }

  return {
    read() {
      const text = slot.read()
      if (text !== last.text) last = { text, items: text === null ? [] : parse(text) }
      return last
    },
    write(items, announce) {
      const text = JSON.stringify(items.map(format.encode))
      announce(text)
      slot.write(text)
      last = { text, items }
    },
  }
}

function parseArray(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
