/** Which document of the search index stands at which position of the catalogue index, looked up both ways. */
import { NONE } from './search-postings.ts'

export interface SearchPlaces {
  /** By document: its position; `NONE` for one that is gone. Another array after each change. */
  readonly positions: Uint32Array
  /** The document at a position, or `NONE`. */
  documentAt(position: number): number
  /** Documents that are not gone. */
  readonly size: number
  /** Documents from `start` up to, not including, `end` that are gone. */
  gone(start: number, end: number): number
  /** Puts new documents behind the others; at their positions stood nothing. */
  append(positions: readonly number[]): void
  /** Returns the document that is gone now, `NONE` where the position had none. */
  remove(position: number): number
  /** Puts documents with these positions in the place of those from `start` up to, not including, `end`. */
  replace(start: number, end: number, positions: Uint32Array): void
  /** What stood at `p` stands at `moved[p]`; `NONE` takes it out. */
  move(moved: Uint32Array): void
}

export function createSearchPlaces(): SearchPlaces {
  let positions = new Uint32Array(0)
  let documents = new Uint32Array(0)
  let size = 0

  function gone(start: number, end: number): number {
    let sum = 0
    for (let document = start; document < end; document += 1) if (positions[document] === NONE) sum += 1
    return sum
  }

  /** Notes where the documents from `first` on stand. */
  function note(first: number): void {
    let length = 0
    for (let document = first; document < positions.length; document += 1) {
      const position = positions[document] ?? NONE
      if (position !== NONE && position >= length) length = position + 1
    }
    if (length > documents.length) documents = withNone(documents, length)
    for (let document = first; document < positions.length; document += 1) {
      const position = positions[document] ?? NONE
      if (position !== NONE) documents[position] = document
    }
    size = positions.length - gone(0, positions.length)
  }

  return {
    get positions() {
      return positions
    },
    documentAt: (position) => documents[position] ?? NONE,
    get size() {
      return size
    },
    gone,
    append(fresh) {
      const first = positions.length
      positions = joined(positions, Uint32Array.from(fresh))
      note(first)
    },
    remove(position) {
      const document = documents[position] ?? NONE
      if (document === NONE) return NONE
      positions[document] = NONE
      documents[position] = NONE
      size -= 1
      return document
    },
    replace(start, end, fresh) {
      positions = joined(positions.subarray(0, start), fresh, positions.subarray(end))
      note(start)
    },
    move(moved) {
      positions = positions.map((position) => (position === NONE ? NONE : (moved[position] ?? NONE)))
      documents = new Uint32Array(0)
      note(0)
    },
  }
}

/** A longer copy with `NONE` in the new places; some are left over, as single ones are added often. */
function withNone(documents: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(length + (length >> 6)).fill(NONE)
  longer.set(documents)
  return longer
}

function joined(...arrays: readonly Uint32Array[]): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const array of arrays) {
    all.set(array, end)
    end += array.length
  }
  return all
}
