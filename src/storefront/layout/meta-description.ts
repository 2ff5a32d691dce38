/** The description of a page for search engines: one line, never cut inside a word. */

/** Code points that a list of results shows; more is cut there. */
const LONGEST = 160

/** `text` as one line of at most 160 code points, cut after a word and then with an ellipsis. */
export function metaDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= LONGEST) return line
  const cut = characters.slice(0, LONGEST - 1).join('')
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
  return `${(words === '' ? cut : words).replace(/[\s.,;:–-]+$/, '')}…`
}
