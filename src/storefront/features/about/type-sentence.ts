/** The shop's own types of goods in one sentence. */

/** "Electronics, Fashion, Beauty and Jewelry": each as its owner writes it. */
export function typeSentence(types: readonly { title: string }[], locale: string): string {
  // English without the comma before "and".
  return new Intl.ListFormat(/^en\b/.test(locale) ? 'en-GB' : locale, { type: 'conjunction' }).format(
    types.map(({ title }) => title),
  )
}
