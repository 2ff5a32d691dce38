/**
 * What each product has, column by column: a column names for each product a list of codes, which many products share.
 * A count then adds one per product and column, and the lists are unfolded afterwards.
 */
import { FACETS, type Facet } from '../query/facets.ts'
import { push, type GrowingList } from './growing-list.ts'
import { createEntries, RELATIVES, type Entries } from './index-entries.ts'
import { createSharedLists, type SharedLists } from './index-lists.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { STEP_LENGTH, type Steps } from './steps.ts'

/** Narrow ones need half the memory, and memory is what counting waits for. */
export type Cells = Uint16Array | Uint32Array

/** Facets whose values stand in the same columns. */
export interface ColumnGroup {
  facets: readonly Facet[]
  /** The codes of a product's values, ascending. */
  read: (item: IndexedProduct) => readonly number[]
  /** Its columns: the first, and the one behind the last. */
  from: number
  to: number
  /** Codes that one column holds; the last column takes all that are left. */
  codesPerColumn: number
  /** Where its lists stand among the words, as they were built. */
  words: { from: number; to: number }
}

export interface IndexColumns {
  readonly entries: Entries
  readonly groups: readonly ColumnGroup[]
  readonly lists: SharedLists
  readonly width: number
  readonly size: number
  /** The list in a column of a position begins at `cells[column * size + position]`. */
  readonly cells: Cells
  /** Words that the lists had when they were built. */
  readonly builtWords: number
  /** Words that they may have; beyond that an index built anew is better. */
  readonly mostWords: number
}

export interface ColumnsTuning {
  /** Words of lists up to which a group stays in one column. */
  wholeWords: number
  /** Values up to which two of them make one list. */
  pairedValues: number
  /** Words of all lists up to which cells are narrow; they may then become twice as many. */
  narrowWords: number
}

/** So few words are counted within the processor's nearest cache. */
export const COLUMNS_TUNING: ColumnsTuning = { wholeWords: 1 << 14, pairedValues: 256, narrowWords: 1 << 15 }

/** Words by which wide lists may outgrow their double. */
const ROOM = 1 << 16
const MOST_COLUMNS = 8
/** Share of the products that need not fit into the columns: their last list is longer. */
const LONG_LISTS = 0.01

/** Facets with the same `countedWith` are one group, every other is one for itself. */
export function facetGroups(): Facet[][] {
  const groups = new Map<string, Facet[]>()
  for (const facet of FACETS) {
    const name = facet.countedWith ?? facet.key
    groups.set(name, [...(groups.get(name) ?? []), facet])
  }
  return [...groups.values(), [RELATIVES]]
}

/** A group while products come in: each has one list, in the order of arrival. */
interface BuiltGroup {
  facets: readonly Facet[]
  read: (item: IndexedProduct) => readonly number[]
  lists: SharedLists
  places: GrowingList<Uint32Array>
}

export interface ColumnsBuilder {
  add(item: IndexedProduct): void
  /** `arrivals` are the products in the order of the positions. Once only. */
  finish(size: number, arrivals: Uint32Array | undefined): Steps<IndexColumns>
}

export function createColumnsBuilder(tuning: ColumnsTuning): ColumnsBuilder {
  const entries = createEntries()
  const parts = facetGroups().map((facets): BuiltGroup => {
    const read = entries.readerOf(facets)
    return { facets, read, lists: createSharedLists(), places: { values: new Uint32Array(16), length: 0 } }
  })
  return {
    add(item) {
      for (const { read, lists, places } of parts) {
        const codes = read(item)
        push(places, lists.placeOf(codes, 0, codes.length))
      }
    },
    *finish(size, arrivals) {
      const lists = createSharedLists()
      const plans: (Pick<BuiltGroup, 'facets' | 'read'> & ColumnPlan)[] = []
      for (const part of parts) {
        plans.push({ facets: part.facets, read: part.read, ...planColumns(part, entries, tuning) })
        yield
      }
      const width = plans.reduce((sum, { columns }) => sum + columns, 0)
      const wide = new Uint32Array(size * width)
      let from = 0
      const groups: ColumnGroup[] = []
      for (const { facets, read, columns, codesPerColumn } of plans) {
        const start = lists.words.length
        const group = { facets, read, from, to: from + columns, codesPerColumn, words: { from: start, to: start } }
        groups.push(group)
        const part = parts.shift()
        from += columns
        if (!part) continue
        const { values } = part.lists.words
        for (let position = 0; position < size; position += 1) {
          const place = part.places.values[arrivals ? (arrivals[position] ?? 0) : position] ?? 0
          const codes = { values, from: place + 1, to: place + 1 + (values[place] ?? 0) }
          setCells(lists, wide, position, size, group, codes)
          if (position % STEP_LENGTH === 0) yield
        }
        group.words.to = lists.words.length
      }
      lists.words.values = lists.words.values.slice(0, lists.words.length)
      const builtWords = lists.words.length
      const narrow = builtWords <= tuning.narrowWords
      const cells = narrow ? Uint16Array.from(wide) : wide
      const mostWords = narrow ? tuning.narrowWords * 2 : builtWords * 2 + ROOM
      return { entries, groups, lists, width, size, cells, builtWords, mostWords }
    },
  }
}

