/** Owns how a text is cut where its place is too small: after a word, never inside one. */

/** `text` where it has at most `most` code points, else its words up to there and an ellipsis; a first word that alone is longer is cut. */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  // The sign behind it says that the last word is whole.
  const end = /\s/.test(characters[most - 1] ?? '') ? cut.length : cut.lastIndexOf(' ')
  const words = cut.slice(0, Math.max(0, end))
  return `${(words === '' ? cut : words).replace(/[\s.,;:&–-]+$/, '')}…`
}
