/** What was removed last, under the empty case: the way back after a removal too many. */
import { RemovedRow } from './removed-row.tsx'
import type { RowsWithRemoved } from './use-removed.ts'

interface RemovedListProps<Item> {
  removed: RowsWithRemoved<Item>
  onUndo: (item: Item, place: number) => void
}

export function RemovedList<Item extends { title: string; img: string }>({ removed, onUndo }: RemovedListProps<Item>) {
  if (removed.rows.length === 0) return null
  return (
    <ul className="mt-12 w-full max-w-160 divide-y divide-line border-y border-line">
      {removed.rows.map(({ key, item }) => (
        <li key={key}>
          <RemovedRow
            title={item.title}
            img={item.img}
            focused={removed.last === key}
            onUndo={() => {
              removed.noteUndo(key)
              onUndo(item, removed.placeOf(key))
            }}
          />
        </li>
      ))}
    </ul>
  )
}
