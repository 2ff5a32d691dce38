/** Which documents have the words of a text, and what each word counts there. */
import type { SearchDictionary, SearchPart } from './search-dictionary.ts'
import { GRADE_BITS, GRADE_MASK, NONE, SEARCH_WEIGHTS, STRONG, withRoom } from './search-postings.ts'
import { keyAt, keysFrom, readList } from './search-table.ts'
import { type Meaning, meaningOf } from './search-terms.ts'
import { plainCode, stem, termOf } from './search-words.ts'

/** What a code that is met exactly counts, and one of which the beginning was typed. */
const CODE_SCORE = 1000
const CODE_START_SCORE = 500
const SHORTEST_CODE = 4
/** Code units of a text that are looked at as a code. */
const LONGEST_CODE = 64
/** Fields of less weight, such as attributes, count only where nothing else has the word. */
const WEAK = 1

/** Marks of a document; above them it is counted how many of the words its title has. */
const IS_STRONG = 1
const HAS_CODE = 2
const TITLE_STEP = 4
/** That the title has the word which is looked for now; the words of a text are few enough to be counted below it. */
const TITLE_HAS_IT = 128

export interface MatchedIndex {
  dictionary: SearchDictionary
  parts: readonly SearchPart[]
  /** The position of each document; `NONE` for one that is gone. */
  positions: Uint32Array
  /** Documents that are there. */
  size: number
}

export interface Matching {
  /** Documents that have a word or a code, in no order. */
  documents: Uint32Array
  /** By document. */
  scores: Float32Array
  /** By document: how many of the words it has. */
  counts: Uint8Array
  isStrong(document: number): boolean
  hasCode(document: number): boolean
  /** Whether each of the words, or what it means, is in a field of the best grade: the title. */
  isTitled(document: number): boolean
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

/** Numbers for each document, kept from search to search; zero in between. */
let scores = new Float32Array(0)
let best = new Float32Array(0)
let counts = new Uint8Array(0)
let flags = new Uint8Array(0)
/** Documents that any word has, and those of one word. */
let touched = new Uint32Array(0)
let ofWord = new Uint32Array(0)
let postings = new Uint32Array(0)
let clean = true

/** Hands the matches to `judge`; afterwards their room is used again. `unfinished` while the last word is being typed. */
export function withMatches<T>(
  index: MatchedIndex,
  text: string,
  words: readonly string[],
  unfinished: boolean,
  judge: (matching: Matching) => T,
): T {
  prepare(index.positions.length)
  const byWords = matchWords(index, words, unfinished)
  const { total, isCode } = matchCodes(index, text, byWords.total)
  const answer = judge({
    ...byWords,
    documents: touched.subarray(0, total),
    scores,
    counts,
    isStrong: (document) => ((flags[document] ?? 0) & IS_STRONG) !== 0,
    hasCode: (document) => ((flags[document] ?? 0) & HAS_CODE) !== 0,
    isTitled: (document) => (flags[document] ?? 0) >= words.length * TITLE_STEP,
    isCode,
  })
  for (let at = 0; at < total; at += 1) {
    const document = touched[at] ?? 0
    scores[document] = 0
    counts[document] = 0
    flags[document] = 0
  }
  clean = true
  return answer
}

function prepare(documents: number): void {
  scores = withRoom(scores, documents)
  best = withRoom(best, documents)
  counts = withRoom(counts, documents)
  flags = withRoom(flags, documents)
  touched = withRoom(touched, documents)
  ofWord = withRoom(ofWord, documents)
  // An earlier search ended in an error.
  if (!clean) for (const numbers of [scores, best, counts, flags]) numbers.fill(0)
  clean = false
}

type WordMatches = Pick<Matching, 'most' | 'terms' | 'dropped' | 'understood' | 'corrected'> & { total: number }

function matchWords(index: MatchedIndex, words: readonly string[], unfinished: boolean): WordMatches {
  const { dictionary } = index
  const terms = new Set<string>()
  const dropped: string[] = []
  const understood: string[] = []
  let corrected = false
  let most = 0
  let total = 0
  words.forEach((word, place) => {
    const meaning = meaningOfWord(dictionary, word, unfinished && place === words.length - 1)
    let count = 0
    let nearest: { term: string; worth: number } | undefined
    for (const { term, quality } of meaning.expansions) {
      const worth = quality * 100 + dictionary.weight(term)
      if (!nearest || worth > nearest.worth) nearest = { term, worth }
      terms.add(term)
      count = matchTerm(index, word, term, quality, count)
    }
    for (let at = 0; at < count; at += 1) {
      const document = ofWord[at] ?? 0
      const had = counts[document] ?? 0
      if (had === 0) touched[total++] = document
      counts[document] = had + 1
      if (had + 1 > most) most = had + 1
      scores[document] = (scores[document] ?? 0) + (best[document] ?? 0)
      best[document] = 0
      const marked = flags[document] ?? 0
      if (marked >= TITLE_HAS_IT) flags[document] = marked - TITLE_HAS_IT + TITLE_STEP
    }
    if (count === 0) dropped.push(word)
    else understood.push(meaning.corrected && nearest ? asTyped(word, dictionary.surface(nearest.term)) : word)
    corrected ||= meaning.corrected && count > 0
  })
  return { total, most, terms: [...terms], dropped, understood, corrected }
}

function meaningOfWord(dictionary: SearchDictionary, word: string, unfinished: boolean): Meaning {
  const begun = unfinished ? meaningOf(dictionary, word, true) : null
  return begun && begun.expansions.length > 0 ? begun : meaningOf(dictionary, termOf(word), false)
}

/** A plural stays one. */
function asTyped(word: string, surface: string): string {
  return word.endsWith('s') && !surface.endsWith('s') && stem(`${surface}s`) === stem(surface) ? `${surface}s` : surface
}

/** Puts the documents of a term that are not there yet behind the first `count` of the word; returns how many there are then. */
function matchTerm(
  { dictionary, positions, size }: MatchedIndex,
  word: string,
  term: string,
  quality: number,
  count: number,
): number {
  const rarity = Math.log2(2 + size / Math.max(1, dictionary.count(term)))
  const least = dictionary.weight(term) >= WEAK && !/\d/.test(word) ? WEAK : 0
  const gains = Float32Array.from(SEARCH_WEIGHTS, (weight) => (weight < least ? 0 : weight * quality * rarity))
  const marks = Uint8Array.from(
    SEARCH_WEIGHTS,
    (weight, grade) => (grade === 0 ? TITLE_HAS_IT : 0) | (weight * quality >= STRONG ? IS_STRONG : 0),
  )
  let found = count
  dictionary.eachList(term, (list, length, { start }) => {
    for (let at = 0; at < length; at += 1) {
      const posting = list[at] ?? 0
      const gain = gains[posting & GRADE_MASK] ?? 0
      if (gain === 0) continue
      const document = start + (posting >>> GRADE_BITS)
      if (positions[document] === NONE) continue
      flags[document] = (flags[document] ?? 0) | (marks[posting & GRADE_MASK] ?? 0)
      const known = best[document] ?? 0
      if (known === 0) ofWord[found++] = document
      if (gain > known) best[document] = gain
    }
  })
  return found
}

/** Only a text with a digit or a hyphen reads like a code; a word is no beginning of one. `total` documents are touched already. */
function matchCodes({ parts, positions }: MatchedIndex, text: string, total: number) {
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
