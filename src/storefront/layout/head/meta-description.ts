/** The description of a page for search engines: one line, never cut inside a word. */
import { cutAtWord } from '#domain/shop/cut-at-word.ts'

/** Code points that a list of results shows; more is cut there. */
const LONGEST = 160

/** `text` as one line of at most 160 code points, cut after a word and then with an ellipsis. */
export function metaDescription(text: string): string {
  return cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), LONGEST)
}
