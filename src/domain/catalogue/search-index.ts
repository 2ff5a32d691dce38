/** The search index: documents at the positions of the catalogue index, found by their words and ranked by where and how well these stand in them. */
import { createDictionary, type SearchPart } from './search-dictionary.ts'
import { type Matching, withMatches } from './search-matching.ts'
import { mergeSegments } from './search-merge.ts'
import { NONE } from './search-postings.ts'
import { bestMatches, type RankedMatches } from './search-ranking.ts'
import { createSegmentBuilder, type SearchDocument, type SearchSegment } from './search-segment.ts'
import { readSearchText } from './search-text.ts'
import { fold, termOf } from './search-words.ts'

export interface PlacedDocument extends SearchDocument {
  /** A place in the catalogue index; at most one document has it. */
  position: number
}

export interface SearchAnswer {
  /** Where the matches stand, ascending. */
  positions: Uint32Array
  /** The best of them, best first, at most `most`; `keep` leaves out some. Asked for before the index changes. */
  best(most: number, keep?: (position: number) => boolean): number[]
  /** Stems that matched, to be marked in texts. */
  terms: string[]
  /** The text with its typing errors put right; null where there were none. */
  correction: string | null
  /** Words that no document has. */
  dropped: string[]
  /** True when no document has all of the words, so that those with most of them came. */
  partial: boolean
}

export interface SearchIndex {
  /** Documents. */
  readonly size: number
  /** True when so much was changed that `tidy` pays. */
  readonly untidy: boolean
  /** Puts documents at their positions, in the place of what stands there. */
  put(documents: readonly PlacedDocument[]): void
  remove(position: number): void
  /** The catalogue index was made anew: the document at `p` stands at `moved[p]` now; `NONE` takes it out. */
  move(moved: Uint32Array): void
  /** Joins what was put piece by piece and forgets what was taken out; in small steps, between which the index may be used and changed. */
  tidy(): Generator<undefined, void>
  /** `typing` while the last word is not finished. Only the first words of a long text count. */
  search(text: string, options?: { typing?: boolean }): SearchAnswer
}

/** Documents of a part up to which it is joined at once with the next ones. */
const SMALL = 512
const MOST_PARTS = 16

