/** Small numbers for the ids of products that were ordered, in flat memory: some twenty bytes for each instead of a hundred. */

const EMPTY = 0xffffffff
/** Of a table's slots at most so many are taken. */
const LOAD = 0.7

export interface ProductNumbers {
  /** How many there are; numbers run from 0. */
  readonly size: number
  readonly bytes: number
  /** The number of an id, a new one where it has none. */
  give(id: string): number
  /** -1 where it has none. */
  find(id: string): number
  /** @throws {RangeError} for a number that was never given. */
  idOf(number: number): string
}

export function createProductNumbers(): ProductNumbers {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let text = new Uint8Array(256)
  let ends = new Uint32Array(16)
  let slots = new Uint32Array(32).fill(EMPTY)
  let size = 0

  const startOf = (number: number) => (number === 0 ? 0 : (ends[number - 1] ?? 0))

  /** The slot that holds the bytes, or the free one where they belong. */
  function slotOf(bytes: Uint8Array): number {
    let slot = hashBytes(bytes, 0, bytes.length) & (slots.length - 1)
    for (;;) {
      const number = slots[slot] ?? EMPTY
      if (number === EMPTY || isAt(number, bytes)) return slot
      slot = (slot + 1) & (slots.length - 1)
    }
  }

  function isAt(number: number, bytes: Uint8Array): boolean {
    const start = startOf(number)
    if ((ends[number] ?? 0) - start !== bytes.length) return false
    for (let at = 0; at < bytes.length; at += 1) if (text[start + at] !== bytes[at]) return false
    return true
  }

  function growSlots(): void {
    slots = new Uint32Array(slots.length * 2).fill(EMPTY)
    for (let number = 0; number < size; number += 1) {
      let slot = hashBytes(text, startOf(number), ends[number] ?? 0) & (slots.length - 1)
      while (slots[slot] !== EMPTY) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = number
    }
  }

  return {
    get size() {
      return size
    },
    get bytes() {
      return text.byteLength + ends.byteLength + slots.byteLength
    },
    give(id) {
      const bytes = encoder.encode(id)
      const slot = slotOf(bytes)
      const known = slots[slot] ?? EMPTY
      if (known !== EMPTY) return known
      const start = startOf(size)
      text = withRoom(text, start + bytes.length)
      ends = withRoom(ends, size + 1)
      text.set(bytes, start)
      ends[size] = start + bytes.length
      slots[slot] = size
      size += 1
      if (size > slots.length * LOAD) growSlots()
      return size - 1
    },
    find(id) {
      const number = slots[slotOf(encoder.encode(id))] ?? EMPTY
      return number === EMPTY ? -1 : number
    },
    idOf(number) {
      if (!(number >= 0 && number < size)) throw new RangeError(`number: expected 0 to ${size - 1}, got ${number}`)
      return decoder.decode(text.subarray(startOf(number), ends[number]))
    },
  }
}

/** The same numbers in an array that has room for `length` of them, half as much again where it has to grow. */
export function withRoom<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  values: T,
  length: number,
  most = Infinity,
): T {
  if (length <= values.length) return values
  const Values = values.constructor as new (length: number) => T
  const grown = new Values(Math.min(most, Math.max(length, Math.ceil(values.length * 1.5))))
  grown.set(values)
  return grown
}

/** FNV-1a with a last mix, 0 to 2^32 - 1. */
function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
