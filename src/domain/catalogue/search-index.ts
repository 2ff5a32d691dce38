/** The search index: documents by their words, ranked by where and how well the words of a text stand in them. */
import { asTyped, inOrder, plainCode, titleScore } from './search-scores.ts'
import { createSearchTerms } from './search-terms.ts'
import { readSearchText } from './search-text.ts'
import { fold, indexWords, stem } from './search-words.ts'

export interface SearchField {
  text: string
  /** Above 0; what one match in this field counts. */
  weight: number
}

export interface SearchDocument {
  id: string
  title: string
  fields: readonly SearchField[]
  /** Codes such as a SKU, found only as a whole or from their beginning. */
  codes: readonly string[]
  /** 0 to 1; decides between documents that match alike. */
  boost: number
}

export interface SearchHit {
  id: string
  score: number
}

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[]
  /** Stems that matched, to be marked in texts. */
  terms: string[]
  /** The text with its typing errors put right; null where there were none. */
  correction: string | null
  /** Words that no document has. */
  dropped: string[]
  /** True when no document has all of the words, so that those with most of them came. */
  partial: boolean
}

export interface SearchIndex {
  readonly size: number
  /** Adds a document or puts it in the place of the one with its id. */
  add(document: SearchDocument): void
  remove(id: string): void
  /** `typing` while the last word is not finished. Only the first words of a long text count. */
  search(text: string, options?: { typing?: boolean }): SearchAnswer
}

const NOTHING: SearchAnswer = { hits: [], terms: [], correction: null, dropped: [], partial: false }
/** What a code that is met exactly counts, and one of which the beginning was typed. */
const CODE_SCORE = 1000
const CODE_START_SCORE = 500
const SHORTEST_CODE = 4
/** From this weight on a match is in the name of the goods, their maker, kind or tag. */
const STRONG = 3
/** Fields of less weight, such as attributes, count only where nothing else has the word. */
const WEAK = 1

interface KnownWord {
  word: string
  term: number
}
/** Texts of at most so many characters are remembered, and so many of them. */
const REPEATED = 80
const MOST_KNOWN = 5000