/** Sections 1 and 2 (search) and decisions, section 2. `places[d]` is the position of document `d` of the segment. */
export function createSearchIndex(
  segment?: SearchSegment,
  places: Uint32Array = new Uint32Array(0),
  { small = SMALL }: { small?: number } = {},
): SearchIndex {
  let parts: SearchPart[] = segment ? [{ segment, start: 0, gone: 0 }] : []
  /** By document and by position, each the other way round; `NONE` for a document that is gone and a position without one. */
  let positions = places
  let documentAt = new Uint32Array(0)
  let size = places.length
  place(0)

  function remove(position: number): void {
    const document = documentAt[position] ?? NONE
    const part = parts.findLast(({ start }) => start <= document)
    if (document === NONE || !part) return
    positions[document] = NONE
    documentAt[position] = NONE
    part.gone += 1
    size -= 1
  }

  function put(documents: readonly PlacedDocument[]): void {
    const byPosition = new Map(documents.map((document) => [document.position, document]))
    const fresh = [...byPosition.values()].toSorted((a, b) => a.position - b.position)
    if (fresh.length === 0) return
    const builder = createSegmentBuilder()
    for (const document of fresh) {
      remove(document.position)
      builder.add(document)
    }
    const start = positions.length
    positions = joined(
      positions,
      Uint32Array.from(fresh, ({ position }) => position),
    )
    parts = [...parts, { segment: builder.finish(), start, gone: 0 }]
    size += fresh.length
    place(start)
    const before = parts.at(-2)
    if (before && before.segment.documents <= small) finish(merge(parts.length - 2, parts.length))
  }

  /** Notes where the documents from `first` on stand. */
  function place(first: number): void {
    const last = positions.subarray(first).reduce((most, at) => (at === NONE ? most : Math.max(most, at)), 0)
    if (last >= documentAt.length) documentAt = withNone(documentAt, last + 1)
    for (let document = first; document < positions.length; document += 1) {
      const position = positions[document] ?? NONE
      if (position !== NONE) documentAt[position] = document
    }
  }

  /** Joins the parts from one place up to, not including, another. */
  function* merge(first: number, end: number): Generator<undefined, void> {
    const old = parts.slice(first, end)
    const merged = numbered(old, positions)
    const segment = yield* mergeSegments(merged)
    // Documents that went meanwhile are still in the new part, those that came stand behind it.
    const own = new Uint32Array(segment.documents)
    for (const [at, { numbers }] of merged.entries()) {
      const start = old[at]?.start ?? 0
      for (let document = 0; document < numbers.length; document += 1) {
        const number = numbers[document] ?? NONE
        if (number !== NONE) own[number] = positions[start + document] ?? NONE
      }
    }
    const from = old[0]?.start ?? 0
    const behind = old.reduce((sum, part) => sum + part.segment.documents, from)
    const shift = behind - from - own.length
    parts = [
      ...parts.slice(0, first),
      ...(own.length > 0 ? [{ segment, start: from, gone: goneOf(own) }] : []),
      ...parts.slice(end).map((later) => ({ ...later, start: later.start - shift })),
    ]
    positions = joined(positions.subarray(0, from), own, positions.subarray(behind))
    place(from)
  }

  function search(text: string, { typing = false }: { typing?: boolean } = {}): SearchAnswer {
    const dictionary = createDictionary(parts, positions)
    const words = readSearchText(text, { weightOf: (word) => dictionary.weight(termOf(word)) })
    const index = { dictionary, parts, positions, size }
    return withMatches(index, text, words, typing, (matching) => {
      const { isCode, most, terms, dropped, corrected, understood } = matching
      const weak = !isCode && isWeak(matching)
      const found = ranked(matching, weak)
      const [searched, typed] = [parts, fold(text).trim()]
      return {
        positions: found.positions,
        best: (count, keep = () => true) => bestMatches(found, searched, typed, count, keep),
        terms,
        correction: corrected && !isCode ? understood.join(' ') : null,
        dropped: isCode ? [] : dropped,
        partial: !isCode && most > 0 && (weak || most < words.length - dropped.length),
      }
    })
  }

  /** The matches in the order of their positions. */
  function ranked({ documents, scores, counts, isStrong, hasCode, isCode, most }: Matching, weak: boolean) {
    const places = new Uint32Array(documents.length)
    let length = 0
    let inOrder = true
    for (const document of documents) {
      if (isCode ? !hasCode(document) : counts[document] !== most && !(weak && isStrong(document))) continue
      const position = positions[document] ?? NONE
      inOrder &&= length === 0 || position > (places[length - 1] ?? 0)
      places[length++] = position
    }
    const found = inOrder ? places.slice(0, length) : places.subarray(0, length).toSorted()
    const matches: RankedMatches = {
      positions: found,
      documents: new Uint32Array(length),
      scores: new Float32Array(length),
    }
    for (let at = 0; at < length; at += 1) {
      const document = documentAt[found[at] ?? 0] ?? NONE
      matches.documents[at] = document
      matches.scores[at] = scores[document] ?? 0
    }
    return matches
  }

  return {
    get size() {
      return size
    },
    get untidy() {
      const documents = positions.length
      return parts.length > MOST_PARTS || (documents > small && documents - size > documents / 4)
    },
    put,
    remove,
    move(moved) {
      positions = positions.map((position) => (position === NONE ? NONE : (moved[position] ?? NONE)))
      documentAt = new Uint32Array(0)
      place(0)
      parts = parts.map((part) => ({
        ...part,
        gone: goneOf(positions.subarray(part.start, part.start + part.segment.documents)),
      }))
      size = positions.length - goneOf(positions)
    },
    tidy: () => merge(0, parts.length),
    search,
  }
}

/** Does all steps at once. */
export function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Where all of the words are met only by chance, those in names count as well. */
function isWeak({ documents, counts, isStrong, most }: Matching): boolean {
  return most > 1 && !documents.some((document) => counts[document] === most && isStrong(document))
}

/** New numbers for the documents that are still there. */
function numbered(parts: readonly SearchPart[], positions: Uint32Array) {
  let next = 0
  return parts.map(({ segment, start }) => ({
    segment,
    numbers: Uint32Array.from({ length: segment.documents }, (_, document) =>
      positions[start + document] === NONE ? NONE : next++,
    ),
  }))
}

function goneOf(positions: Uint32Array): number {
  let gone = 0
  for (const position of positions) if (position === NONE) gone += 1
  return gone
}

/** A longer copy with `NONE` in the new places; some are left over, as single ones are added often. */
function withNone(documents: Uint32Array, length: number): Uint32Array {
  const longer = new Uint32Array(length + (length >> 6)).fill(NONE)
  longer.set(documents)
  return longer
}

function joined(...arrays: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const array of arrays) {
    all.set(array, end)
    end += array.length
  }
  return all
}
