/** What a shopper typed, read as words: cut to a sensible length, hyphens and spaces taken as the catalogue writes the word. */
import { rawWords, wordParts } from './search-words.ts'

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

/** `weightOf` tells the highest weight of a word in the index, 0 for a word that it does not know. */
export function readSearchText(text: string, { weightOf }: { weightOf: (word: string) => number }): string[] {
  const words = rawWords(cleanSearchText(text)).flatMap((word) => {
    if (!word.includes('-')) return [word]
    const joined = word.replaceAll('-', '')
    return weightOf(joined) > 0 ? [joined] : wordParts(word)
  })
  const read: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const joined = word + (words[at + 1] ?? '')
    // "Ear buds" and "head phones" are one word here.
    if (at + 1 < words.length && weightOf(joined) >= NAME_WEIGHT) {
      read.push(joined)
      at += 1
    } else read.push(word)
  }
  return [...new Set(read)].slice(0, MOST_WORDS)
}
