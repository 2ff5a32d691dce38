/** Sorting a column of numbers without moving it. */

/** The first place in ascending `sorted` whose number is not below `value`. */
export function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The places of `keys` in the ascending order of their numbers, equal ones in the order of their places; `keys` stays as it is and holds no NaN. */
export function sortedPlaces(keys: Float64Array): Uint32Array<ArrayBuffer> {
  // A typed array sorts its numbers natively, several times faster than places by a comparing function;
  // each number then belongs at the first free place of its equals.
  const sorted = keys.toSorted()
  const next = new Uint32Array(keys.length)
  const places = new Uint32Array(keys.length)
  for (let place = 0; place < keys.length; place += 1) {
    const first = lowerBound(sorted, keys[place] ?? 0)
    const used = next[first] ?? 0
    places[first + used] = place
    next[first] = used + 1
  }
  return places
}
