/** Where the products of a catalogue stand after some came and some went. */
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import { NONE } from './search-postings.ts'

type Places = Pick<CatalogueIndex, 'size' | 'positionOf'>

/** By position before: the position now, `NONE` for a product that went. Null where nothing moved. `ids` are all that came or went, and may be more. */
export function movedPositions(before: Places, after: Places, ids: readonly string[]): Uint32Array | null {
  const onlyIn = (one: Places, other: Places) =>
    Uint32Array.from(new Set(ids.filter((id) => one.positionOf(id) >= 0 && other.positionOf(id) < 0)), (id) =>
      one.positionOf(id),
    ).toSorted()
  const gone = onlyIn(before, after)
  const come = onlyIn(after, before)
  if (gone.length === 0 && come.length === 0) return null
  const moved = new Uint32Array(before.size)
  let [nextGone, nextCome, place] = [0, 0, 0]
  for (let position = 0; position < before.size; position += 1) {
    if (gone[nextGone] === position) {
      moved[position] = NONE
      nextGone += 1
      continue
    }
    while (come[nextCome] === place) {
      nextCome += 1
      place += 1
    }
    moved[position] = place
    place += 1
  }
  return moved
}
