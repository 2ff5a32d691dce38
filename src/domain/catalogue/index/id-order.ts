/** The order of product ids: numbers as numbers and before texts, texts by code unit (spec 4.3). */

/** The number that an id is, Infinity for a text; worked out once where many are compared. */
export function idNumber(id: string): number {
  return /^\d+$/.test(id) ? Number(id) : Infinity
}

export function compareIds(a: string, b: string): number {
  return compare(idNumber(a), idNumber(b)) || compare(a, b)
}

/** Negative, 0 or positive, as a sort wants it. */
export function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
