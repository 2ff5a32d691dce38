/** Sets of positions as bits, 32 to a word. */

export type Bits = Int32Array<ArrayBuffer>

/** An empty set with room for `size` positions. */
export function emptyBits(size: number): Bits {
  return new Int32Array((size + 31) >>> 5)
}

export function hasBit(bits: Bits, position: number): boolean {
  return (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
}

/** Puts in what is not there and takes out what is. */
export function toggleBit(bits: Bits, position: number): void {
  const word = position >>> 5
  bits[word] = (bits[word] ?? 0) ^ (1 << (position & 31))
}

export function toggleBits(bits: Bits, positions: Uint32Array): void {
  for (let at = 0; at < positions.length; at += 1) toggleBit(bits, positions[at] ?? 0)
}

export function addBits(bits: Bits, positions: Uint32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0
    const word = position >>> 5
    bits[word] = (bits[word] ?? 0) | (1 << (position & 31))
  }
}

/** `into` becomes what both sets hold; it may be one of them. */
export function intersectBits(into: Bits, a: Bits, b: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (a[word] ?? 0) & (b[word] ?? 0)
}

/** `into` becomes what one of the sets holds and the other does not. */
export function differBits(into: Bits, a: Bits, b: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (a[word] ?? 0) ^ (b[word] ?? 0)
}

/** Adds all of `b` to `into`. */
export function uniteBits(into: Bits, b: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (b[word] ?? 0)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += countWord(bits[word] ?? 0)
  return count
}

/** How many positions of a set are not behind the given one. */
export function countBitsThrough(bits: Bits, position: number): number {
  const last = position >>> 5
  let count = countWord((bits[last] ?? 0) & (-1 >>> (31 - (position & 31))))
  for (let word = 0; word < last; word += 1) count += countWord(bits[word] ?? 0)
  return count
}

/** How many bits of a word are set. */
export function countWord(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Writes the positions of a set into `out`, ascending; returns how many there are. */
export function listBits(bits: Bits, out: Uint32Array): number {
  let found = 0
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      out[found++] = (at << 5) + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return found
}

/** The lowest position of a set, -1 in an empty one. */
export function firstBit(bits: Bits): number {
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0
    if (word !== 0) return (at << 5) + 31 - Math.clz32(word & -word)
  }
  return -1
}

/** The positions of a set from its `start`-th on, `length` of them at most, ascending. */
export function sliceBits(bits: Bits, start: number, length: number): Uint32Array {
  const out = new Uint32Array(length)
  let found = 0
  let skip = start
  for (let at = 0; at < bits.length && found < length; at += 1) {
    let word = bits[at] ?? 0
    const count = countWord(word)
    if (count <= skip) {
      skip -= count
      continue
    }
    for (; word !== 0 && found < length; word &= word - 1) {
      if (skip > 0) skip -= 1
      else out[found++] = (at << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return out.subarray(0, found)
}
