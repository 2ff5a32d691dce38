/** What a shopper typed, read as words: cut to a sensible length, hyphens and spaces taken as the catalogue writes the word. */
import type { SearchSynonyms } from './search-synonyms.ts'
import { rawWords, termOf, wordParts } from './search-words.ts'

/** Code points of a search text that count; more is no question but an accident. */
export const SEARCH_LENGTH = 200
const MOST_WORDS = 12
/** From this weight on a term is a name of goods and not just a word of some description. */
const NAME_WEIGHT = 4

/** The text without control characters, white space at its ends and in runs, and cut to `SEARCH_LENGTH` code points. */
export function cleanSearchText(text: string): string {
  const plain = text.slice(0, 4 * SEARCH_LENGTH).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
  return [...plain.trim()].slice(0, SEARCH_LENGTH).join('').trim()
}

/** A word of a search text. */
export interface AskedWord {
  word: string
  /** Words that it may be a part of: "ear" and "buds" of "earbuds". */
  joined: readonly string[]
  /** Other names of what it names together with the word beside it: stems of one word, and of two. */
  others: readonly string[]
  pairs: readonly (readonly [string, string])[]
  /** Whether it says what is asked for, as far as the order of words tells. */
  isNoun: boolean
}

export interface AskedText {
  words: AskedWord[]
  /** The place among them of the noun that is asked for, as far as the order of words tells: the last one that is no figure, before "for" and its like; -1 where all are figures. */
  head: number
}

/** Behind these stands what the goods are for or come with. */
const BESIDE = /\s(?:for|with|without|in|from|by)\s/iu

interface Reading {
  /** The highest weight of a word in the index, 0 for a word that it does not know. */
  weightOf: (word: string) => number
  synonyms: SearchSynonyms
}

export function readSearchText(text: string, { weightOf, synonyms }: Reading): AskedText {
  const clean = cleanSearchText(text)
  const beside = clean.search(BESIDE)
  const asked: AskedWord[] = []
  const read = (part: string): void => {
    for (const word of rawWords(part)) {
      const joined = word.replaceAll('-', '')
      const whole = word !== joined && weightOf(joined) > 0 ? [joined] : []
      for (const one of wordParts(word)) asked.push({ word: one, joined: whole, others: [], pairs: [], isNoun: false })
    }
  }
  read(beside < 0 ? clean : clean.slice(0, beside))
  const named = asked.length
  if (beside >= 0) read(clean.slice(beside))
  const add = (at: number, { joined, others, pairs }: Omit<AskedWord, 'word' | 'isNoun'>): void => {
    const one = asked[at]
    if (!one) return
    asked[at] = {
      ...one,
      joined: [...one.joined, ...joined],
      others: [...one.others, ...others],
      pairs: [...one.pairs, ...pairs],
    }
  }
  for (let at = 0; at + 1 < asked.length; at += 1) {
    const [first = '', second = ''] = [asked[at]?.word, asked[at + 1]?.word]
    // "Ear buds" and "head phones" are one word to others.
    const joined = first + second
    const isWord = asked[at]?.joined.includes(joined) === false && weightOf(joined) >= NAME_WEIGHT
    const { words, pairs } = synonyms.of(termOf(first), termOf(second))
    const more = { joined: isWord ? [joined] : [], others: words, pairs }
    add(at, more)
    add(at + 1, more)
  }
  const mayBeNoun = ({ word }: AskedWord) => !/\d/.test(word)
  const noun = asked.slice(0, named).findLast(mayBeNoun) ?? asked.findLast(mayBeNoun)
  const words = asked
    .filter(({ word }, at) => asked.findIndex((other) => other.word === word) === at)
    .slice(0, MOST_WORDS)
    .map((one) => ({ ...one, isNoun: one.word === noun?.word }))
  return { words, head: words.findIndex(({ isNoun }) => isNoun) }
}
