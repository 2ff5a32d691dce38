/** Whole searches that a text may be on its way to: its last word completed by words of what was suggested. */
import { untypedParts } from './untyped-parts.ts'

/** Shorter beginnings say too little. */
const SHORTEST = 2
const WORD = /[\p{L}\p{N}]+/gu

/** At most `most` texts, in the order of the titles, without the text itself; each finds something, for its last word stands in a title. */
export function completions(text: string, titles: readonly string[], most: number): string[] {
  const last = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(text)?.[0] ?? ''
  if ([...last].length < SHORTEST) return []
  const before = text.slice(0, text.length - last.length)
  const rests = titles
    .flatMap((title) => title.match(WORD) ?? [])
    .flatMap((word) => {
      const [begin, rest] = untypedParts(word, last)
      return begin?.typed === true && rest !== undefined ? [rest.text.toLowerCase()] : []
    })
  return [...new Set(rests)].slice(0, most).map((rest) => before + last + rest)
}
