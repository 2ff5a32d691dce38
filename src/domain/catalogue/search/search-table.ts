/** A sorted table of words or codes with the documents of each, held in a few flat arrays whatever its size. */
import { createPostingWriter, type PostingWriter, readPostings, withRoom } from './search-postings.ts'
import { letterMask } from './words/search-typos.ts'

export interface SearchTable {
  readonly size: number
  /** All keys by code unit, one behind the other; key `k` stands from `starts[k]` up to `starts[k + 1]`. */
  readonly texts: string
  readonly starts: Uint32Array
  /** The postings of key `k` are the bytes from `listStarts[k]` up to `listStarts[k + 1]`. */
  readonly lists: Uint8Array
  readonly listStarts: Uint32Array
  /** Documents of each key. */
  readonly counts: Uint32Array
  /** The best grade among them. */
  readonly tops: Uint8Array
  /** The letters of each key (`letterMask`); empty where the table was made without them. */
  readonly masks: Uint32Array
}

/** Keys come in ascending order, each with its documents in ascending order. */
export interface TableWriter {
  begin(key: string): void
  add(document: number, grade: number): void
  finish(): SearchTable
}

/** Keys that are put into one text at once. */
const AT_ONCE = 4096

export function createTableWriter({ masked }: { masked: boolean }): TableWriter {
  const postings: PostingWriter = createPostingWriter()
  const pieces: string[] = []
  let waiting: string[] = []
  let length = 0
  let size = 0
  let starts = new Uint32Array(64)
  let listStarts = new Uint32Array(64)
  let counts = new Uint32Array(64)
  let tops = new Uint8Array(64)
  let masks = new Uint32Array(masked ? 64 : 0)

  function gather(): void {
    pieces.push(waiting.join(''))
    waiting = []
  }

  return {
    begin(key) {
      starts = withRoom(starts, size + 2)
      listStarts = withRoom(listStarts, size + 2)
      counts = withRoom(counts, size + 1)
      tops = withRoom(tops, size + 1)
      if (masked) {
        masks = withRoom(masks, size + 1)
        masks[size] = letterMask(key)
      }
      starts[size] = length
      listStarts[size] = postings.length
      counts[size] = 0
      tops[size] = 255
      size += 1
      length += key.length
      waiting.push(key)
      if (waiting.length === AT_ONCE) gather()
      postings.begin()
    },
    add(document, grade) {
      const key = size - 1
      postings.add(document, grade)
      counts[key] = (counts[key] ?? 0) + 1
      if (grade < (tops[key] ?? 0)) tops[key] = grade
    },
    finish() {
      gather()
      starts[size] = length
      listStarts[size] = postings.length
      return {
        size,
        texts: pieces.join(''),
        starts: starts.slice(0, size + 1),
        lists: postings.finish(),
        listStarts: listStarts.slice(0, size + 1),
        counts: counts.slice(0, size),
        tops: tops.slice(0, size),
        masks: masks.slice(0, size),
      }
    },
  }
}

export function keyAt({ texts, starts }: SearchTable, key: number): string {
  return texts.slice(starts[key], starts[key + 1])
}

/** The first key that is not before `text`; the size of the table where all are. */
function lowerBound(table: SearchTable, text: string): number {
  let low = 0
  let high = table.size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keyAt(table, middle) < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The place of a key, or -1. */
export function findKey(table: SearchTable, text: string): number {
  const key = lowerBound(table, text)
  return key < table.size && keyAt(table, key) === text ? key : -1
}

/** The keys that begin with `text`: from the first up to, not including, the second. */
export function keysFrom(table: SearchTable, text: string): [number, number] {
  // No letter and no digit stands behind this one.
  return [lowerBound(table, text), lowerBound(table, `${text}\uffff`)]
}

/** The keys that have `text` somewhere, at most `most` of them, the first first. */
export function keysWith(table: SearchTable, text: string, most: number): number[] {
  const { texts, starts } = table
  const found: number[] = []
  let at = texts.indexOf(text)
  while (at >= 0 && found.length < most) {
    const key = keyOf(starts, at)
    const end = starts[key + 1] ?? 0
    const within = at + text.length <= end
    if (within) found.push(key)
    at = texts.indexOf(text, within ? end : at + 1)
  }
  return found
}

/** The key that a character belongs to. */
function keyOf(starts: Uint32Array, at: number): number {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}

/** Reads the documents of a key into `postings`, which has room for `counts[key]` of them; returns how many there are. */
export function readList({ lists, listStarts }: SearchTable, key: number, postings: Uint32Array): number {
  return readPostings(lists, listStarts[key] ?? 0, listStarts[key + 1] ?? 0, postings)
}
