/** Which documents have a word, and where in them: bytes with the step from one document to the next and the grade of its places, seven bits a byte. */

/**
 * Where a word stands, and what that counts. A word may stand at one place of each group, the better of two: in the title as what the goods
 * are, beside that, or behind "for" and its like; in what shop and maker call them; in the rest.
 */
const GROUPS = [
  { tail: 3, title: 8, head: 13 },
  { kind: 3, name: 6, sub: 7 },
  { fact: 0.5, text: 1, trait: 3 },
] as const

/**
 * `head`: the noun of a title; `title`: the words around it; `tail`: what it is for or comes with. `sub`: the sub-category's noun; `name`:
 * brand, category's noun; `kind`: tags, type, what else stands in names of categories. `trait`: colours and sizes; `text`: the description;
 * `fact`: attributes.
 */
export type SearchPlace = 'head' | 'title' | 'tail' | 'sub' | 'name' | 'kind' | 'trait' | 'text' | 'fact'

/** From this weight on a match is in the name of the goods, their maker, kind or tag. */
export const STRONG = 3

const LEVEL_BITS = 2
const LEVEL_MASK = 2 ** LEVEL_BITS - 1

/** A set of places: two bits for each group, 0 for none. */
export type Places = number

/** The set of one place. */
export const PLACE: Readonly<Record<SearchPlace, Places>> = Object.fromEntries(
  GROUPS.flatMap((group, at) => Object.keys(group).map((place, level) => [place, (level + 1) << (LEVEL_BITS * at)])),
) as Record<SearchPlace, Places>

/** Both sets in one: of each group the better place. */
export function joinPlaces(one: Places, other: Places): Places {
  let joined = 0
  for (let shift = 0; shift < LEVEL_BITS * GROUPS.length; shift += LEVEL_BITS) {
    joined |= Math.max((one >> shift) & LEVEL_MASK, (other >> shift) & LEVEL_MASK) << shift
  }
  return joined
}

interface Grade {
  places: Places
  /** What the places in the title count; it is worth less in a long one. */
  title: number
  /** What the others count. */
  rest: number
}

/** All sets, the one that counts most first; a grade is a place in this list, so the best is 0. */
export const GRADES: readonly Grade[] = Array.from(
  { length: 2 ** (LEVEL_BITS * GROUPS.length) },
  (_, places): Grade => {
    const [title = 0, ...rest] = GROUPS.map((group, at) => {
      const level = (places >> (LEVEL_BITS * at)) & LEVEL_MASK
      return level === 0 ? 0 : (Object.values(group)[level - 1] ?? 0)
    })
    return { places, title, rest: rest.reduce<number>((sum, worth) => sum + worth, 0) }
  },
).toSorted((a, b) => weightOf(b) - weightOf(a) || a.places - b.places)

const GRADE_OF = Uint8Array.from(GRADES, (_, places) => GRADES.findIndex((grade) => grade.places === places))

/** The grade of a set of places. */
export function gradeOf(places: Places): number {
  return GRADE_OF[places] ?? GRADES.length - 1
}

function weightOf({ title, rest }: Grade): number {
  return title + rest
}

/** What each grade counts in a title of middle length. */
export const SEARCH_WEIGHTS: readonly number[] = GRADES.map(weightOf)

/** Whether a word of that grade stands in the title, and whether it says what the goods are. */
export const IN_TITLE: readonly boolean[] = GRADES.map(({ title }) => title > 0)
export const IS_NOUN: readonly boolean[] = GRADES.map(
  ({ places }) => (places & LEVEL_MASK) === PLACE.head || ((places >> LEVEL_BITS) & LEVEL_MASK) >= 2,
)

/** A posting is read as `document << GRADE_BITS | grade`. */
export const GRADE_BITS = LEVEL_BITS * GROUPS.length
export const GRADE_MASK = 2 ** GRADE_BITS - 1
/** The number of a document or the place of a product that there is not. */
export const NONE = 0xffff_ffff

/** An array with room for `length` numbers that begins with those of `array`: the same one where it is long enough. */
export function withRoom<T extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(array: T, length: number): T {
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
