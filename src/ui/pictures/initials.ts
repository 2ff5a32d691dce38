/** The letters that stand for a name where there is no picture of it. */

/** The first letters or digits of the first two words that have any, in capitals: 'Floor lamp "Tall"' is FL; '' for a name without any. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  return letters.slice(0, 2).join('').toLocaleUpperCase('en')
}
