/** What of a search is counted: the text in one form for all who mean the same, and never what may tell who asked. */
import { catalogueSearch } from '../../query/catalogue-query-url.ts'
import type { CatalogueQuery } from '../../query/catalogue-query.ts'
import { cleanSearchText } from './search-text.ts'
import { fold } from './search-words.ts'

/** Code points of a text that is counted by itself; whoever writes more writes of himself, or pastes. */
export const COUNTED_LENGTH = 60
/** Stands for all texts that are not counted by themselves. */
export const OTHER_SEARCHES = ''

/** Addresses of mailboxes and of pages. */
const ADDRESS = /@|:\/\/|\bwww\./iu
/** Figures as long as a telephone's, an order's or a card's number, however they are parted. */
const LONG_NUMBER = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){6,}/u
const SIGNS = /[^\p{L}\p{N}\p{M}.,"&+%/#-]+/gu

/** One search, as it is counted. */
export interface CountedSearch {
  /** In one form; `OTHER_SEARCHES` where it is not kept. */
  text: string
  /** Whether any product matches. */
  found: boolean
}

/** The text in lower case without accents and idle signs; `OTHER_SEARCHES` for what holds an address or a long number, is long, or has no letter and no figure. */
export function countedText(text: string): string {
  const folded = fold(cleanSearchText(text))
  if (ADDRESS.test(folded) || LONG_NUMBER.test(folded)) return OTHER_SEARCHES
  const plain = folded.replace(SIGNS, ' ').trim()
  const isWords = /[\p{L}\p{N}]/u.test(plain) && [...plain].length <= COUNTED_LENGTH
  return isWords ? plain : OTHER_SEARCHES
}

/** Null for what is no search of its own: an empty text, and the same results narrowed, sorted, or more of them. */
export function countedSearch(text: string, query: CatalogueQuery, matching: number): CountedSearch | null {
  if (cleanSearchText(text) === '' || catalogueSearch(query) !== '') return null
  return { text: countedText(text), found: matching > 0 }
}
