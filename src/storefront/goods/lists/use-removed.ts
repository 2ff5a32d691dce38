/** Remembers what was taken out of a list while its page is open, so that Undo can stay in place of the row. */
import { useState } from 'react'

export interface Removed<Item> {
  key: string
  item: Item
  /** Where it stood among the rows, removed ones included. */
  place: number
}

export interface Row<Item> {
  key: string
  kind: 'item' | 'removed'
  item: Item
}

export interface RowsWithRemoved<Item> {
  rows: readonly Row<Item>[]
  /** Key of the row that was removed or brought back last: it takes the focus when it appears. */
  last: string | undefined
  /** To be called before the item is taken out of the store. */
  note(item: Item): void
  /** To be called before an item is brought back. */
  noteUndo(key: string): void
  /** Where an item goes back to among the items that are still there. */
  placeOf(key: string): number
}

/** The items with the removed ones at their old places; what has come back (by any way) is shown once, as an item. */
export function rowsWithRemoved<Item>(
  items: readonly Item[],
  removed: readonly Removed<Item>[],
  keyOf: (item: Item) => string,
): Row<Item>[] {
  const present = new Set(items.map(keyOf))
  const rows: Row<Item>[] = items.map((item) => ({ key: keyOf(item), kind: 'item', item }))
  for (const { key, item, place } of removed.toSorted((a, b) => a.place - b.place)) {
    if (!present.has(key)) rows.splice(Math.min(place, rows.length), 0, { key, kind: 'removed', item })
  }
  return rows
}

/** The rows of a list page; what was removed is forgotten when the page is left. */
export function useRowsWithRemoved<Item>(items: readonly Item[], keyOf: (item: Item) => string): RowsWithRemoved<Item> {
  const [removed, setRemoved] = useState<readonly Removed<Item>[]>([])
  const [last, setLast] = useState<string>()
  const rows = rowsWithRemoved(items, removed, keyOf)
  function note(item: Item) {
    const key = keyOf(item)
    const place = rows.findIndex((row) => row.key === key)
    setRemoved([...removed.filter((earlier) => earlier.key !== key), { key, item, place }])
    setLast(key)
  }
  return {
    rows,
    last,
    note,
    noteUndo: setLast,
    placeOf: (key) =>
      rows
        .slice(
          0,
          rows.findIndex((row) => row.key === key),
        )
        .filter((row) => row.kind === 'item').length,
  }
}
