/**
 * Numbers under words, at 16 bytes a slot whatever the words' length: the ids and slugs of a file of any size. A word is known by 64 bits of
 * it alone; that two of a million share them happens once in some thirty million files, and then the file is refused, never stored wrong.
 */

const FIRST_SLOTS = 1 << 10
/** Above this share of full slots a look-up would take too many steps. */
const FULLEST = 0.7

export class WordTable {
  #size = 0
  #mask = FIRST_SLOTS - 1
  /** Two halves for each slot; the second is 0 where it is free. */
  #keys = new Uint32Array(2 * FIRST_SLOTS)
  #values = new Float64Array(FIRST_SLOTS)
  #low = 0
  #high = 0

  get size(): number {
    return this.#size
  }

  has(word: string): boolean {
    return this.get(word) !== undefined
  }

  get(word: string): number | undefined {
    this.#hash(word)
    const slot = this.#slot(this.#low, this.#high)
    return this.#keys[2 * slot + 1] === 0 ? undefined : this.#values[slot]
  }

  set(word: string, value: number): void {
    if (this.#size >= (this.#mask + 1) * FULLEST) this.#grow()
    this.#hash(word)
    this.#put(this.#low, this.#high, value)
  }

  #put(low: number, high: number, value: number): void {
    const slot = this.#slot(low, high)
    if (this.#keys[2 * slot + 1] === 0) this.#size += 1
    this.#keys[2 * slot] = low
    this.#keys[2 * slot + 1] = high
    this.#values[slot] = value
  }

  /** The slot of a key, or the free one where it belongs. */
  #slot(low: number, high: number): number {
    const keys = this.#keys
    for (let slot = low & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const kept = keys[2 * slot + 1]
      if (kept === 0 || (kept === high && keys[2 * slot] === low)) return slot
    }
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values]
    const slots = 2 * values.length
    this.#size = 0
    this.#mask = slots - 1
    this.#keys = new Uint32Array(2 * slots)
    this.#values = new Float64Array(slots)
    for (const [slot, value] of values.entries()) {
      const high = keys[2 * slot + 1] ?? 0
      if (high !== 0) this.#put(keys[2 * slot] ?? 0, high, value)
    }
  }

  /** Two hashes of 32 bits that are built differently: MurmurHash3 over the code units, and a multiplicative one. */
  #hash(word: string): void {
    let low = 0x9747b28c
    let high = 0x41c6ce57
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at)
      const mixed = Math.imul(code, 0xcc9e2d51)
      low ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
      low = (Math.imul((low << 13) | (low >>> 19), 5) + 0xe6546b64) | 0
      high = Math.imul(high ^ code, 0x5f356495)
      high ^= high >>> 15
    }
    this.#low = avalanche(low ^ word.length)
    this.#high = avalanche(high) || 1
  }
}

function avalanche(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
