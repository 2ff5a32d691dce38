/** Sorting a column of numbers without moving it. */

const BYTES = 8
const VALUES = 256
/** The highest bit of a number's upper word. */
const SIGN = 0x80_00_00_00

/**
 * The places of `keys` in the ascending order of their numbers, equal ones in the order of their places; `keys` stays as it is and holds no NaN.
 * Byte by byte from the lowest on, since a million places would take six times as long to sort by comparing; a byte that is the same everywhere costs nothing.
 */
export function sortedPlaces(keys: Float64Array): Uint32Array<ArrayBuffer> {
  const bytes = sortableBytes(keys)
  const counts = countBytes(bytes)
  let places = new Uint32Array(keys.length)
  let moved = new Uint32Array(keys.length)
  for (let place = 0; place < places.length; place += 1) places[place] = place
  for (let byte = 0; byte < BYTES; byte += 1) {
    const next = firstPlaces(counts.subarray(byte * VALUES, (byte + 1) * VALUES), keys.length)
    if (!next) continue
    for (let from = 0; from < places.length; from += 1) {
      const place = places[from] ?? 0
      const value = bytes[place * BYTES + byte] ?? 0
      const at = next[value] ?? 0
      moved[at] = place
      next[value] = at + 1
    }
    ;[places, moved] = [moved, places]
  }
  return places
}

/** The numbers at some places. A loop, since a mapping function would take ten times as long. */
export function picked(numbers: Float64Array, places: Uint32Array): Float64Array<ArrayBuffer> {
  const found = new Float64Array(places.length)
  for (let at = 0; at < places.length; at += 1) found[at] = numbers[places[at] ?? 0] ?? 0
  return found
}

/** The numbers as eight bytes each, the lowest first, that sort as the numbers do. */
function sortableBytes(keys: Float64Array): Uint8Array {
  const words = new Uint32Array(keys.slice().buffer)
  for (let low = 0; low < words.length; low += 2) {
    const word = words[low + 1] ?? 0
    if (word < SIGN) words[low + 1] = word + SIGN
    else if (word > SIGN || words[low] !== 0) {
      // Of negative numbers the one with the larger bytes is the smaller.
      words[low] = ~(words[low] ?? 0)
      words[low + 1] = ~word
    }
    // -0 equals 0, and stands as that does.
  }
  return new Uint8Array(words.buffer)
}

/** How often each value occurs in each of the eight bytes. */
function countBytes(bytes: Uint8Array): Uint32Array {
  const counts = new Uint32Array(BYTES * VALUES)
  for (let byte = 0; byte < BYTES; byte += 1) {
    const row = counts.subarray(byte * VALUES, (byte + 1) * VALUES)
    for (let at = byte; at < bytes.length; at += BYTES) {
      const value = bytes[at] ?? 0
      row[value] = (row[value] ?? 0) + 1
    }
  }
  return counts
}

/** Where the keys with each value begin; undefined where all have the same. */
function firstPlaces(counts: Uint32Array, total: number): Uint32Array | undefined {
  if (counts.includes(total)) return undefined
  const first = new Uint32Array(VALUES)
  for (let value = 1; value < VALUES; value += 1) first[value] = (first[value - 1] ?? 0) + (counts[value - 1] ?? 0)
  return first
}
