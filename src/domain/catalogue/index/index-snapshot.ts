/** An index taken apart into plain sections that can be stored, and put together again without reading a catalogue. */
import { FACETS } from '../query/facets.ts'
import { buildIndexData, INDEX_TUNING, type IndexData, type IndexTuning } from './index-data.ts'
import { facetGroups, makeCells, setCellsAt, type ColumnGroup, type IndexColumns } from './index-columns.ts'
import { createEntries, RELATIVES, type Entries } from './index-entries.ts'
import { makeIds } from './index-ids.ts'
import { createSharedLists, type SharedLists } from './index-lists.ts'
import { ORDER_KEY_NAMES, ORDER_KEYS, type OrderKey } from './index-orders.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { SavedSections, Section } from './snapshot-section.ts'
import type { Steps } from './steps.ts'

/** Facets by number, as entries name them in a section. */
const NUMBERED = [...FACETS, RELATIVES]

type SavedEntry = [facet: number, label: string, swatch?: string]

interface SavedLayout {
  size: number
  width: number
  builtWords: number
  mostWords: number
  groups: { from: number; to: number; codesPerColumn: number | null; words: { from: number; to: number } }[]
}

/**
 * What the index holds of the products; all else is worked out of it again. Each section is taken when the caller comes to it, and the
 * index may change meanwhile: lists and values that the columns name stand in later sections, and products that changed since the first
 * section was taken have to be `replace`d after the reading.
 */
export function* indexSections({ ids, columns, orders }: IndexData): Generator<Section> {
  const { lists, entries, groups, cells, size, width, builtWords, mostWords } = columns
  yield { name: 'ids', numbers: ids.numbers }
  if (ids.texts) yield { name: 'id texts', rows: ids.texts }
  for (const name of ORDER_KEY_NAMES) yield { name: `key ${name}`, numbers: orders[name].keys }
  yield { name: 'cells', numbers: cells }
  yield { name: 'words', numbers: lists.words.values.subarray(0, lists.words.length) }
  yield { name: 'entries', rows: savedEntries(entries) }
  const layout: SavedLayout = {
    size,
    width,
    builtWords,
    mostWords,
    groups: groups.map(({ from, to, codesPerColumn, words }) => ({
      from,
      to,
      codesPerColumn: codesPerColumn === Infinity ? null : codesPerColumn,
      words,
    })),
  }
  yield { name: 'layout', rows: [layout] }
}

function* savedEntries({ list }: Entries): Generator<SavedEntry> {
  for (const { facet, label, swatch, isOption } of list) {
    if (isOption) continue
    const number = NUMBERED.indexOf(facet)
    yield swatch === undefined ? [number, label] : [number, label, swatch]
  }
}

export interface IndexRestorer {
  /** Puts a product as it is now in the place of the one with its id; false where it has none, or where the index should be built anew. */
  replace(product: IndexedProduct): boolean
  /** Once only, after all are replaced. */
  finish(): Steps<IndexData>
}

/**
 * Puts an index together again from what `indexSections` gave.
 * @throws {RangeError} where the sections do not fit each other or these facets.
 */
export function restoreIndexData(saved: SavedSections, tuning: IndexTuning = INDEX_TUNING): IndexRestorer {
  const numbers = saved.floats('ids')
  const texts = saved.has('id texts') ? (saved.rows('id texts') as string[]) : undefined
  const ids = makeIds(numbers, texts)
  const [layout] = saved.rows('layout') as SavedLayout[]
  expectLength('layout', Number(layout !== undefined), 1)
  if (texts) expectLength('id texts', texts.length, ids.size)
  const columns = restoreColumns(saved, layout as SavedLayout)
  expectLength('ids', ids.size, columns.size)
  const keys = Object.fromEntries(
    ORDER_KEY_NAMES.map((name) => {
      const list = saved.floats(`key ${name}`)
      expectLength(`key ${name}`, list.length, ids.size)
      return [name, list]
    }),
  ) as Record<OrderKey, Float64Array>
  return {
    replace(product) {
      const position = ids.positionOf(product.id)
      if (position < 0) return false
      const cells = makeCells(columns, product)
      if (columns.lists.words.length > columns.mostWords) return false
      setCellsAt(columns, position, cells)
      for (const name of ORDER_KEY_NAMES) keys[name][position] = ORDER_KEYS[name](product)
      return true
    },
    finish: () => buildIndexData(ids, columns, keys, tuning),
  }
}

function restoreColumns(saved: SavedSections, layout: SavedLayout): IndexColumns {
  const { size, width, builtWords, mostWords } = layout
  const entries = restoreEntries(saved.rows('entries') as SavedEntry[])
  const facets = facetGroups()
  expectLength('groups', layout.groups.length, facets.length)
  const groups = layout.groups.map(({ codesPerColumn, ...rest }, at): ColumnGroup => {
    const own = facets[at] ?? []
    return { ...rest, facets: own, read: entries.readerOf(own), codesPerColumn: codesPerColumn ?? Infinity }
  })
  const cells = saved.cells('cells')
  expectLength('cells', cells.length, size * width)
  return { entries, groups, lists: restoreLists(saved.words('words')), width, size, cells, builtWords, mostWords }
}

/** Values get their codes in the order in which they come, so the same order gives the same codes. */
function restoreEntries(rows: readonly SavedEntry[]): Entries {
  const entries = createEntries()
  for (const [number, label, swatch] of rows) {
    const facet = NUMBERED[number]
    const next = entries.list.length
    if (!facet || entries.codeOf(facet, label, swatch) !== next)
      throw new RangeError(`entries: "${label}" does not fit`)
  }
  return entries
}

/** Likewise lists and their places. */
function restoreLists(words: Uint32Array): SharedLists {
  const lists = createSharedLists()
  for (let place = 1; place < words.length; place = lists.words.length) {
    const end = place + 1 + (words[place] ?? 0)
    if (end > words.length || lists.placeOf(words, place + 1, end) !== place) {
      throw new RangeError(`words: the list at ${place} does not fit`)
    }
  }
  return lists
}

function expectLength(name: string, got: number, expected: number): void {
  if (got !== expected) throw new RangeError(`${name}: expected ${expected}, got ${got}`)
}
