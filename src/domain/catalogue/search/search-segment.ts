/** A part of the search index: some documents with their words, codes and titles. Made once and never changed, so it can be handed over or joined with others. */
import { gradeOf, joinPlaces, PLACE, type Places, type SearchPlace, withRoom } from './search-postings.ts'
import { createTableWriter, type SearchTable } from './search-table.ts'
import { fold, indexWords, plainCode, termOf } from './words/search-words.ts'

export interface SearchField {
  text: string
  place: SearchPlace
}

export interface SearchDocument {
  title: string
  fields: readonly SearchField[]
  /** Codes such as a SKU, found only as a whole or from their beginning. */
  codes: readonly string[]
  /** What tells its category from others: documents of the same one have the same text. */
  group: string
  /** 0 to 3; decides between documents that match nearly alike. */
  boost: number
}

export interface SearchSegment {
  /** How many; they are numbered from 0 in the order of adding. */
  readonly documents: number
  /** Words of letters alone: only they are misspelt. */
  readonly words: SearchTable
  /** Words with a digit: sizes, units, model numbers. */
  readonly figures: SearchTable
  readonly codes: SearchTable
  /** Folded titles in UTF-8; that of document `d` stands from `titleStarts[d]` up to `titleStarts[d + 1]`. */
  readonly titles: Uint8Array
  readonly titleStarts: Uint32Array
  readonly boosts: Float32Array
  /** Words of each title, 255 at most. */
  readonly lengths: Uint8Array
  /** A number for the category of each, the same in every part; two may have the same by chance. */
  readonly groups: Uint16Array
  /** How a term is written in its best field, where that is not the term itself. */
  readonly surfaces: ReadonlyMap<string, string>
}

export interface SegmentBuilder {
  readonly documents: number
  add(document: SearchDocument): void
  /** Ends the building. */
  finish(): SearchSegment
}

export interface WordReader {
  (text: string): readonly IndexedWord[]
}
interface IndexedWord {
  word: string
  term: string
  figure: boolean
}

/** Texts of at most so many characters are remembered, and so many of them. */
const REPEATED = 80
const MOST_TEXTS = 5000
const MOST_WORDS = 50_000

/** Brands, categories and tags repeat from product to product, words even more; each is read once. */
export function createWordReader(): WordReader {
  const texts = new Map<string, readonly IndexedWord[]>()
  const words = new Map<string, IndexedWord>()

  function read(word: string): IndexedWord {
    const known = words.get(word)
    if (known) return known
    const figure = /\d/.test(word)
    const made = { word, term: termOf(word), figure }
    // Model numbers hardly repeat.
    if (!figure && words.size < MOST_WORDS) words.set(word, made)
    return made
  }
  return (text) => {
    const known = texts.get(text)
    if (known) return known
    const found = indexWords(text).map(read)
    if (text.length <= REPEATED && texts.size < MOST_TEXTS) texts.set(text, found)
    return found
  }
}

export function createSegmentBuilder(readWords: WordReader = createWordReader()): SegmentBuilder {
  const words = collect()
  const figures = collect()
  const codes = collect()
  /** By the number of a term. */
  const surfaces: { term: string; word: string; grade: number }[] = []
  const boosts: number[] = []
  const lengths: number[] = []
  const groups: number[] = []
  const encoder = new TextEncoder()
  let titles = new Uint8Array(1024)
  let titleStarts = new Uint32Array(64)

  function note(key: number, { word, term }: IndexedWord, grade: number): void {
    const known = surfaces[key]
    if (!known) surfaces[key] = { term, word, grade }
    else if (grade <= known.grade && isBetterSurface({ word, grade }, known)) {
      known.word = word
      known.grade = grade
    }
  }

  return {
    get documents() {
      return boosts.length
    },
    add({ title, fields, codes: own, group, boost }) {
      const document = boosts.push(boost) - 1
      const folded = fold(title)
      const start = titleStarts[document] ?? 0
      titles = withRoom(titles, start + 3 * folded.length)
      titleStarts = withRoom(titleStarts, document + 2)
      titleStarts[document + 1] = start + encoder.encodeInto(folded, titles.subarray(start)).written
      for (const { text, place } of fields) {
        const places = PLACE[place]
        const grade = gradeOf(places)
        for (const one of readWords(text)) {
          if (one.figure) figures.add(one.term, document, places)
          else note(words.add(one.term, document, places), one, grade)
        }
      }
      lengths.push(titleWords(folded))
      groups.push(groupNumber(group))
      for (const code of own) {
        const plain = plainCode(code)
        if (plain !== '') codes.add(plain, document, PLACE.head)
      }
    },
    finish() {
      const written = surfaces.filter(({ term, word }) => word !== term)
      const documents = boosts.length
      return {
        documents,
        words: words.finish({ masked: true }),
        figures: figures.finish({ masked: false }),
        codes: codes.finish({ masked: false }),
        titles: titles.slice(0, titleStarts[documents]),
        titleStarts: titleStarts.slice(0, documents + 1),
        boosts: Float32Array.from(boosts),
        lengths: Uint8Array.from(lengths),
        groups: Uint16Array.from(groups),
        surfaces: compactSurfaces(written.map(({ term, word }) => [term, word])),
      }
    },
  }
}

