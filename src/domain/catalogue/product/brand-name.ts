/** Owns which names of a brand say that there is none: such goods are counted, filtered and listed under no brand. */

/** As files of other shops put it, without signs, spaces and capitals; also in languages that they are written in. */
const NO_BRAND =
  /^(?:(?:un|no|without)brand(?:ed)?|none|generic|na|null|unknown|notapplicable|doesnotapply|(?:ohne|keine)marke|markenlos|sansmarque|sinmarca|senzamarca)$/

/** False for "", "Unbranded", "No brand", "n/a", "-" and their like, however they are written. */
export function isBrandName(name: string): boolean {
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  // A name of signs alone may be one ("♥"), unless they are those of an empty field.
  return letters === '' ? /[^\s.?_#/\\\p{Dash}]/u.test(name) : !NO_BRAND.test(letters)
}

/** The brand of a product as it is shown; empty where it has none, whatever is stored. */
export function brandName({ brand: { name } }: { brand: { name: string } }): string {
  return isBrandName(name) ? name : ''
}
