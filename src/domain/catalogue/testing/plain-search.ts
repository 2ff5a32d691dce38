/** The search said plainly: every document and every word is looked at each time. The index must answer the same. */
import type { NearTerm, SearchDictionary } from '../search-dictionary.ts'
import type { PlacedDocument } from '../search-index.ts'
import { isBetterSurface } from '../search-segment.ts'
import { SEARCH_WEIGHTS } from '../search-postings.ts'
import { meaningOf } from '../search-terms.ts'
import { readSearchText } from '../search-text.ts'
import { typoDistance } from '../search-typos.ts'
import { fold, indexWords, plainCode, stem, termOf } from '../search-words.ts'

interface PlainDocument {
  position: number
  title: string
  codes: string[]
  boost: number
  weights: Map<string, number>
}
interface PlainTerm {
  count: number
  word: string
  grade: number
}

export interface PlainAnswer {
  /** Best first. */
  positions: number[]
  terms: string[]
  correction: string | null
  dropped: string[]
  partial: boolean
}

/** Sums are rounded to single precision as the index keeps them, so that equal scores are equal here too. */
export function plainSearch(placed: readonly PlacedDocument[], text: string, typing: boolean): PlainAnswer {
  const terms = new Map<string, PlainTerm>()
  const documents = placed.map((document) => read(document, terms))
  const dictionary = plainDictionary(terms)
  const words = readSearchText(text, { weightOf: (word) => dictionary.weight(termOf(word)) })
  const meanings = words.map((word, at) => {
    const begun = typing && at === words.length - 1 ? meaningOf(dictionary, word, true) : null
    const meaning = begun && begun.expansions.length > 0 ? begun : meaningOf(dictionary, termOf(word), false)
    return { word, ...meaning, found: false }
  })
  const code = plainCode(text.slice(0, 64))
  const mayBeCode = code.length >= 4 && /[\d-]/.test(text)

  const matches = documents.map((document) => {
    const { position, weights, boost } = document
    let [score, count, strong, titled] = [0, 0, false, true]
    for (const meaning of meanings) {
      let best = 0
      let inTitle = false
      for (const { term, quality } of meaning.expansions) {
        const weight = weights.get(term)
        const least = dictionary.weight(term) >= 1 && !/\d/.test(meaning.word) ? 1 : 0
        if (weight === undefined || weight < least) continue
        strong ||= weight * quality >= 3
        inTitle ||= weight === SEARCH_WEIGHTS[0]
        const rarity = Math.log2(2 + documents.length / dictionary.count(term))
        best = Math.max(best, Math.fround(weight * quality * rarity))
      }
      titled &&= inTitle
      if (best === 0) continue
      meaning.found = true
      score = Math.fround(score + best)
      count += 1
    }
    const own = mayBeCode ? document.codes.filter((one) => one.startsWith(code)) : []
    const codeScore = own.includes(code) ? 1000 : own.length > 0 ? 500 : 0
    return {
      position,
      count,
      strong,
      hasCode: codeScore > 0,
      base: Math.fround(score + codeScore) + Math.fround(boost),
      title: titled ? titleScore(document, fold(text).trim()) : 0,
    }
  })
  const isCode = matches.some(({ hasCode }) => hasCode)
  const most = Math.max(0, ...matches.map(({ count }) => count))
  const weak = !isCode && most > 1 && !matches.some(({ count, strong }) => count === most && strong)
  const found = matches.filter(({ count, strong, hasCode }) =>
    isCode ? hasCode : count > 0 && (count === most || (weak && strong)),
  )
  const dropped = meanings.filter((meaning) => !meaning.found).map(({ word }) => word)
  const corrected = meanings.some((meaning) => meaning.corrected && meaning.found)
  return {
    positions: found
      .map(({ position, base, title }) => ({ position, rank: Math.round(1000 * (base + (corrected ? 0 : title))) }))
      .toSorted((a, b) => b.rank - a.rank || a.position - b.position)
      .map(({ position }) => position),
    terms: [...new Set(meanings.flatMap(({ expansions }) => expansions.map(({ term }) => term)))].toSorted(),
    correction:
      corrected && !isCode
        ? meanings
            .filter((meaning) => meaning.found)
            .map((meaning) => understood(meaning, dictionary))
            .join(' ')
        : null,
    dropped: isCode ? [] : dropped,
    partial: !isCode && most > 0 && (weak || most < words.length - dropped.length),
  }
}

function read({ position, title, fields, codes, boost }: PlacedDocument, terms: Map<string, PlainTerm>): PlainDocument {
  const weights = new Map<string, number>()
  for (const { text, weight } of fields) {
    for (const word of indexWords(text)) {
      const term = termOf(word)
      const known = terms.get(term) ?? { count: 0, word, grade: 255 }
      if (!weights.has(term)) known.count += 1
      weights.set(term, Math.max(weight, weights.get(term) ?? 0))
      const candidate = { word, grade: SEARCH_WEIGHTS.indexOf(weight) }
      terms.set(term, isBetterSurface(candidate, known) ? { ...known, ...candidate } : known)
    }
  }
  return { position, title: fold(title), codes: codes.map(plainCode), boost, weights }
}

function plainDictionary(terms: ReadonlyMap<string, PlainTerm>): SearchDictionary {
  const count = (term: string) => terms.get(term)?.count ?? 0
  const weight = (term: string) => SEARCH_WEIGHTS[terms.get(term)?.grade ?? 255] ?? 0
  const mostUsed = (test: (term: string) => boolean, most: number) =>
    [...terms.keys()]
      .filter(test)
      .toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1))
      .slice(0, most)
  const isWord = (term: string) => !/\d/.test(term)
  return {
    count,
    weight,
    surface: (term) => terms.get(term)?.word ?? term,
    eachList: () => undefined,
    startingWith: (word, least, most) =>
      mostUsed((term) => term !== word && term.startsWith(word) && weight(term) >= least, most),
    containing: (word, most) => mostUsed((term) => isWord(term) && term.includes(word), most),
    near(word, limit, { typing, most }) {
      const all = [...terms.keys()].filter(isWord).flatMap((term): NearTerm[] => {
        const whole = !typing || term.length <= word.length + limit
        const begun = [term.slice(0, word.length), term.slice(0, word.length + 1)]
        const distance = Math.min(...(whole ? [term] : begun).map((other) => typoDistance(word, other, 99)))
        return distance <= limit ? [{ term, distance, whole }] : []
      })
      const nearest = Math.min(...all.map(({ distance }) => distance))
      const kept = mostUsed((term) => all.some((one) => one.term === term && one.distance === nearest), most)
      return kept.flatMap((term) => all.find((one) => one.term === term) ?? [])
    },
  }
}

function titleScore({ title }: PlainDocument, typed: string): number {
  if (typed === '') return 0
  if (title === typed) return 60
  if (title.startsWith(typed)) return 25
  return title.includes(typed) ? 12 : 0
}

function understood(
  {
    word,
    expansions,
    corrected,
  }: { word: string; expansions: { term: string; quality: number }[]; corrected: boolean },
  dictionary: SearchDictionary,
): string {
  const worth = ({ term, quality }: { term: string; quality: number }) => quality * 100 + dictionary.weight(term)
  const [first] = expansions.toSorted((a, b) => worth(b) - worth(a))
  if (!corrected || !first) return word
  const surface = dictionary.surface(first.term)
  const plural = word.endsWith('s') && !surface.endsWith('s') && stem(`${surface}s`) === stem(surface)
  return plural ? `${surface}s` : surface
}
