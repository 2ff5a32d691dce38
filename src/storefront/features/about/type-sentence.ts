/** The shop's own types of goods in one sentence. */

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Electronics, Fashion, Beauty and Jewelry": each as its owner writes it. */
export function typeSentence(types: readonly { title: string }[]): string {
  return LIST.format(types.map(({ title }) => title))
}
