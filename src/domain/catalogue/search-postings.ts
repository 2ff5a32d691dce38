/** Which documents have a word, and how well, as bytes: the step from one document to the next and the grade of the best field, seven bits a byte. */

/** What one match counts, by the field that it stands in. A grade is a place in this list, so the best is 0. */
export const SEARCH_WEIGHTS = [10, 7, 6, 4, 3, 1, 0.5] as const
export type SearchWeight = (typeof SEARCH_WEIGHTS)[number]

/** From this weight on a match is in the name of the goods, their maker, kind or tag. */
export const STRONG: SearchWeight = 3

/** A posting is read as `document << GRADE_BITS | grade`. */
export const GRADE_BITS = 3
export const GRADE_MASK = 2 ** GRADE_BITS - 1
/** The number of a document or the place of a product that there is not. */
export const NONE = 0xffff_ffff

/** An array with room for `length` numbers that begins with those of `array`: the same one where it is long enough. */
export function withRoom<T extends Uint8Array | Uint32Array | Float32Array>(array: T, length: number): T {
  if (length <= array.length) return array
  const longer = new (array.constructor as new (length: number) => T)(Math.max(length, 2 * array.length))
  longer.set(array)
  return longer
}

export interface PostingWriter {
  /** Bytes so far. */
  readonly length: number
  /** Starts the next list. */
  begin(): void
  /** Documents of a list come in ascending order. */
  add(document: number, grade: number): void
  finish(): Uint8Array<ArrayBuffer>
}

export function createPostingWriter(): PostingWriter {
  let bytes = new Uint8Array(1024)
  let length = 0
  let last = 0
  return {
    get length() {
      return length
    },
    begin() {
      last = 0
    },
    add(document, grade) {
      bytes = withRoom(bytes, length + 5)
      let rest = (((document - last) << GRADE_BITS) | grade) >>> 0
      last = document
      for (; rest > 127; rest >>>= 7) bytes[length++] = (rest & 127) | 128
      bytes[length++] = rest
    },
    finish: () => bytes.slice(0, length),
  }
}

/** Reads the list between two places into `postings`, which has room for it; returns how many there are. */
export function readPostings(bytes: Uint8Array, start: number, end: number, postings: Uint32Array): number {
  let count = 0
  let document = 0
  for (let at = start; at < end;) {
    let byte = bytes[at++] ?? 0
    let step = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0
      step |= (byte & 127) << shift
    }
    document += step >>> GRADE_BITS
    postings[count++] = (document << GRADE_BITS) | (step & GRADE_MASK)
  }
  return count
}
