import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savedSections } from '../index/snapshot-section.ts'
import { atOnce } from '../index/steps.ts'
import { createSearchFiller } from './search-filler.ts'
import { createSearchIndex, finish, type PlacedDocument, type SearchIndex } from './search-index.ts'
import { NONE, PLACE, type SearchPlace } from './search-postings.ts'
import type { SearchDocument } from './search-segment.ts'
import { idsMark, restoreSearch, searchSections } from './search-snapshot.ts'
import { stem } from './words/search-words.ts'
import { plainSearch } from './testing/plain-search.ts'

const WORDS = [
  ...[
    'ring',
    'rings',
    'earring',
    'lamp',
    'lampe',
    'lamps',
    'sneaker',
    'sneakers',
    'headphones',
    'phone',
    'D\u2019\u00e9t\u00e9',
  ],
  ...[
    'ear-buds',
    'ear buds',
    'ear',
    'cell phone',
    'lamp ring',
    'lampring',
    'earbuds',
    '14"',
    '14 inch',
    'wel-9713',
    'wel9714',
    'the',
    'gift',
    'engraved',
    'engagement',
    '中文',
    'straße',
  ],
]
const word = fc.constantFrom(...WORDS)
/** A word as it is, cut, with a letter too much, missing or swapped. */
const typedWord = fc
  .tuple(word, fc.nat(8), fc.constantFrom('as it is', 'cut', 'more', 'less', 'swapped'))
  .map(([text, at, how]) => {
    if (how === 'cut') return text.slice(0, at + 1)
    if (how === 'more') return `${text.slice(0, at)}e${text.slice(at)}`
    if (how === 'less') return text.slice(0, at) + text.slice(at + 1)
    if (how === 'swapped') return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
    return text
  })
