/** The words of all parts of a search index seen as one dictionary: which there are, in how many documents, and which stand near a typed word. */
import { GRADE_BITS, GRADE_MASK, NONE, SEARCH_WEIGHTS, withRoom } from '../search-postings.ts'
import type { SearchSegment } from '../search-segment.ts'
import { findKey, keyAt, keysFrom, keysWith, readList, type SearchTable } from '../search-table.ts'
import { lacking, letterMask, mayBeNear, typoDistance } from './search-typos.ts'

export interface SearchPart {
  segment: SearchSegment
  /** What is added to the numbers of its documents. */
  start: number
  /** Documents of it that were taken out or replaced. */
  gone: number
}

export interface NearTerm {
  term: string
  /** Typing errors between it and the word. */
  distance: number
  /** False where only its beginning is near. */
  whole: boolean
}

export interface SearchDictionary {
  /** Documents that have the term. */
  count(term: string): number
  /** What it counts in its best field; 0 for a term that no document has. */
  weight(term: string): number
  /** How it is written there. */
  surface(term: string): string
  /** Hands over the postings of the term, part by part; the array is used again for the next one. */
  eachList(term: string, take: (postings: Uint32Array, count: number, part: SearchPart) => void): void
  /** Terms of at least this weight that begin with the word, itself left out; those that most documents have, `most` at most. */
  startingWith(word: string, least: number, most: number): string[]
  /** Terms without a digit that contain the word; the same choice. */
  containing(word: string, most: number): string[]
  /** Terms without a digit that end with the word, itself left out; the same choice. */
  endingWith(word: string, most: number): string[]
  /** The nearest terms without a digit, at most `limit` errors away; where one error is enough, two are not looked at. `typing`: a longer term may begin with the word. */
  near(word: string, limit: number, options: { typing: boolean; most: number }): NearTerm[]
}

/** Terms with the word in them that are looked at, in the order of the dictionary. */
const MOST_CONTAINING = 2000

/** Room for the postings of one term, kept between calls. */
let room = new Uint32Array(1024)

