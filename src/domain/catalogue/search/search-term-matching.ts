/** Which documents have one term, or two words one behind the other, and what that counts there. */
import type { SearchDictionary, SearchPart } from './words/search-dictionary.ts'
import { gainsOf, LENGTH_WORTH } from './search-gains.ts'
import { GRADE_BITS, GRADE_MASK, IN_TITLE, NONE, STRONG } from './search-postings.ts'
import type { Scratch } from './search-scratch.ts'
import type { SearchSynonyms } from './words/search-synonyms.ts'
import type { Expansion, SplitWord } from './words/search-terms.ts'
import { titleHas } from './search-titles.ts'
import { stem } from './words/search-words.ts'

export interface MatchedIndex {
  synonyms: SearchSynonyms
  dictionary: SearchDictionary
  parts: readonly SearchPart[]
  /** The position of each document; `NONE` for one that is gone. */
  positions: Uint32Array
  /** Documents that are there. */
  size: number
}

/** Fields of less weight, such as attributes, count only where nothing else has the word. */
const WEAK = 1

/** Puts the documents of a term that are not there yet behind the first `count` of the word; returns how many there are then. */
export function matchTerm(
  { dictionary, positions }: MatchedIndex,
  { best, flags, ofWord }: Scratch,
  word: string,
  { term, quality, loose = false }: Expansion,
  rarity: number,
  count: number,
): number {
  const least = loose ? STRONG : dictionary.weight(term) >= WEAK && !/\d/.test(word) ? WEAK : 0
  const { title, rest, marks } = gainsOf(quality, rarity, least)
  let found = count
  dictionary.eachList(term, (list, length, { start, segment: { lengths } }) => {
    for (let at = 0; at < length; at += 1) {
      const posting = list[at] ?? 0
      const grade = posting & GRADE_MASK
      const own = posting >>> GRADE_BITS
      const inTitle = title[grade] ?? 0
      let gain = rest[grade] ?? 0
      if (inTitle > 0) gain += inTitle * (LENGTH_WORTH[lengths[own] ?? 0] ?? 1)
      if (gain === 0) continue
      const document = start + own
      if (positions[document] === NONE) continue
      flags[document] = (flags[document] ?? 0) | (marks[grade] ?? 0)
      const known = best[document] ?? 0
      if (known === 0) ofWord[found++] = document
      if (gain > known) best[document] = gain
    }
  })
  return found
}

/** The same for a word that titles write in two. */
export function matchSplit(
  { dictionary, positions }: MatchedIndex,
  { best, flags, ofWord }: Scratch,
  split: SplitWord,
  rarity: number,
  count: number,
): number {
  const text = new TextEncoder().encode(`${split.first} ${split.second}`)
  const term = stem(split.second)
  const { title, rest, marks } = gainsOf(split.quality, rarity, STRONG)
  let found = count
  dictionary.eachList(term, (list, length, { start, segment }) => {
    for (let at = 0; at < length; at += 1) {
      const posting = list[at] ?? 0
      const grade = posting & GRADE_MASK
      const own = posting >>> GRADE_BITS
      const document = start + own
      if (IN_TITLE[grade] !== true || positions[document] === NONE || !titleHas(segment, own, text)) continue
      const gain = (rest[grade] ?? 0) + (title[grade] ?? 0) * (LENGTH_WORTH[segment.lengths[own] ?? 0] ?? 1)
      flags[document] = (flags[document] ?? 0) | (marks[grade] ?? 0)
      const known = best[document] ?? 0
      if (known === 0) ofWord[found++] = document
      if (gain > known) best[document] = gain
    }
  })
  return found
}
