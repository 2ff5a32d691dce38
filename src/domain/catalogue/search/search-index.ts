/** The search index: documents at the positions of the catalogue index, found by their words and ranked by where and how well these stand in them. */
import { createDictionary, type SearchPart } from './words/search-dictionary.ts'
import { withMatches } from './search-matching.ts'
import { mergeSegments } from './search-merge.ts'
import { createSearchPlaces } from './search-places.ts'
import { NONE } from './search-postings.ts'
import { bestMatches } from './search-ranking.ts'
import { createSegmentBuilder, type SearchDocument, type SearchSegment } from './search-segment.ts'
import { selectMatches } from './search-selection.ts'
import { COMMON_SYNONYMS, type SearchSynonyms } from './words/search-synonyms.ts'
import { readSearchText } from './words/search-text.ts'
import { fold, termOf } from './words/search-words.ts'

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
  /** True when few documents have all of the words, so that those came behind them that lack one, but are what is asked for. */
  beside: boolean
}

/** Documents with their positions as they were when it was taken. */
export interface SearchPiece {
  segment: SearchSegment
  /** By document; `NONE` for one that is gone. */
  positions: Uint32Array
}

export interface SearchIndex {
  /** Documents. */
  readonly size: number
  /** True when so much came and went that `tidy` pays. */
  readonly untidy: boolean
  /** Puts documents at their positions, in the place of what stands there. */
  put(documents: readonly PlacedDocument[]): void
  /** The same for many, made ready by `createSegmentBuilder`: its document `d` comes to `positions[d]`, each position once; at `NONE` it is gone. */
  append(segment: SearchSegment, positions: ArrayLike<number>): void
  remove(position: number): void
  /** The catalogue index was made anew: the document at `p` stands at `moved[p]` now; `NONE` takes it out. */
  move(moved: Uint32Array): void
  /**
   * Joins what came piece by piece and forgets what was taken out; `whole` makes one piece of all. Goes in small steps, between which the
   * index may be used and changed, but not tidied a second time.
   */
  tidy(options?: { whole?: boolean }): Generator<undefined, void>
  /** All that it holds, to be stored. */
  pieces(): SearchPiece[]
  /** `typing` while the last word is not finished. Only the first words of a long text count. */
  search(text: string, options?: { typing?: boolean }): SearchAnswer
}

/** Documents of a part up to which it is joined at once with the next ones. */
const SMALL = 64
/** From so many on a part is left alone until much of it is gone. */
const LARGE = 32_768
/** Parts that are not large. */
const MOST_PARTS = 16

/** Spec 2.14. Parts of at most `small` documents are joined as soon as others come. */
export function createSearchIndex({
  small = SMALL,
  synonyms = COMMON_SYNONYMS,
}: { small?: number; synonyms?: SearchSynonyms } = {}): SearchIndex {
  let parts: SearchPart[] = []
  const places = createSearchPlaces()
  let tidying = false

  function remove(position: number): void {
    const document = places.remove(position)
    const part = parts.findLast(({ start }) => start <= document)
    if (document !== NONE && part) part.gone += 1
  }

  function append(segment: SearchSegment, positions: ArrayLike<number>): void {
    for (let document = 0; document < positions.length; document += 1) remove(positions[document] ?? NONE)
    const start = places.positions.length
    places.append(positions)
    parts = [...parts, { segment, start, gone: places.gone(start, start + positions.length) }]
  }

  function put(documents: readonly PlacedDocument[]): void {
    const fresh = new Map(documents.map((document) => [document.position, document]))
    if (fresh.size === 0) return
    const builder = createSegmentBuilder()
    for (const document of fresh.values()) builder.add(document)
    const before = parts.at(-1)
    append(builder.finish(), [...fresh.keys()])
    if (!tidying && before && before.segment.documents <= small) finish(merge(parts.length - 2, parts.length))
  }

  /** A quarter of the documents is gone. */
  function isWorn(): boolean {
    const { length } = places.positions
    return length > small && length - places.size > length / 4
  }

  /** Joins the parts from one place up to, not including, another. */
  function* merge(first: number, end: number): Generator<undefined, void> {
    const old = parts.slice(first, end)
    const merged = numbered(old, places.positions)
    const segment = yield* mergeSegments(merged)
    // Documents that went meanwhile are still in the new part, those that came stand behind it.
    const own = new Uint32Array(segment.documents)
    for (const [at, { numbers }] of merged.entries()) {
      const start = old[at]?.start ?? 0
      for (let document = 0; document < numbers.length; document += 1) {
        const number = numbers[document] ?? NONE
        if (number !== NONE) own[number] = places.positions[start + document] ?? NONE
      }
    }
    const from = old[0]?.start ?? 0
    const behind = old.reduce((sum, part) => sum + part.segment.documents, from)
    const shift = behind - from - own.length
    places.replace(from, behind, own)
    parts = [
      ...parts.slice(0, first),
      ...(own.length > 0 ? [{ segment, start: from, gone: places.gone(from, from + own.length) }] : []),
      ...parts.slice(end).map((later) => ({ ...later, start: later.start - shift })),
    ]
  }

  function search(text: string, { typing = false }: { typing?: boolean } = {}): SearchAnswer {
    const { positions, size } = places
    const dictionary = createDictionary(parts, positions)
    const asked = readSearchText(text, { weightOf: (word) => dictionary.weight(termOf(word)), synonyms })
    const index = { dictionary, synonyms, parts, positions, size }
    return withMatches(index, text, asked, typing, (matching) => {
      const { isCode, most, terms, dropped, corrected, understood } = matching
      const wanted = asked.words.length - dropped.length
      const { weak, beside, found } = selectMatches(matching, { wanted, typing }, places, parts)
      const searched = parts
      // A text with a typing error stands in no title.
      const typed = corrected ? '' : fold(text).trim()
      return {
        positions: found.positions,
        best: (count, keep = () => true) => bestMatches(found, searched, typed, count, keep),
        terms,
        correction: corrected && !isCode ? understood.join(' ') : null,
        dropped: isCode ? [] : dropped,
        beside,
        partial: !isCode && most > 0 && (weak || most < wanted),
      }
    })
  }

  return {
    get size() {
      return places.size
    },
    get untidy() {
      return isWorn() || parts.filter(isJoinable).length > MOST_PARTS
    },
    put,
    append,
    remove,
    move(moved) {
      places.move(moved)
      parts = parts.map((part) => ({ ...part, gone: places.gone(part.start, part.start + part.segment.documents) }))
    },
    *tidy({ whole = false } = {}) {
      const first = whole || isWorn() ? 0 : parts.findIndex(isJoinable)
      if (first < 0 || (parts.length - first < 2 && !isWorn())) return
      tidying = true
      yield* merge(first, parts.length)
      tidying = false
    },
    pieces: () =>
      parts.map(({ segment, start }) => ({
        segment,
        positions: places.positions.slice(start, start + segment.documents),
      })),
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

/** New numbers for the documents that are still there. */
function numbered(parts: readonly SearchPart[], positions: Uint32Array) {
  let next = 0
  return parts.map(({ segment, start }) => {
    const numbers = new Uint32Array(segment.documents).fill(NONE)
    for (let document = 0; document < numbers.length; document += 1) {
      if (positions[start + document] !== NONE) numbers[document] = next++
    }
    return { segment, numbers }
  })
}

function isJoinable({ segment }: SearchPart): boolean {
  return segment.documents < LARGE
}
