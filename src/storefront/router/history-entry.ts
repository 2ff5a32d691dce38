/** Entries of the browser's history as React Router writes and reads them, for whoever writes one before the router does. */

interface RouterEntry {
  /** What a navigation's `state` was. */
  usr: unknown
  key: string
  /** Entries before it, from 0. */
  idx: number
}

/** How many entries of the router stand before this one; undefined for an entry that is none of its own. */
export function entryIndex(entry: unknown): number | undefined {
  return (entry as Partial<RouterEntry> | null)?.idx
}

export function newEntry(state: unknown, index: number): RouterEntry {
  return { usr: state, key: Math.random().toString(36).slice(2, 10), idx: index }
}
