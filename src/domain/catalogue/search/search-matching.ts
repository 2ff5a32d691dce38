/** Which documents have the words of a text, and what each word counts there. */
import type { SearchDictionary } from './words/search-dictionary.ts'
import { having, rarityOf } from './search-gains.ts'
import { GRADE_BITS, NONE, withRoom } from './search-postings.ts'
import {
  HAS_CODE,
  HAS_NOUN,
  IS_NAMED,
  NAMED_STEP,
  NOUN_IS_IT,
  type Scratch,
  TITLE_HAS_IT,
  TITLE_STEP,
  WORDS,
  withScratch,
} from './search-scratch.ts'
import type { SearchSynonyms } from './words/search-synonyms.ts'
import { keyAt, keysFrom, readList } from './search-table.ts'
import { type MatchedIndex, matchSplit, matchTerm } from './search-term-matching.ts'
import { type Meaning, meaningOf } from './words/search-terms.ts'
import type { AskedText, AskedWord } from './words/search-text.ts'
import { plainCode, stem } from './words/search-words.ts'

/** What a code that is met exactly counts, and one of which the beginning was typed. */
const CODE_SCORE = 1000
const CODE_START_SCORE = 500
const SHORTEST_CODE = 4
/** Code units of a text that are looked at as a code. */
const LONGEST_CODE = 64
/** Room for the documents of a code, kept from search to search. */
let postings = new Uint32Array(0)

export interface Matching {
  /** Documents that have a word or a code, in no order. */
  documents: Uint32Array
  /** By document. */
  scores: Float32Array
  /** By document: how many of the words it has (`WORDS`), and above that how many of them stand in names. */
  counts: Uint8Array
  /** By document: its marks. */
  flags: Uint16Array
  /** Marks from which each of the words, or what it means, is in the title. */
  titled: number
  /** How rare the noun of the text is; 0 where it has none. */
  nounRarity: number
  /** The most words that one document has. */
  most: number
  /** Whether the text is a code, or the beginning of one. */
  isCode: boolean
  /** Terms that matched. */
  terms: string[]
  /** Words that no document has. */
  dropped: string[]
  /** The other words as they were understood. */
  understood: string[]
  corrected: boolean
}

/** Hands the matches to `judge`; afterwards their room is used again. `unfinished` while the last word is being typed. */
export function withMatches<T>(
  index: MatchedIndex,
  text: string,
  asked: AskedText,
  unfinished: boolean,
  judge: (matching: Matching) => T,
): T {
  return withScratch(index.positions.length, (scratch) => {
    const { scores, counts, flags, touched } = scratch
    const byWords = matchWords(index, scratch, asked, unfinished)
    const { total, isCode } = matchCodes(index, scratch, text, byWords.total)
    const answer = judge({
      ...byWords,
      documents: touched.subarray(0, total),
      scores,
      counts,
      flags,
      titled: asked.words.length * TITLE_STEP,
      isCode,
    })
    return { answer, total }
  })
}

type WordMatches = Pick<Matching, 'nounRarity' | 'most' | 'terms' | 'dropped' | 'understood' | 'corrected'> & {
  total: number
}

function matchWords(
  index: MatchedIndex,
  scratch: Scratch,
  { words, head }: AskedText,
  unfinished: boolean,
): WordMatches {
  const { dictionary, synonyms } = index
  const { scores, best, counts, flags, touched, ofWord } = scratch
  const terms = new Set<string>()
  const dropped: string[] = []
  const understood: string[] = []
  let corrected = false
  let nounRarity = 0
  let most = 0
  let total = 0
  words.forEach((asked, place) => {
    const { word } = asked
    const meaning = meaningOfWord(dictionary, synonyms, asked, unfinished && place === words.length - 1)
    let count = 0
    let nearest: { term: string; worth: number } | undefined
    const rarity = rarityOf(index.size, having(dictionary, meaning))
    for (const expansion of meaning.expansions) {
      const { term, quality } = expansion
      const worth = quality * 100 + dictionary.weight(term)
      if (!nearest || worth > nearest.worth) nearest = { term, worth }
      terms.add(term)
      count = matchTerm(index, scratch, word, expansion, rarity, count)
    }
    for (const split of meaning.splits) {
      for (const part of [split.first, split.second]) terms.add(stem(part))
      count = matchSplit(index, scratch, split, rarity, count)
    }
    for (let at = 0; at < count; at += 1) {
      const document = ofWord[at] ?? 0
      const had = counts[document] ?? 0
      if (had === 0) touched[total++] = document
      const marks = flags[document] ?? 0
      counts[document] = had + 1 + ((marks & IS_NAMED) === 0 ? 0 : NAMED_STEP)
      const has = (had & WORDS) + 1
      if (has > most) most = has
      scores[document] = (scores[document] ?? 0) + (best[document] ?? 0)
      best[document] = 0
      let marked = marks & ~IS_NAMED
      if ((marked & TITLE_HAS_IT) !== 0) marked += TITLE_STEP - TITLE_HAS_IT
      if ((marked & NOUN_IS_IT) !== 0) marked = (marked - NOUN_IS_IT) | (place === head ? HAS_NOUN : 0)
      flags[document] = marked
    }
    if (place === head && count > 0) nounRarity = rarity
    if (count === 0) dropped.push(word)
    else understood.push(meaning.corrected && nearest ? asTyped(word, dictionary.surface(nearest.term)) : word)
    corrected ||= meaning.corrected && count > 0
  })
  return { total, nounRarity, most, terms: [...terms], dropped, understood, corrected }
}

/** A word that is being typed is read as a beginning, or else as it stands. */
export function meaningOfWord(
  dictionary: SearchDictionary,
  synonyms: SearchSynonyms,
  asked: AskedWord,
  unfinished: boolean,
): Meaning {
  const begun = unfinished ? meaningOf(dictionary, synonyms, asked, true) : null
  return begun && begun.expansions.length > 0 ? begun : meaningOf(dictionary, synonyms, asked, false)
}

/** A plural stays one. */
function asTyped(word: string, surface: string): string {
  return word.endsWith('s') && !surface.endsWith('s') && stem(`${surface}s`) === stem(surface) ? `${surface}s` : surface
}

/** Only a text with a digit or a hyphen reads like a code; a word is no beginning of one. `total` documents are touched already. */
function matchCodes(
  { parts, positions }: MatchedIndex,
  { scores, counts, flags, touched }: Scratch,
  text: string,
  total: number,
) {
  const code = plainCode(text.slice(0, LONGEST_CODE))
  const none = { total, isCode: false }
  if (code.length < SHORTEST_CODE || !/[\d-]/.test(text)) return none
  let sum = total
  let isCode = false
  for (const { start: first, segment } of parts) {
    const { codes } = segment
    const [start, end] = keysFrom(codes, code)
    // The code itself stands before those that it begins.
    for (let key = start; key < end; key += 1) {
      postings = withRoom(postings, codes.counts[key] ?? 0)
      const length = readList(codes, key, postings)
      const score = key === start && keyAt(codes, key) === code ? CODE_SCORE : CODE_START_SCORE
      for (let at = 0; at < length; at += 1) {
        const document = first + ((postings[at] ?? 0) >>> GRADE_BITS)
        const known = flags[document] ?? 0
        if (positions[document] === NONE || (known & HAS_CODE) !== 0) continue
        isCode = true
        flags[document] = known | HAS_CODE
        scores[document] = (scores[document] ?? 0) + score
        if ((counts[document] ?? 0) === 0) touched[sum++] = document
      }
    }
  }
  return { total: sum, isCode }
}