/** Sections 1 and 2 (search) and decisions, section 2. */
export function createSearchIndex(): SearchIndex {
  const terms = createSearchTerms()
  const surfaces: string[] = []
  const tops: number[] = []
  const postings: { slots: number[]; weights: number[] }[] = []
  const documents: ({ id: string; title: string; codes: readonly string[]; boost: number } | null)[] = []
  const slotOf = new Map<string, number>()
  // Brands, categories and tags repeat from product to product, words even more; each is read once.
  const knownTexts = new Map<string, readonly KnownWord[]>()
  const knownWords = new Map<string, number>()

  function remove(id: string): void {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    documents[slot] = null
    slotOf.delete(id)
    if (documents.length > 64 && documents.length > 2 * slotOf.size) compact()
  }

  /** Takes the places of removed documents out of all lists. */
  function compact(): void {
    const moved = new Map<number, number>()
    let next = 0
    documents.forEach((document, slot) => {
      if (!document) return
      moved.set(slot, next)
      documents[next] = document
      slotOf.set(document.id, next)
      next += 1
    })
    documents.length = next
    for (const posting of postings) {
      const kept = posting.slots.flatMap((slot, at) => {
        const place = moved.get(slot)
        return place === undefined ? [] : [{ place, weight: posting.weights[at] ?? 0 }]
      })
      posting.slots = kept.map(({ place }) => place)
      posting.weights = kept.map(({ weight }) => weight)
    }
  }

  function termsOf(text: string): readonly KnownWord[] {
    const known = knownTexts.get(text)
    if (known) return known
    const words = indexWords(text).map((word) => {
      const term = knownWords.get(word) ?? terms.add(stem(word))
      knownWords.set(word, term)
      postings[term] ??= { slots: [], weights: [] }
      return { word, term }
    })
    if (text.length <= REPEATED && knownTexts.size < MOST_KNOWN) knownTexts.set(text, words)
    return words
  }

  function add({ id, title, fields, codes, boost }: SearchDocument): void {
    remove(id)
    const slot = documents.push({ id, title: fold(title), codes: codes.map(plainCode), boost }) - 1
    slotOf.set(id, slot)
    const weights = new Map<number, number>()
    for (const { text, weight } of fields) {
      for (const { word, term } of termsOf(text)) {
        if (weight > (tops[term] ?? 0)) {
          tops[term] = weight
          surfaces[term] = word
        }
        weights.set(term, Math.max(weight, weights.get(term) ?? 0))
      }
    }
    for (const [term, weight] of weights) {
      postings[term]?.slots.push(slot)
      postings[term]?.weights.push(weight)
    }
  }

  function search(text: string, { typing = false }: { typing?: boolean } = {}): SearchAnswer {
    const words = readSearchText(text, { weightOf: (word) => tops[terms.find(stem(word))] ?? 0 })
    const scores = new Float32Array(documents.length)
    const counts = new Uint8Array(documents.length)
    const strong = new Uint8Array(documents.length)
    const best = new Float32Array(documents.length)
    const matched = new Set<number>()
    const dropped: string[] = []
    const put: string[] = []
    let corrected = false
    let most = 0

    words.forEach((word, place) => {
      const unfinished = typing && place === words.length - 1
      const begun = unfinished ? terms.meaning(word, true) : null
      const meaning = begun && begun.expansions.length > 0 ? begun : terms.meaning(stem(word), false)
      const touched: number[] = []
      let first: { term: number; worth: number } | undefined
      for (const { term, quality } of meaning.expansions) {
        const posting = postings[term]
        if (!posting || posting.slots.length === 0) continue
        const rarity = Math.log2(2 + slotOf.size / posting.slots.length)
        const worth = quality * 100 + (tops[term] ?? 0)
        if (!first || worth > first.worth) first = { term, worth }
        matched.add(term)
        const least = (tops[term] ?? 0) >= WEAK && !/\d/.test(word) ? WEAK : 0
        const { slots, weights } = posting
        for (let at = 0; at < slots.length; at += 1) {
          const slot = slots[at] ?? 0
          const weight = weights[at] ?? 0
          if (weight < least || documents[slot] === null) continue
          if (weight * quality >= STRONG) strong[slot] = 1
          const score = weight * quality * rarity
          const known = best[slot] ?? 0
          if (known === 0) touched.push(slot)
          if (score > known) best[slot] = score
        }
      }
      for (const slot of touched) {
        scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0)
        best[slot] = 0
        const count = (counts[slot] ?? 0) + 1
        counts[slot] = count
        if (count > most) most = count
      }
      if (touched.length === 0) dropped.push(word)
      else put.push(meaning.corrected && first ? asTyped(word, surfaces[first.term] ?? word) : word)
      corrected ||= meaning.corrected && touched.length > 0
    })

    const byCode = codeScores(text)
    if (most === 0 && byCode.size === 0) return { ...NOTHING, dropped }
    const typed = fold(text).trim()
    const weak = most > 1 && !documents.some((_, slot) => counts[slot] === most && strong[slot] === 1)
    const found: number[] = []
    for (let slot = 0; slot < documents.length; slot += 1) {
      const document = documents[slot]
      const code = byCode.get(slot) ?? 0
      const taken = byCode.size > 0 ? code > 0 : counts[slot] === most || (weak && strong[slot] === 1)
      if (!document || !taken) continue
      scores[slot] = (scores[slot] ?? 0) + code + titleScore(document.title, typed) + document.boost
      found.push(slot)
    }
    return {
      hits: inOrder(found, scores).flatMap((slot) => {
        const document = documents[slot]
        return document ? [{ id: document.id, score: scores[slot] ?? 0 }] : []
      }),
      terms: [...matched].flatMap((term) => terms.texts[term] ?? []),
      correction: corrected && byCode.size === 0 ? put.join(' ') : null,
      dropped: byCode.size > 0 ? [] : dropped,
      partial: byCode.size === 0 && (weak || most < words.length - dropped.length),
    }
  }

  /** Only a text with a digit or a hyphen reads like a code; a word is no beginning of one. */
  function codeScores(text: string): Map<number, number> {
    const code = plainCode(text.slice(0, 64))
    const found = new Map<number, number>()
    if (code.length < SHORTEST_CODE || !/[\d-]/.test(text)) return found
    documents.forEach((document, slot) => {
      for (const own of document?.codes ?? []) {
        if (own.startsWith(code)) found.set(slot, own === code ? CODE_SCORE : CODE_START_SCORE)
      }
    })
    return found
  }

  return {
    get size() {
      return slotOf.size
    },
    add,
    remove,
    search,
  }
}
