/** Owns how a buyer is named under a review. */

/** The first name and the first letter of the last: "Mara Thompson" is "Mara T."; a single name stays as it is. */
export function reviewerName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined
  return last === undefined ? first : `${first} ${last.toUpperCase()}.`
}