const someText = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const typedText = fc.array(typedWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const search = fc.record({ text: typedText, typing: fc.boolean() })

const PLACES = Object.keys(PLACE) as SearchPlace[]

const document: fc.Arbitrary<SearchDocument> = fc
  .record({
    title: someText,
    fields: fc.array(fc.record({ text: someText, place: fc.constantFrom(...PLACES) }), { maxLength: 4 }),
    group: fc.constantFrom('', 'Rings', 'Lamps'),
    codes: fc.array(fc.constantFrom('WEL-9713', 'WEL-97', 'LAM-1', 'LAM-12', ''), { maxLength: 2 }),
    boost: fc.constantFrom(0, 0.25, 1),
  })
  .map((one) => ({ ...one, fields: [{ text: one.title, place: 'title' as const }, ...one.fields] }))

const placed = (documents: readonly SearchDocument[]): PlacedDocument[] =>
  documents.map((one, position) => ({ ...one, position }))

function built(documents: readonly PlacedDocument[]): SearchIndex {
  const index = createSearchIndex()
  const filler = createSearchFiller(index)
  for (const one of documents) filler.add(one)
  filler.flush()
  return index
}

function expectAgreement(
  index: SearchIndex,
  documents: readonly PlacedDocument[],
  { text, typing }: { text: string; typing: boolean },
  correction: (answer: { correction: string | null }) => unknown = letters,
) {
  const answer = index.search(text, { typing })
  const plain = plainSearch(documents, text, typing)
  expect(answer.best(Infinity)).toEqual(plain.positions)
  expect([...answer.positions]).toEqual(plain.positions.toSorted((a, b) => a - b))
  expect(answer.terms.toSorted()).toEqual(plain.terms)
  expect(answer).toMatchObject({ dropped: plain.dropped, partial: plain.partial, beside: plain.beside })
  expect(correction(answer)).toBe(correction(plain))
}

/** The same index as a start finds it. */
function storedAgain(index: SearchIndex, small: number): SearchIndex {
  const sections = [...searchSections(index.pieces(), 'these')].map(
    (one) =>
      [
        one.name,
        'rows' in one ? (JSON.parse(JSON.stringify([...one.rows])) as unknown[]) : one.numbers.slice(),
      ] as const,
  )
  const restored = createSearchIndex({ small })
  expect(restoreSearch(restored, savedSections(new Map(sections)), 'others')).toBe(false)
  expect(restoreSearch(restored, savedSections(new Map(sections)), 'these')).toBe(true)
  return restored
}

/** A term may be written as a document had it that is gone, until the index is tidied. */
const stems = ({ correction }: { correction: string | null }) => correction?.split(' ').map(stem).join(' ')
const letters = ({ correction }: { correction: string | null }) => correction

describe('the search index against the search said plainly', () => {
  it('finds the same in the same order, for any catalogue and text', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 12 }),
        fc.array(search, { minLength: 1, maxLength: 6 }),
        (documents, searches) => {
          const all = placed(documents)
          const index = built(all)
          expect(index.size).toBe(all.length)
          for (const one of searches) expectAgreement(index, all, one)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('documents may come in any order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6]),
        fc.array(document, { minLength: 7, maxLength: 7 }),
        search,
        (order, documents, one) => {
          const all = order.flatMap((position) => placed(documents)[position] ?? [])
          expectAgreement(built(all), all, one)
        },
      ),
    )
  })

  it('the best few are the first of all, with some left out', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 20 }),
        search,
        fc.nat(6),
        ([...documents], { text, typing }, most) => {
          const keep = (position: number) => position % 3 !== 0
          const answer = built(placed(documents)).search(text, { typing })
          expect(answer.best(most, keep)).toEqual(answer.best(Infinity).filter(keep).slice(0, most))
        },
      ),
    )
  })

  it('a stored index that does not fit itself is refused', () => {
    const index = built(
      placed([{ title: 'Lamp', fields: [{ text: 'Lamp', place: 'title' }], codes: ['L-1'], group: '', boost: 0 }]),
    )
    const sections = new Map(
      Array.from(searchSections(index.pieces(), 'these'), (one) => [
        one.name,
        'rows' in one ? [...one.rows] : one.numbers,
      ]),
    )
    for (const [name, content] of sections) {
      if (Array.isArray(content)) continue
      const longer = new (content.constructor as new (length: number) => typeof content)(content.length + 1)
      const torn = savedSections(new Map([...sections, [name, longer]]))
      expect(() => restoreSearch(createSearchIndex(), torn, 'these')).toThrow(RangeError)
    }
    expect(() => restoreSearch(createSearchIndex(), savedSections(new Map()), 'these')).toThrow(RangeError)
  })

  it('a catalogue with one more, one less or another order has another mark', () => {
    const mark = (...ids: string[]) => atOnce(idsMark({ size: ids.length, idAt: (at) => ids[at] ?? '' }))
    const marks = [mark(), mark('1'), mark('1', '2'), mark('2', '1'), mark('12'), mark('1', '2', '3'), mark('1', '3')]
    expect(new Set(marks).size).toBe(marks.length)
    expect(mark('1', '2')).toBe(mark('1', '2'))
  })

  it('whatever was put, removed, moved, tidied and stored, it answers like one that was built anew', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('put' as const),
        documents: fc.array(fc.tuple(fc.nat(9), document), { maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant('remove' as const), position: fc.nat(9) }),
      fc.record({
        kind: fc.constant('move' as const),
        moved: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
      }),
      fc.record({ kind: fc.constant('store' as const) }),
      fc.record({ kind: fc.constant('tidy' as const), steps: fc.nat(6), whole: fc.boolean() }),
    )
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 8 }),
        fc.array(step, { maxLength: 8 }),
        fc.nat(4),
        fc.array(search, { minLength: 1, maxLength: 4 }),
        (documents, steps, small, searches) => {
          let index = createSearchIndex({ small })
          index.put(placed(documents))
          let kept = new Map(placed(documents).map((one) => [one.position, one]))
          let tidying: Generator<undefined, void> | undefined
          for (const one of steps) {
            if (one.kind === 'put') {
              const fresh = one.documents.map(([position, own]) => ({ ...own, position }))
              for (const own of fresh) kept.set(own.position, own)
              index.put(fresh)
            } else if (one.kind === 'remove') {
              kept.delete(one.position)
              index.remove(one.position)
            } else if (one.kind === 'move') {
              const moved = Uint32Array.from({ length: 12 }, (_, at) => one.moved[at] ?? NONE)
              kept = new Map(
                [...kept.values()].flatMap((own): [number, PlacedDocument][] => {
                  const position = moved[own.position] ?? NONE
                  return position === NONE ? [] : [[position, { ...own, position }]]
                }),
              )
              index.move(moved)
            } else if (one.kind === 'store') {
              index = storedAgain(index, small)
              tidying = undefined
            } else {
              tidying ??= index.tidy({ whole: one.whole })
              for (let left = one.steps; left > 0 && tidying; left -= 1) if (tidying.next().done) tidying = undefined
            }
            for (const asked of searches) expectAgreement(index, [...kept.values()], asked, stems)
          }
          if (tidying) finish(tidying)
          expect(index.size).toBe(kept.size)
          for (const asked of searches) expectAgreement(index, [...kept.values()], asked, stems)
        },
      ),
      { numRuns: 60 },
    )
  })
})
