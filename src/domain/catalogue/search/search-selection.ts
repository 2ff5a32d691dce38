/** Which of the documents that have some word of a text are its answer, with what speaks for each before the few best are picked. */
import type { SearchPart } from './words/search-dictionary.ts'
import type { Matching } from './search-matching.ts'
import type { SearchPlaces } from './search-places.ts'
import { NONE, withRoom } from './search-postings.ts'
import type { RankedMatches } from './search-ranking.ts'
import { HAS_CODE, HAS_NOUN, IS_STRONG, NAMED_STEP, TITLE_HAS_IT, WORDS } from './search-scratch.ts'
import { GROUP_NUMBERS } from './search-segment.ts'

export interface Selected {
  /** No document has all of the words in names: those count as well that have any word there. */
  weak: boolean
  /** Few have all of the words: those came as well that lack one. */
  beside: boolean
  found: RankedMatches
}

/** `wanted` words are to be had: those that any document has. While a word is being typed nothing comes that lacks one. */
export function selectMatches(
  matching: Matching,
  { wanted, typing }: { wanted: number; typing: boolean },
  places: SearchPlaces,
  parts: readonly SearchPart[],
): Selected {
  const { isCode, most } = matching
  const weak = !isCode && isWeak(matching)
  const beside = !typing && !isCode && !weak && most > 1 && most === wanted && isFew(matching)
  const found = rankedMatches(matching, { weak, beside }, places)
  addGroups(found, matching, parts)
  return { weak, beside: found.beside, found }
}

/** Where all of the words are met only by chance, those in names count as well. */
function isWeak({ documents, counts, flags, most }: Matching): boolean {
  if (most < 2) return false
  for (const document of documents) {
    if (((counts[document] ?? 0) & WORDS) === most && ((flags[document] ?? 0) & IS_STRONG) !== 0) return false
  }
  return true
}

/** Documents that have all of the words in their names, below which others are shown behind them. */
const FEW = 9

function isFew({ documents, counts, most }: Matching): boolean {
  let whole = 0
  for (const document of documents) {
    if ((counts[document] ?? 0) >= most * NAMED_STEP && (whole += 1) >= FEW) return false
  }
  return true
}

/** The matches in the order of their positions; `weak` takes those that have any word in a name, `beside` those that lack one word and have the noun. */
function rankedMatches(
  { documents, scores, counts, flags, titled, isCode, most }: Matching,
  { weak, beside }: { weak: boolean; beside: boolean },
  { positions, documentAt }: SearchPlaces,
): RankedMatches & { beside: boolean } {
  const places = new Uint32Array(documents.length)
  let length = 0
  let lacking = 0
  for (const document of documents) {
    const count = (counts[document] ?? 0) & WORDS
    const marks = flags[document] ?? 0
    if (isCode) {
      if ((marks & HAS_CODE) === 0) continue
    } else if (count !== most) {
      if (beside && count === most - 1 && (marks & HAS_NOUN) !== 0) lacking += 1
      else if (!weak || (marks & IS_STRONG) === 0) continue
    }
    places[length++] = positions[document] ?? NONE
  }
  const found = ascending(places.subarray(0, length), positions.length)
  const matches = {
    beside: lacking > 0,
    positions: found,
    documents: new Uint32Array(length),
    scores: new Float32Array(length),
    titled: new Uint8Array(length),
  }
  for (let at = 0; at < length; at += 1) {
    const document = documentAt(found[at] ?? 0)
    matches.documents[at] = document
    matches.scores[at] = scores[document] ?? 0
    matches.titled[at] = Number(((flags[document] ?? 0) & (TITLE_HAS_IT - 1)) >= titled)
  }
  return matches
}

/** From one in so many places on it is quicker to look at every place there is than to put the found ones in order. */
const SPARSE = 64
let isPlace = new Uint8Array(0)

/** The places in order, each of which is there once; `size` is about how many places there are. */
function ascending(places: Uint32Array, size: number): Uint32Array {
  let highest = 0
  let isInOrder = true
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    if (place >= highest) highest = place
    else isInOrder = false
  }
  if (isInOrder) return places.slice()
  if (places.length * SPARSE < size || highest > SPARSE * places.length) return places.toSorted()
  isPlace = withRoom(isPlace, highest + 1)
  for (let at = 0; at < places.length; at += 1) isPlace[places[at] ?? 0] = 1
  const sorted = new Uint32Array(places.length)
  let length = 0
  for (let place = 0; place <= highest; place += 1) {
    if (isPlace[place] === 0) continue
    sorted[length++] = place
    isPlace[place] = 0
  }
  return sorted
}

/** What a category counts in which all stand that are called what is asked for. */
const GROUP_WORTH = 6
const inGroup = new Uint32Array(GROUP_NUMBERS)

/** What is named so stands in some categories: others of these are meant rather than what only has the word. */
function addGroups(
  { documents, scores }: RankedMatches,
  { flags, nounRarity, isCode }: Matching,
  parts: readonly SearchPart[],
): void {
  if (nounRarity === 0 || isCode) return
  const groups = new Uint16Array(documents.length)
  let named = 0
  let [start, end] = [0, 0]
  let of: Uint16Array = new Uint16Array(0)
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    if (document < start || document >= end) {
      const part = parts.find((one) => document >= one.start && document < one.start + one.segment.documents)
      if (part) [start, end, of] = [part.start, part.start + part.segment.documents, part.segment.groups]
    }
    const group = of[document - start] ?? 0
    groups[at] = group
    if (((flags[document] ?? 0) & HAS_NOUN) === 0) continue
    inGroup[group] = (inGroup[group] ?? 0) + 1
    named += 1
  }
  if (named > 0) {
    const share = (GROUP_WORTH * nounRarity) / named
    for (let at = 0; at < documents.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + share * (inGroup[groups[at] ?? 0] ?? 0)
    }
  }
  for (let at = 0; at < groups.length; at += 1) inGroup[groups[at] ?? 0] = 0
}
