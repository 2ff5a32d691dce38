/** The shop's own types of goods in one sentence. */

/** "Electronics, fashion, beauty and jewelry". */
export function typeSentence(types: readonly { title: string }[]): string {
  const words = types.map(({ title }, place) => (place === 0 ? title : title.toLowerCase()))
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
}