/** `positions[document]` is `NONE` for a document that is gone. */
export function createDictionary(parts: readonly SearchPart[], positions: Uint32Array): SearchDictionary {
  function* keysOf(term: string): Generator<{ part: SearchPart; table: SearchTable; key: number }> {
    const figure = /\d/.test(term)
    for (const part of parts) {
      const table = figure ? part.segment.figures : part.segment.words
      const key = findKey(table, term)
      if (key >= 0) yield { part, table, key }
    }
  }

  /** The postings of a key that are still there, at the beginning of `room`. */
  function read({ start, gone }: SearchPart, table: SearchTable, key: number): number {
    room = withRoom(room, table.counts[key] ?? 0)
    const length = readList(table, key, room)
    if (gone === 0) return length
    let kept = 0
    for (let at = 0; at < length; at += 1) {
      const posting = room[at] ?? 0
      if (positions[start + (posting >>> GRADE_BITS)] !== NONE) room[kept++] = posting
    }
    return kept
  }

  function count(term: string): number {
    let sum = 0
    for (const { part, table, key } of keysOf(term)) {
      sum += part.gone === 0 ? (table.counts[key] ?? 0) : read(part, table, key)
    }
    return sum
  }

  function topOf(part: SearchPart, table: SearchTable, key: number): number {
    const known = table.tops[key] ?? 0
    if (part.gone === 0) return known
    let top = 255
    const kept = read(part, table, key)
    for (let at = 0; at < kept && top > known; at += 1) top = Math.min(top, (room[at] ?? 0) & GRADE_MASK)
    return top
  }

  function weight(term: string): number {
    let top = 255
    for (const { part, table, key } of keysOf(term)) top = Math.min(top, topOf(part, table, key))
    return SEARCH_WEIGHTS[top] ?? 0
  }

  /** Those that most documents have, then by code unit; a term that no document has any more is none. */
  function mostUsed(terms: Iterable<string>, most: number): string[] {
    return [...new Set(terms)]
      .map((term) => ({ term, count: count(term) }))
      .filter((one) => one.count > 0)
      .toSorted((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
      .slice(0, most)
      .map(({ term }) => term)
  }

  return {
    count,
    weight,
    surface(term) {
      let [surface, best] = [term, 255]
      for (const { part, table, key } of keysOf(term)) {
        const top = topOf(part, table, key)
        if (top < best) [surface, best] = [part.segment.surfaces.get(term) ?? term, top]
      }
      return surface
    },
    eachList(term, take) {
      for (const { part, table, key } of keysOf(term)) {
        const kept = read(part, table, key)
        take(room, kept, part)
      }
    },
    startingWith(word, least, most) {
      const lowest = SEARCH_WEIGHTS.findLastIndex((one) => one >= least)
      const terms = parts.flatMap(({ segment }) =>
        [segment.words, segment.figures].flatMap((table) =>
          mostCounted(table, keysFrom(table, word), lowest, most + 1).map((key) => keyAt(table, key)),
        ),
      )
      return mostUsed(
        terms.filter((term) => term !== word && weight(term) >= least),
        most,
      )
    },
    containing(word, most) {
      const terms = parts.flatMap(({ segment: { words } }) =>
        keysWith(words, word, MOST_CONTAINING).map((key) => keyAt(words, key)),
      )
      return mostUsed(terms, most)
    },
    endingWith(word, most) {
      const terms = parts.flatMap(({ segment: { words } }) =>
        keysWith(words, word, MOST_CONTAINING)
          .map((key) => keyAt(words, key))
          .filter((term) => term !== word && term.endsWith(word)),
      )
      return mostUsed(terms, most)
    },
    near(word, most, { typing, most: mostTerms }) {
      const mask = letterMask(word)
      const found = new Map<string, NearTerm>()
      let limit = most
      for (const { segment, gone } of parts) {
        const { size, starts, masks } = segment.words
        for (let key = 0; key < size; key += 1) {
          const length = (starts[key + 1] ?? 0) - (starts[key] ?? 0)
          const whole = !typing || length <= word.length + most
          const letters = masks[key] ?? 0
          if (whole) {
            if (Math.abs(length - word.length) > limit || !mayBeNear(mask, letters, limit)) continue
          } else if (lacking(mask, letters) > limit) continue
          const term = keyAt(segment.words, key)
          const distance = whole ? typoDistance(word, term, limit) : startDistance(word, term, limit)
          if (distance > limit || (gone > 0 && count(term) === 0)) continue
          if (distance < limit) {
            limit = distance
            found.clear()
          }
          found.set(term, { term, distance, whole })
        }
      }
      return mostUsed(found.keys(), mostTerms).flatMap((term) => found.get(term) ?? [])
    },
  }
}

/** An unfinished word may lack a letter as well as have a wrong one. */
function startDistance(word: string, term: string, limit: number): number {
  return Math.min(
    typoDistance(word, term.slice(0, word.length), limit),
    typoDistance(word, term.slice(0, word.length + 1), limit),
  )
}

/** The keys from `start` to `end` that most documents have, at most `most`; those alone whose best grade is not behind `lowest`. */
function mostCounted(
  { counts, tops }: SearchTable,
  [start, end]: readonly [number, number],
  lowest: number,
  most: number,
): number[] {
  const best: number[] = []
  const countOf = (key: number | undefined) => (key === undefined ? 0 : (counts[key] ?? 0))
  for (let key = start; key < end; key += 1) {
    if ((tops[key] ?? 0) > lowest || (best.length === most && countOf(key) <= countOf(best.at(-1)))) continue
    if (best.length === most) best.pop()
    let at = best.length
    while (at > 0 && countOf(best[at - 1]) < countOf(key)) at -= 1
    best.splice(at, 0, key)
  }
  return best
}
