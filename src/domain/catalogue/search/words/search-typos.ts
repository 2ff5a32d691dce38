/** How far two words are apart, in typing errors: a letter too much, missing, wrong, or two swapped. */

/** Errors that are forgiven in a word of this many characters. */
export function forgiven(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Room for three rows, kept between calls: a large dictionary is asked some ten thousand times a letter. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

/**
 * The restricted Damerau-Levenshtein distance, or `limit + 1` as soon as it is certain to be above `limit`.
 * Symmetric; 0 only for equal words.
 */
export function typoDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const width = b.length + 1
  if (rows[0].length < width)
    rows = [new Uint16Array(width * 2), new Uint16Array(width * 2), new Uint16Array(width * 2)]
  let [before, last, current] = rows
  for (let column = 0; column < width; column += 1) last[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row
    let best = row
    let left = row
    for (let column = 1; column < width; column += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min((last[column] ?? 0) + 1, left + 1, (last[column - 1] ?? 0) + (same ? 0 : 1))
      if (row > 1 && column > 1 && isSwap(a, row, b, column)) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      left = cost
      if (cost < best) best = cost
    }
    // The swap looks two rows back, so a row may be passed by once.
    if (best > limit + 1) return limit + 1
    const free = before
    before = last
    last = current
    current = free
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

function isSwap(a: string, row: number, b: string, column: number): boolean {
  return a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
}

/** Which letters a word has, as bits: words that differ in many of them cannot be near. */
export function letterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31)
  return mask
}

/** How many letters of one word the other does not have at all; each takes an error of its own, however long the other is. */
export function lacking(mask: number, other: number): number {
  return bits(mask & ~other)
}

/** False only where the distance is certain to be above `limit`: one error changes at most two letters of the set. */
export function mayBeNear(maskA: number, maskB: number, limit: number): boolean {
  return bits(maskA ^ maskB) <= 2 * limit
}

/** How many bits are set: counted in pairs, fours and bytes at once, as this is asked for every word of a dictionary. */
function bits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
