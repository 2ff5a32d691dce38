/** Which terms of the dictionary a typed word may mean, and how well each fits. */
import type { SearchDictionary } from './search-dictionary.ts'
import { STRONG } from './search-postings.ts'
import { synonyms } from './search-synonyms.ts'
import { forgiven } from './search-typos.ts'

/** A term that a typed word stands for; `quality` above 0, 1 for the word itself. */
export interface Expansion {
  term: string
  quality: number
}

export interface Meaning {
  expansions: Expansion[]
  /** True when only a typing error explains the word. */
  corrected: boolean
}

/** Terms taken for one word at most, so that a single letter does not mean half of the dictionary. */
const MOST = 60
const NOTHING: Meaning = { expansions: [], corrected: false }

/** What a stem may mean; `typing` when the shopper has not finished it. */
export function meaningOf(dictionary: SearchDictionary, word: string, typing: boolean): Meaning {
  const exact = [{ term: word, quality: 1 }, ...synonyms(word).map((term) => ({ term, quality: 0.85 }))].filter(
    ({ term }) => dictionary.count(term) > 0,
  )
  if (typing && word.length > 1) {
    const names = begun(dictionary, word, STRONG)
    // What only descriptions say comes where no name begins like this: else half of a large catalogue does.
    const found = [...exact, ...(names.length > 0 ? names : begun(dictionary, word))]
    if (found.length > 0) return { expansions: found, corrected: false }
  }
  if (exact.length > 0) return { expansions: exact, corrected: false }
  const longer = word.length > 2 ? begun(dictionary, word) : []
  if (longer.length > 0) return { expansions: longer, corrected: false }
  // Numbers are not misspelt: 14 inches are not 11.
  if (/\d/.test(word)) return NOTHING
  const inside = word.length > 3 ? dictionary.containing(word, MOST) : []
  if (inside.length > 0) return { expansions: inside.map((term) => ({ term, quality: 0.45 })), corrected: false }
  const near = misspelt(dictionary, word, typing)
  return near.length > 0 ? { expansions: near, corrected: true } : NOTHING
}

function begun(dictionary: SearchDictionary, word: string, least = 0): Expansion[] {
  return dictionary
    .startingWith(word, least, MOST)
    .map((term) => ({ term, quality: 0.5 + (0.35 * word.length) / term.length }))
}

function misspelt(dictionary: SearchDictionary, word: string, typing: boolean): Expansion[] {
  const limit = forgiven(word.length)
  if (limit === 0) return []
  return dictionary.near(word, limit, { typing, most: MOST }).map(({ term, distance, whole }) => {
    const sameStart = term[0] === word[0] ? 0.08 : 0
    return { term, quality: 0.7 - 0.15 * distance + sameStart - (whole ? 0 : 0.1) }
  })
}
