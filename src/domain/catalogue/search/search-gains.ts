/** What a match counts: where the word stands, how well it fits, how rare it is, how long the title is. */
import type { SearchDictionary } from './words/search-dictionary.ts'
import { GRADES, IN_TITLE, IS_NOUN, SEARCH_WEIGHTS, STRONG } from './search-postings.ts'
import { IS_NAMED, IS_STRONG, NOUN_IS_IT, TITLE_HAS_IT } from './search-scratch.ts'
import type { Meaning } from './words/search-terms.ts'
import { stem } from './words/search-words.ts'

/** What a word adds that stands in a name: whatever is met in descriptions alone comes behind that. */
const NAMED = 1000
/** Words of a title of middle length, and how much of its worth hangs on the length. */
const MIDDLE_LENGTH = 10
const LENGTH_SHARE = 0.3
/** From this quality on a noun is the one that was asked for. */
const LIKE = 0.5

/** What a title of so many words is worth beside one of middle length. */
export const LENGTH_WORTH = Float32Array.from(
  { length: 256 },
  (_, length) => 1 / (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / MIDDLE_LENGTH),
)

export interface Gains {
  /** By grade: what the places in the title count, to be multiplied by `LENGTH_WORTH`. */
  title: Float32Array
  /** What the others count. */
  rest: Float32Array
  /** What is marked. */
  marks: Uint16Array
}

/** What a match of that quality counts; nothing where it weighs less than `least`. */
export function gainsOf(quality: number, rarity: number, least: number): Gains {
  const counts = (grade: number) => (SEARCH_WEIGHTS[grade] ?? 0) >= least
  const isNamed = (grade: number) => (SEARCH_WEIGHTS[grade] ?? 0) >= STRONG
  return {
    title: Float32Array.from(GRADES, ({ title }, grade) => (counts(grade) ? title * quality * rarity : 0)),
    rest: Float32Array.from(GRADES, ({ rest }, grade) =>
      counts(grade) ? rest * quality * rarity + (isNamed(grade) ? NAMED : 0) : 0,
    ),
    marks: Uint16Array.from(
      GRADES,
      (_, grade) =>
        (IN_TITLE[grade] === true ? TITLE_HAS_IT : 0) |
        (isNamed(grade) ? IS_STRONG | IS_NAMED : 0) |
        (IS_NOUN[grade] === true && quality >= LIKE ? NOUN_IS_IT : 0),
    ),
  }
}

/** How much more a rare word tells than a frequent one. */
export function rarityOf(documents: number, found: number): number {
  return Math.log2(2 + documents / Math.max(1, found))
}

/** Documents that have a word in one of its meanings, as far as the counts of the terms tell: all meanings are as rare as the word. */
export function having(dictionary: SearchDictionary, { expansions, splits }: Meaning): number {
  const counts = [
    ...expansions.map(({ term }) => dictionary.count(term)),
    ...splits.map(({ first, second }) => Math.min(dictionary.count(stem(first)), dictionary.count(stem(second)))),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}