interface ColumnPlan {
  columns: number
  codesPerColumn: number
}

/** Few different lists stay whole; else a column holds two codes or one, so that there are as few lists as two or one value can make. */
function planColumns(
  { facets, lists: { words }, places }: BuiltGroup,
  { list }: Entries,
  { wholeWords, pairedValues }: ColumnsTuning,
): ColumnPlan {
  const lengths: number[] = []
  for (let at = 0; at < places.length; at += 1) {
    const length = words.values[places.values[at] ?? 0] ?? 0
    lengths[length] = (lengths[length] ?? 0) + 1
  }
  if (words.length <= wholeWords || lengths.length <= 2) return { columns: 1, codesPerColumn: Infinity }
  const values = list.reduce((sum, { facet }) => sum + Number(facets.includes(facet)), 0)
  const codesPerColumn = values <= pairedValues ? 2 : 1
  let longest = lengths.length - 1
  for (let left = places.length * LONG_LISTS; left >= (lengths[longest] ?? 0); longest -= 1)
    left -= lengths[longest] ?? 0
  return { columns: Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(longest / codesPerColumn))), codesPerColumn }
}

/** Writes a product's codes of a group into its columns; the cells of a column are `stride` apart. */
function setCells(
  lists: SharedLists,
  cells: Uint32Array,
  start: number,
  stride: number,
  { from, to, codesPerColumn }: ColumnGroup,
  codes: { values: ArrayLike<number>; from: number; to: number },
): void {
  let next = codes.from
  for (let column = from; column < to; column += 1) {
    const end = column === to - 1 ? codes.to : Math.min(codes.to, next + codesPerColumn)
    cells[start + column * stride] = lists.placeOf(codes.values, next, end)
    next = end
  }
}

/** The cells of a product as it is now; lists and entries that are new are added. */
export function makeCells({ groups, lists, width }: IndexColumns, item: IndexedProduct): Uint32Array {
  const made = new Uint32Array(width)
  for (const group of groups) {
    const values = group.read(item)
    setCells(lists, made, 0, 1, group, { values, from: 0, to: values.length })
  }
  return made
}

/** The cells of the product at a position. */
export function cellsAt({ cells, size, width }: IndexColumns, position: number): Uint32Array {
  return Uint32Array.from({ length: width }, (_, column) => cells[column * size + position] ?? 0)
}

/** Puts other cells in the place of those at a position. */
export function setCellsAt({ cells, size }: IndexColumns, position: number, values: Uint32Array): void {
  values.forEach((value, column) => (cells[column * size + position] = value))
}

/** The codes in the lists of some cells. */
export function codesIn({ lists }: IndexColumns, cells: Uint32Array): number[] {
  const { values } = lists.words
  const codes: number[] = []
  for (const place of cells) codes.push(...values.subarray(place + 1, place + 1 + (values[place] ?? 0)))
  return codes
}

/** The group that a facet belongs to; throws RangeError when it is none of the catalogue's. */
export function groupOf({ groups }: IndexColumns, facet: Facet): ColumnGroup {
  const group = groups.find(({ facets }) => facets.includes(facet))
  if (!group) throw new RangeError(`facet: the index does not know "${facet.key}"`)
  return group
}

/** The columns of all facets; those of the relatives come behind. */
export function countedColumns(columns: IndexColumns): Pick<ColumnGroup, 'from' | 'to' | 'words'> {
  const { from, words } = groupOf(columns, RELATIVES)
  return { from: 0, to: from, words: { from: 1, to: words.from } }
}
