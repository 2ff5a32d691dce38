/** Which of the documents that have some word of a text are its answer, with what speaks for each before the few best are picked. */
import type { SearchPart } from './search-dictionary.ts'
import type { Matching } from './search-matching.ts'
import type { SearchPlaces } from './search-places.ts'
import { NONE } from './search-postings.ts'
import type { RankedMatches } from './search-ranking.ts'
import { GROUP_NUMBERS } from './search-segment.ts'

export interface Selected {
  /** No document has all of the words in names: those count as well that have any word there. */
  weak: boolean
  /** Few have all of the words: those came as well that lack one. */
  beside: boolean
  found: RankedMatches
}

/** `wanted` words are to be had: those that any document has. */
export function selectMatches(
  matching: Matching,
  wanted: number,
  places: SearchPlaces,
  parts: readonly SearchPart[],
): Selected {
  const { isCode, most } = matching
  const weak = !isCode && isWeak(matching)
  const beside = !isCode && !weak && most > 1 && most === wanted && isFew(matching)
  const found = rankedMatches(matching, { weak, beside }, places)
  addGroups(found, matching, parts)
  return { weak, beside: found.beside, found }
}

/** Where all of the words are met only by chance, those in names count as well. */
function isWeak({ documents, count, isStrong, most }: Matching): boolean {
  return most > 1 && !documents.some((document) => count(document) === most && isStrong(document))
}

/** Documents that have all of the words in their names, below which others are shown behind them. */
const FEW = 9

function isFew({ documents, named, most }: Matching): boolean {
  let whole = 0
  for (const document of documents) if (named(document) === most && (whole += 1) >= FEW) return false
  return true
}

/** The matches in the order of their positions; `weak` takes those that have any word in a name, `beside` those that lack one word and have the noun. */
function rankedMatches(
  matching: Matching,
  { weak, beside }: { weak: boolean; beside: boolean },
  { positions, documentAt }: SearchPlaces,
): RankedMatches & { beside: boolean } {
  const { documents, scores, count, isStrong, hasCode, hasNoun, isTitled, isCode, most } = matching
  const isMatch = (document: number) =>
    isCode
      ? hasCode(document)
      : count(document) === most ||
        (weak && isStrong(document)) ||
        (beside && count(document) === most - 1 && hasNoun(document))
  let some = false
  const places = new Uint32Array(documents.length)
  let length = 0
  let inOrder = true
  for (const document of documents) {
    if (!isMatch(document)) continue
    some ||= beside && count(document) !== most
    const position = positions[document] ?? NONE
    inOrder &&= length === 0 || position > (places[length - 1] ?? 0)
    places[length++] = position
  }
  const found = inOrder ? places.slice(0, length) : places.subarray(0, length).toSorted()
  const matches = {
    beside: some,
    positions: found,
    documents: new Uint32Array(length),
    scores: new Float32Array(length),
    titled: new Uint8Array(length),
  }
  for (let at = 0; at < length; at += 1) {
    const document = documentAt(found[at] ?? 0)
    matches.documents[at] = document
    matches.scores[at] = scores[document] ?? 0
    matches.titled[at] = Number(isTitled(document))
  }
  return matches
}

/** What a category counts in which all stand that are called what is asked for. */
const GROUP_WORTH = 6
const inGroup = new Uint32Array(GROUP_NUMBERS)

/** What is named so stands in some categories: others of these are meant rather than what only has the word. */
function addGroups(
  { documents, scores }: RankedMatches,
  { hasNoun, nounRarity, isCode }: Matching,
  parts: readonly SearchPart[],
): void {
  if (nounRarity === 0 || isCode) return
  const groups = new Uint16Array(documents.length)
  let named = 0
  let part: SearchPart | undefined
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    if (!part || document < part.start || document >= part.start + part.segment.documents) {
      part = parts.find(({ start, segment }) => document >= start && document < start + segment.documents)
    }
    const group = part?.segment.groups[document - part.start] ?? 0
    groups[at] = group
    if (!hasNoun(document)) continue
    inGroup[group] = (inGroup[group] ?? 0) + 1
    named += 1
  }
  if (named > 0) {
    for (let at = 0; at < documents.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + (GROUP_WORTH * nounRarity * (inGroup[groups[at] ?? 0] ?? 0)) / named
    }
  }
  for (const group of groups) inGroup[group] = 0
}
