/** Lists of codes, each kept once for all products that have the same. */
import { makeRoom, push, type GrowingList } from './growing-list.ts'

export interface SharedLists {
  /** Each list as its length and then its codes; the empty one comes first. */
  readonly words: GrowingList<Uint32Array>
  /** Where the list of the codes from `from` up to, not including, `to` begins; it is added when there is none yet. */
  placeOf(codes: ArrayLike<number>, from: number, to: number): number
}

/** Lists are found again by a hash table with open addresses. */
export function createSharedLists(): SharedLists {
  const words: GrowingList<Uint32Array> = { values: new Uint32Array(256), length: 1 }
  let table = new Uint32Array(256)
  let held = 0

  /** Where a list stands in the table, or would. */
  function slotOf(codes: ArrayLike<number>, from: number, to: number): number {
    const mask = table.length - 1
    let slot = hashOf(codes, from, to) & mask
    for (let place = table[slot] ?? 0; place !== 0; place = table[slot] ?? 0) {
      if (isSame(words.values, place, codes, from, to)) break
      slot = (slot + 1) & mask
    }
    return slot
  }

  function grow(): void {
    const old = table
    table = new Uint32Array(old.length * 2)
    const { values } = words
    for (const place of old) {
      if (place > 0) table[slotOf(values, place + 1, place + 1 + (values[place] ?? 0))] = place
    }
  }

  return {
    words,
    placeOf(codes, from, to) {
      if (to <= from) return 0
      const slot = slotOf(codes, from, to)
      const found = table[slot] ?? 0
      if (found > 0) return found
      const place = words.length
      makeRoom(words, to - from + 1)
      push(words, to - from)
      for (let at = from; at < to; at += 1) push(words, codes[at] ?? 0)
      table[slot] = place
      held += 1
      if (held * 2 > table.length) grow()
      return place
    },
  }
}

function hashOf(codes: ArrayLike<number>, from: number, to: number): number {
  let hash = to - from
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ (codes[at] ?? 0), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}

function isSame(words: Uint32Array, place: number, codes: ArrayLike<number>, from: number, to: number): boolean {
  const length = to - from
  if (words[place] !== length) return false
  for (let next = 0; next < length; next += 1) if (words[place + 1 + next] !== codes[from + next]) return false
  return true
}
