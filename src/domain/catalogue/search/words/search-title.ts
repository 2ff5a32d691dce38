/** How a title is read: which word says what the goods are, which stand around it, and where begins what they are for or come with. */
import { fold, rawWords } from './search-words.ts'

export interface TitleParts {
  /** The noun, as it is written; empty where none is found. */
  head: string
  /** What stands around it. */
  main: string
  /** What stands behind "for", "with", a comma and the like. */
  tail: string
}

/** Behind these a title says what the goods are for, come with or are made like; the first words before them name the goods. */
const DIVIDER =
  /\s[-–—|•]+\s|[,:](?!\d)|[;|([]|(?<!\d)\s(?:for|with|without|w\/|compatible|fits?|fitting|in|on|from|by|includes?|including|featuring|designed|suitable|made|that|to|works?)\s/gu

/** Characters of a title that are looked at; a name of goods stands at its beginning. */
const LONGEST = 300

/** Words at the end of a name that are no nouns of goods: how many, how new, which colour. */
const NO_NOUN: ReadonlySet<string> = new Set(
  (
    'pack packs piece pieces pcs pc pair pairs count ct box boxes size large small medium mini xl xxl new renewed refurbished black white ' +
    'grey gray silver gold red blue green pink purple yellow orange brown beige navy ivory cream rose clear multicolor assorted version ' +
    'edition model series generation gen plus pro max men women mens womens kids unisex'
  ).split(' '),
)

/** Reads a title; words of `brand` name no goods, and a part that has nothing else is joined with the next one ("Solvane - Over-Ear Headphones"). */
export function titleParts(title: string, brand = ''): TitleParts {
  const folded = fold(title)
  const makers = new Set(rawWords(brand))
  const isName = (word: string) => !makers.has(word) && !/\d/.test(word) && !NO_NOUN.has(word)
  let end = folded.length
  for (const { index } of folded.slice(0, LONGEST).matchAll(DIVIDER)) {
    if (!rawWords(folded.slice(0, index)).some(isName)) continue
    end = index
    break
  }
  const main = folded.slice(0, end)
  const head = rawWords(main.slice(0, LONGEST)).findLast(isName) ?? ''
  return { head, main, tail: folded.slice(end) }
}

/** The nouns of a category's name and the words around them: "Computer Accessories" are accessories, "Bags & Accessories" both. */
export function categoryNouns(name: string): { nouns: string[]; isOne: boolean } {
  const parts = fold(name)
    .split(/\s*(?:&|,|\/|>|\band\b|\bund\b)\s*/u)
    .map((part) => rawWords(part).at(-1))
    .filter((noun) => noun !== undefined)
  return { nouns: parts, isOne: parts.length < 2 }
}
