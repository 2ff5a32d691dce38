/** The shop's own types of goods in one sentence. */

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Electronics, fashion, beauty and jewelry". */
export function typeSentence(types: readonly { title: string }[]): string {
  const words = types.map(({ title }, place) => (place === 0 ? title : title.toLowerCase()))
  return LIST.format(words)
}
