/** The ids of an index in their order; those that are plain numbers cost eight bytes. */
import { compare, idNumber } from './id-order.ts'
import { push, type GrowingList } from './growing-list.ts'
import { picked, sortedPlaces } from './sorted-places.ts'

export interface IndexIds {
  readonly size: number
  /** What each id is worth in the order; an id that is no plain number stands in `texts`, which is there where any is none. */
  readonly numbers: Float64Array
  readonly texts: readonly string[] | undefined
  /** @throws RangeError for a position that is none */
  at(position: number): string
  /** -1 for an id that is not there. */
  positionOf(id: string): number
}

export interface IdBuilder {
  add(id: string): void
  /** The ids in `asc` order, each once, and for each position the last arrival of its id; undefined when they came in order. */
  finish(): { ids: IndexIds; arrivals: Uint32Array | undefined }
}

/** Whether the number alone says what the id was: "7", but not "007" or "1e3". */
const isPlain = (id: string, number: number): boolean => String(number) === id

export function createIdBuilder(): IdBuilder {
  const numbers: GrowingList<Float64Array> = { values: new Float64Array(16), length: 0 }
  let texts: string[] | undefined
  let inOrder = true
  let last = ''
  let lastNumber = -1
  return {
    add(id) {
      const number = idNumber(id)
      if (numbers.length > 0) inOrder &&= (compare(lastNumber, number) || compare(last, id)) < 0
      last = id
      lastNumber = number
      if (!texts && !isPlain(id, number)) texts = Array.from(numbers.values.subarray(0, numbers.length), String)
      texts?.push(id)
      push(numbers, number)
    },
    finish() {
      const given = numbers.values.slice(0, numbers.length)
      if (inOrder) return { ids: makeIds(given, texts), arrivals: undefined }
      const places = sortedPlaces(given)
      if (texts) sortTexts(places, given, texts)
      const isSame = (a: number, b: number) => given[a] === given[b] && texts?.[a] === texts?.[b]
      let size = 0
      for (let at = 0; at < places.length; at += 1) {
        const arrival = places[at] ?? 0
        const next = places[at + 1]
        if (next === undefined || !isSame(arrival, next)) places[size++] = arrival
      }
      const arrivals = places.slice(0, size)
      return {
        ids: makeIds(picked(given, arrivals), texts && Array.from(arrivals, (arrival) => texts?.[arrival] ?? '')),
        arrivals,
      }
    },
  }
}

/** Ids of the same number, as all texts are, stand by code unit. */
function sortTexts(arrivals: Uint32Array, numbers: Float64Array, texts: readonly string[]): void {
  for (let start = 0, end = 0; start < arrivals.length; start = end) {
    const number = numbers[arrivals[start] ?? 0]
    while (end < arrivals.length && numbers[arrivals[end] ?? 0] === number) end += 1
    if (end - start > 1) arrivals.subarray(start, end).sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b)
  }
}

/** Ids that are in `asc` order already. */
export function makeIds(numbers: Float64Array, texts: readonly string[] | undefined): IndexIds {
  const size = numbers.length
  function at(position: number): string {
    const number = numbers[position]
    if (number === undefined) throw new RangeError(`position: expected 0 to ${size - 1}, got ${position}`)
    return texts?.[position] ?? String(number)
  }
  return {
    size,
    numbers,
    texts,
    at,
    positionOf(id) {
      const number = idNumber(id)
      let low = 0
      let high = size
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((compare(numbers[middle] ?? 0, number) || compare(at(middle), id)) < 0) low = middle + 1
        else high = middle
      }
      return low < size && at(low) === id ? low : -1
    },
  }
}
