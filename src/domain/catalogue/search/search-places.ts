/** Which document of the search index stands at which position of the catalogue index, looked up both ways. */
import { NONE, withRoom } from './search-postings.ts'

export interface SearchPlaces {
  /** By document: its position; `NONE` for one that is gone. Read anew after each change. */
  readonly positions: Uint32Array
  /** The document at a position, or `NONE`. */
  documentAt(position: number): number
  /** Documents that are not gone. */
  readonly size: number
  /** Documents from `start` up to, not including, `end` that are gone. */
  gone(start: number, end: number): number
  /** Puts new documents behind the others; at their positions stood nothing, and what comes to `NONE` is gone. */
  append(positions: ArrayLike<number>): void
  /** Returns the document that is gone now, `NONE` where the position had none. */
  remove(position: number): number
  /** Puts documents, no more than there were, in the place of those from `start` up to, not including, `end`; the same positions stand there. */
  replace(start: number, end: number, positions: Uint32Array): void
  /** What stood at `p` stands at `moved[p]`; `NONE` takes it out. */
  move(moved: Uint32Array): void
}

export function createSearchPlaces(): SearchPlaces {
  // Single documents are added often: both have room for more than there are.
  let room = new Uint32Array(64)
  let length = 0
  let documents = new Uint32Array(0)
  let size = 0

  function gone(start: number, end: number): number {
    let sum = 0
    for (let document = start; document < end; document += 1) if (room[document] === NONE) sum += 1
    return sum
  }

  /** Notes where the documents from `first` on stand. */
  function note(first: number): void {
    let most = 0
    for (let document = first; document < length; document += 1) {
      const position = room[document] ?? NONE
      if (position !== NONE && position >= most) most = position + 1
    }
    if (most > documents.length) documents = withNone(documents, most)
    for (let document = first; document < length; document += 1) {
      const position = room[document] ?? NONE
      if (position !== NONE) documents[position] = document
    }
  }

  return {
    get positions() {
      return room.subarray(0, length)
    },
    documentAt: (position) => documents[position] ?? NONE,
    get size() {
      return size
    },
    gone,
    append(fresh) {
      const first = length
      length += fresh.length
      room = withRoom(room, length)
      room.set(fresh, first)
      size += fresh.length - gone(first, length)
      note(first)
    },
    remove(position) {
      const document = documents[position] ?? NONE
      if (document === NONE) return NONE
      room[document] = NONE
      documents[position] = NONE
      size -= 1
      return document
    },
    replace(start, end, fresh) {
      const behind = room.slice(end, length)
      room.set(fresh, start)
      room.set(behind, start + fresh.length)
      length += fresh.length - (end - start)
      note(start)
    },
    move(moved) {
      for (let document = 0; document < length; document += 1) {
        const position = room[document] ?? NONE
        if (position !== NONE) room[document] = moved[position] ?? NONE
      }
      documents = new Uint32Array(0)
      size = length - gone(0, length)
      note(0)
    },
  }
}

/** A longer copy with `NONE` in the new places. */
function withNone(documents: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(length + (length >> 4)).fill(NONE)
  longer.set(documents)
  return longer
}
