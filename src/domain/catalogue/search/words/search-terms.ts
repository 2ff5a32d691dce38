/** Which terms of the dictionary a typed word may mean, and how well each fits. */
import type { SearchDictionary } from './search-dictionary.ts'
import { STRONG } from '../search-postings.ts'
import type { SearchSynonyms } from './search-synonyms.ts'
import type { AskedWord } from './search-text.ts'
import { forgiven } from './search-typos.ts'
import { stem, termOf } from './search-words.ts'

/** A term that a typed word stands for; `quality` above 0, 1 for the word itself. */
export interface Expansion {
  term: string
  quality: number
  /** Not the word as a whole: it counts only where it stands in a name. */
  loose?: boolean
}

/** Two words of a title, one behind the other, that are one when written together. */
export interface SplitWord {
  first: string
  second: string
  quality: number
}

export interface Meaning {
  expansions: Expansion[]
  splits: SplitWord[]
  /** True when only a typing error explains the word. */
  corrected: boolean
}

/** Terms taken for one word at most, so that a single letter does not mean half of the dictionary. */
const MOST = 60
const SHORTEST_PART = 3
const NOTHING: Meaning = { expansions: [], splits: [], corrected: false }

const QUALITY = { synonym: 0.8, joined: 0.95, split: 0.9, compound: 0.4, inside: 0.45 } as const

/** What a word may mean; `typing` when the shopper has not finished it. */
export function meaningOf(
  dictionary: SearchDictionary,
  synonyms: SearchSynonyms,
  asked: AskedWord,
  typing: boolean,
): Meaning {
  const word = termOf(asked.word)
  const { words, pairs } = synonyms.of(word)
  const known = [
    { term: word, quality: 1 },
    ...[...words, ...asked.others].map((term) => ({ term, quality: QUALITY.synonym })),
    ...asked.joined.flatMap((one) => [
      { term: termOf(one), quality: QUALITY.joined },
      ...(one.length > 4 ? begun(dictionary, one) : []),
    ]),
  ].filter(({ term }) => dictionary.count(term) > 0)
  if (typing && asked.word.length > 1) {
    const names = begun(dictionary, asked.word, STRONG)
    // What only descriptions say comes where no name begins like this: else half of a large catalogue does.
    const found = [...known, ...(names.length > 0 ? names : begun(dictionary, asked.word))]
    if (found.length > 0) return { expansions: found, splits: [], corrected: false }
  }
  const splits = [
    ...splitsOf(dictionary, word),
    ...[...pairs, ...asked.pairs].map(([first, second]) => ({ first, second, quality: QUALITY.synonym })),
  ].filter(({ first, second }) => dictionary.count(stem(first)) > 0 && dictionary.count(stem(second)) > 0)
  if (known.length > 0 || splits.length > 0) {
    const isName = known.some(({ term }) => dictionary.weight(term) >= STRONG)
    return {
      expansions: [...known, ...(isName && asked.isNoun ? compounds(dictionary, word) : [])],
      splits,
      corrected: false,
    }
  }
  const longer = word.length > 2 ? begun(dictionary, word) : []
  if (longer.length > 0) return { expansions: longer, splits: [], corrected: false }
  // Numbers are not misspelt: 14 inches are not 11.
  if (/\d/.test(word)) return NOTHING
  const inside = word.length > 3 ? dictionary.containing(word, MOST) : []
  if (inside.length > 0) {
    return {
      expansions: inside.map((term) => ({ term, quality: QUALITY.inside, loose: true })),
      splits: [],
      corrected: false,
    }
  }
  const near = misspelt(dictionary, word, typing)
  return near.length > 0 ? { expansions: near, splits: [], corrected: true } : NOTHING
}

function begun(dictionary: SearchDictionary, word: string, least = 0): Expansion[] {
  return dictionary
    .startingWith(word, least, MOST)
    .map((term) => ({ term, quality: 0.5 + (0.35 * word.length) / term.length, loose: true }))
}

/** A handbag is a bag: words that end with this one and begin with another that is known. Asked for nouns alone: it takes a look through the whole dictionary. */
function compounds(dictionary: SearchDictionary, word: string): Expansion[] {
  if (word.length < SHORTEST_PART || /\d/.test(word)) return []
  return dictionary
    .endingWith(word, MOST)
    .filter((term) => {
      const first = term.slice(0, -word.length)
      return first.length >= SHORTEST_PART && dictionary.weight(stem(first)) >= STRONG
    })
    .map((term) => ({ term, quality: QUALITY.compound, loose: true }))
}

/** "Mousepad" is a mouse pad: the parting with the most frequent parts. */
function splitsOf(dictionary: SearchDictionary, word: string): SplitWord[] {
  if (/\d/.test(word)) return []
  let best: SplitWord | undefined
  let most = 0
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const count = Math.min(dictionary.count(stem(first)), dictionary.count(stem(second)))
    if (count <= most) continue
    most = count
    best = { first, second, quality: QUALITY.split }
  }
  return best ? [best] : []
}

function misspelt(dictionary: SearchDictionary, word: string, typing: boolean): Expansion[] {
  const limit = forgiven(word.length)
  if (limit === 0) return []
  return dictionary.near(word, limit, { typing, most: MOST }).map(({ term, distance, whole }) => {
    const sameStart = term[0] === word[0] ? 0.08 : 0
    return { term, quality: 0.7 - 0.15 * distance + sameStart - (whole ? 0 : 0.1) }
  })
}