/** Copies the words, so that none of them keeps the long text in memory that it was cut out of. */
export function compactSurfaces(surfaces: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  const words = [...surfaces].flat().join(' ').split(' ')
  return new Map(Array.from({ length: words.length >> 1 }, (_, at) => [words[2 * at] ?? '', words[2 * at + 1] ?? '']))
}

/** The better field decides, then the shorter word; so the outcome does not hang on the order of documents. */
export function isBetterSurface(one: { word: string; grade: number }, other: { word: string; grade: number }): boolean {
  if (one.grade !== other.grade) return one.grade < other.grade
  if (one.word === other.word) return false
  if (one.word.length !== other.word.length) return one.word.length < other.word.length
  return one.word < other.word
}

/** Words of a folded title as they are written, 255 at most. */
export function titleWords(folded: string): number {
  return Math.min(255, folded.split(' ').length)
}

/** Numbers of groups are below this. */
export const GROUP_NUMBERS = 2 ** 16

/** FNV-1a, folded to 16 bits. */
export function groupNumber(group: string): number {
  let hash = 0x811c_9dc5
  for (let at = 0; at < group.length; at += 1) hash = Math.imul(hash ^ group.charCodeAt(at), 0x0100_0193)
  return ((hash >>> 16) ^ hash) & (GROUP_NUMBERS - 1)
}

/** Gathers keys with their documents in the order they come, and sorts them at the end. */
function collect() {
  const numbers = new Map<string, number>()
  const lastDocument: number[] = []
  const lastPlace: number[] = []
  let size = 0
  let keys = new Uint32Array(1024)
  let documents = new Uint32Array(1024)
  let places = new Uint8Array(1024)

  return {
    /** Documents come in ascending order. A key that a document has twice stands at all of its places. Returns the number of the key. */
    add(text: string, document: number, own: Places): number {
      let key = numbers.get(text)
      if (key === undefined) {
        key = numbers.size
        numbers.set(text, key)
      } else if (lastDocument[key] === document) {
        const place = lastPlace[key] ?? 0
        places[place] = joinPlaces(places[place] ?? 0, own)
        return key
      }
      keys = withRoom(keys, size + 1)
      documents = withRoom(documents, size + 1)
      places = withRoom(places, size + 1)
      keys[size] = key
      documents[size] = document
      places[size] = own
      lastDocument[key] = document
      lastPlace[key] = size
      size += 1
      return key
    },
    finish(options: { masked: boolean }): SearchTable {
      const sorted = [...numbers.keys()].toSorted()
      // Counting: where the places of each key begin when they are put together.
      const ends = new Uint32Array(numbers.size + 1)
      for (let at = 0; at < size; at += 1) ends[(keys[at] ?? 0) + 1] = (ends[(keys[at] ?? 0) + 1] ?? 0) + 1
      for (let key = 1; key < ends.length; key += 1) ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0)
      const starts = ends.slice()
      const order = new Uint32Array(size)
      for (let at = 0; at < size; at += 1) {
        const key = keys[at] ?? 0
        const place = ends[key] ?? 0
        order[place] = at
        ends[key] = place + 1
      }
      const writer = createTableWriter(options)
      for (const text of sorted) {
        const key = numbers.get(text) ?? 0
        writer.begin(text)
        for (let at = starts[key] ?? 0; at < (starts[key + 1] ?? 0); at += 1) {
          const place = order[at] ?? 0
          writer.add(documents[place] ?? 0, gradeOf(places[place] ?? 0))
        }
      }
      return writer.finish()
    },
  }
}
