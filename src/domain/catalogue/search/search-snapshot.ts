/** A search index taken apart into plain sections that can be stored, and put together again without reading a product. */
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import type { SavedSections, Section } from '../index/snapshot-section.ts'
import type { Steps } from '../index/steps.ts'
import type { SearchIndex, SearchPiece } from './search-index.ts'
import type { SearchSegment } from './search-segment.ts'
import type { SearchTable } from './search-table.ts'

const TABLES = ['words', 'figures', 'codes'] as const
/** Ids between two of which others may get their turn. */
const STEP = 20_000

interface SavedLayout {
  /** Names the catalogue whose positions the documents have (`idsMark`). */
  mark: string
  pieces: number
}

/** What `restoreSearch` needs. The index may change meanwhile: what is given is as it was at the call of `pieces`. */
export function* searchSections(pieces: readonly SearchPiece[], mark: string): Generator<Section> {
  const layout: SavedLayout = { mark, pieces: pieces.length }
  yield { name: 'search', rows: [layout] }
  for (const [at, { segment, positions }] of pieces.entries()) {
    yield { name: `${at} positions`, numbers: positions }
    for (const table of TABLES) yield* tableSections(`${at} ${table}`, segment[table])
    yield { name: `${at} titles`, numbers: segment.titles }
    yield { name: `${at} title starts`, numbers: segment.titleStarts }
    yield { name: `${at} boosts`, numbers: segment.boosts }
    yield { name: `${at} lengths`, numbers: segment.lengths }
    yield { name: `${at} groups`, numbers: segment.groups }
    yield { name: `${at} surfaces`, rows: segment.surfaces }
  }
}

function* tableSections(name: string, table: SearchTable): Generator<Section> {
  yield { name: `${name} texts`, numbers: new TextEncoder().encode(table.texts) }
  yield { name: `${name} starts`, numbers: table.starts }
  yield { name: `${name} lists`, numbers: table.lists }
  yield { name: `${name} list starts`, numbers: table.listStarts }
  yield { name: `${name} counts`, numbers: table.counts }
  yield { name: `${name} tops`, numbers: table.tops }
  yield { name: `${name} masks`, numbers: table.masks }
}

/**
 * Puts what was saved into an index that is empty; false where it has the positions of another catalogue.
 * @throws {RangeError} where the sections do not fit each other.
 */
export function restoreSearch(index: SearchIndex, saved: SavedSections, mark: string): boolean {
  const [layout] = saved.rows('search') as SavedLayout[]
  if (layout?.mark !== mark) return false
  const pieces = Array.from({ length: layout.pieces }, (_, at) => ({
    segment: savedSegment(saved, at),
    positions: saved.words(`${at} positions`),
  }))
  for (const { segment, positions } of pieces) {
    expectLength('positions', positions.length, segment.documents)
    index.append(segment, positions)
  }
  return true
}

function savedSegment(saved: SavedSections, at: number): SearchSegment {
  const boosts = saved.singles(`${at} boosts`)
  const documents = boosts.length
  const titleStarts = saved.words(`${at} title starts`)
  const titles = saved.bytes(`${at} titles`)
  const lengths = saved.bytes(`${at} lengths`)
  const groups = saved.halves(`${at} groups`)
  expectLength('title starts', titleStarts.length, documents + 1)
  expectLength('titles', titles.length, titleStarts[documents] ?? 0)
  expectLength('lengths', lengths.length, documents)
  expectLength('groups', groups.length, documents)
  return {
    documents,
    words: savedTable(saved, `${at} words`, true),
    figures: savedTable(saved, `${at} figures`, false),
    codes: savedTable(saved, `${at} codes`, false),
    titles,
    titleStarts,
    boosts,
    lengths,
    groups,
    surfaces: new Map(saved.rows(`${at} surfaces`) as [string, string][]),
  }
}

function savedTable(saved: SavedSections, name: string, masked: boolean): SearchTable {
  const counts = saved.words(`${name} counts`)
  const size = counts.length
  const texts = new TextDecoder().decode(saved.bytes(`${name} texts`))
  const starts = saved.words(`${name} starts`)
  const lists = saved.bytes(`${name} lists`)
  const listStarts = saved.words(`${name} list starts`)
  const tops = saved.bytes(`${name} tops`)
  const masks = saved.words(`${name} masks`)
  expectLength(`${name} starts`, starts.length, size + 1)
  expectLength(`${name} texts`, texts.length, starts[size] ?? 0)
  expectLength(`${name} list starts`, listStarts.length, size + 1)
  expectLength(`${name} lists`, lists.length, listStarts[size] ?? 0)
  expectLength(`${name} tops`, tops.length, size)
  expectLength(`${name} masks`, masks.length, masked ? size : 0)
  return { size, texts, starts, lists, listStarts, counts, tops, masks }
}

/** Names the products of a catalogue and their positions: with one more, one less or another order it is another text. */
export function* idsMark({ size, idAt }: Pick<CatalogueIndex, 'size' | 'idAt'>): Steps<string> {
  let [one, other] = [0x811c_9dc5, 0]
  for (let position = 0; position < size; position += 1) {
    const id = idAt(position)
    for (let at = 0; at < id.length; at += 1) {
      const letter = id.charCodeAt(at)
      one = Math.imul(one ^ letter, 0x0100_0193)
      other = (Math.imul(other, 31) + letter) | 0
    }
    one = Math.imul(one ^ 0x1_0000, 0x0100_0193)
    other = (Math.imul(other, 31) + 0x1_0000) | 0
    if (position % STEP === STEP - 1) yield
  }
  return `${size} ${one >>> 0} ${other >>> 0}`
}

function expectLength(name: string, got: number, expected: number): void {
  if (got !== expected) throw new RangeError(`${name}: expected ${expected}, got ${got}`)
}
