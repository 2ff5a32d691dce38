/** The search said plainly: every document and every word is looked at each time. The index must answer the same. */
import type { NearTerm, SearchDictionary } from '../words/search-dictionary.ts'
import type { PlacedDocument } from '../search-index.ts'
import { having, LENGTH_WORTH, rarityOf } from '../search-gains.ts'
import { meaningOfWord } from '../search-matching.ts'
import {
  gradeOf,
  GRADES,
  IN_TITLE,
  IS_NOUN,
  joinPlaces,
  PLACE,
  type Places,
  SEARCH_WEIGHTS,
} from '../search-postings.ts'
import { groupNumber, isBetterSurface, titleWords } from '../search-segment.ts'
import { COMMON_SYNONYMS } from '../words/search-synonyms.ts'
import { readSearchText } from '../words/search-text.ts'
import { typoDistance } from '../words/search-typos.ts'
import { fold, indexWords, plainCode, stem, termOf } from '../words/search-words.ts'

interface PlainDocument {
  position: number
  title: string
  length: number
  codes: string[]
  group: number
  boost: number
  places: Map<string, Places>
}
interface PlainTerm {
  count: number
  word: string
  grade: number
  /** The best grade of a document. */
  top: number
}

export interface PlainAnswer {
  /** Best first. */
  positions: number[]
  terms: string[]
  correction: string | null
  dropped: string[]
  partial: boolean
  beside: boolean
}

/** Sums are rounded to single precision as the index keeps them, so that equal scores are equal here too. */
export function plainSearch(placed: readonly PlacedDocument[], text: string, typing: boolean): PlainAnswer {
  const terms = new Map<string, PlainTerm>()
  const documents = placed.map((document) => read(document, terms))
  const dictionary = plainDictionary(terms)
  const { words, head } = readSearchText(text, {
    weightOf: (word) => dictionary.weight(termOf(word)),
    synonyms: COMMON_SYNONYMS,
  })
  const meanings = words.map((asked, at) => {
    const meaning = meaningOfWord(dictionary, COMMON_SYNONYMS, asked, typing && at === words.length - 1)
    return {
      word: asked.word,
      ...meaning,
      rarity: rarityOf(documents.length, having(dictionary, meaning)),
      found: false,
    }
  })
  const code = plainCode(text.slice(0, 64))
  const mayBeCode = code.length >= 4 && /[\d-]/.test(text)

  const matches = documents.map((document) => {
    const { position, places, boost, group, title } = document
    let [score, count, named, noun, titled] = [0, 0, 0, false, true]
    meanings.forEach((meaning, place) => {
      let [best, isNamed, isNoun, inTitle] = [0, false, false, false]
      const take = (term: string, quality: number, least: number, onlyTitle: boolean): void => {
        const grade = gradeOf(places.get(term) ?? 0)
        const weight = SEARCH_WEIGHTS[grade] ?? 0
        const worth = GRADES[grade]
        if (!places.has(term) || !worth || weight < least || (onlyTitle && IN_TITLE[grade] !== true)) return
        isNamed ||= weight >= 3
        isNoun ||= IS_NOUN[grade] === true && quality >= 0.5
        inTitle ||= IN_TITLE[grade] === true
        const ofTitle = Math.fround(worth.title * quality * meaning.rarity)
        const ofRest = Math.fround(worth.rest * quality * meaning.rarity + (weight >= 3 ? 1000 : 0))
        const gain = ofRest + (ofTitle > 0 ? ofTitle * (LENGTH_WORTH[document.length] ?? 1) : 0)
        best = Math.max(best, Math.fround(gain))
      }
      for (const { term, quality, loose = false } of meaning.expansions) {
        const least = loose ? 3 : dictionary.weight(term) >= 1 && !/\d/.test(meaning.word) ? 1 : 0
        take(term, quality, least, false)
      }
      for (const { first, second, quality } of meaning.splits) {
        if (title.includes(`${first} ${second}`)) take(stem(second), quality, 3, true)
      }
      titled &&= inTitle
      if (best === 0) return
      meaning.found = true
      score = Math.fround(score + best)
      count += 1
      if (isNamed) named += 1
      if (place === head) noun = isNoun
    })
    const own = mayBeCode ? document.codes.filter((one) => one.startsWith(code)) : []
    const codeScore = own.includes(code) ? 1000 : own.length > 0 ? 500 : 0
    return {
      position,
      count,
      named,
      noun,
      group,
      boost: Math.fround(boost),
      hasCode: codeScore > 0,
      score: Math.fround(score + codeScore),
      title: titled ? titleScore(document, fold(text).trim()) : 0,
    }
  })
  const isCode = matches.some(({ hasCode }) => hasCode)
  const most = Math.max(0, ...matches.map(({ count }) => count))
  const dropped = meanings.filter((meaning) => !meaning.found).map(({ word }) => word)
  const wanted = words.length - dropped.length
  const weak = !isCode && most > 1 && !matches.some(({ count, named }) => count === most && named > 0)
  const few = matches.filter(({ named }) => named === most).length < 9
  const beside = !typing && !isCode && !weak && most > 1 && most === wanted && few
  const found = matches.filter(({ count, named, noun, hasCode }) =>
    isCode ? hasCode : count > 0 && (count === most || (weak && named > 0) || (beside && count === most - 1 && noun)),
  )
  const corrected = meanings.some((meaning) => meaning.corrected && meaning.found)
  const nouns = found.filter(({ noun }) => noun)
  const headRarity = meanings[head]?.found === true ? meanings[head].rarity : 0
  const ofGroup = (group: number) =>
    isCode || headRarity === 0 || nouns.length === 0
      ? 0
      : ((6 * headRarity) / nouns.length) * nouns.filter((one) => one.group === group).length
  return {
    positions: found
      .map(({ position, score, group, boost, title }) => ({
        position,
        rank: Math.round(1000 * (Math.fround(score + ofGroup(group)) + boost + (corrected ? 0 : title))),
      }))
      .toSorted((a, b) => b.rank - a.rank || a.position - b.position)
      .map(({ position }) => position),
    terms: [
      ...new Set(
        meanings.flatMap(({ expansions, splits }) => [
          ...expansions.map(({ term }) => term),
          ...splits.flatMap(({ first, second }) => [stem(first), stem(second)]),
        ]),
      ),
    ].toSorted(),
    correction:
      corrected && !isCode
        ? meanings
            .filter((meaning) => meaning.found)
            .map((meaning) => understood(meaning, dictionary))
            .join(' ')
        : null,
    dropped: isCode ? [] : dropped,
    partial: !isCode && most > 0 && (weak || most < wanted),
    beside: beside && found.some(({ count }) => count < most),
  }
}

function read(
  { position, title, fields, codes, group, boost }: PlacedDocument,
  terms: Map<string, PlainTerm>,
): PlainDocument {
  const places = new Map<string, Places>()
  for (const { text, place } of fields) {
    for (const word of indexWords(text)) {
      const term = termOf(word)
      const known = terms.get(term) ?? { count: 0, word, grade: 255, top: 255 }
      if (!places.has(term)) known.count += 1
      places.set(term, joinPlaces(PLACE[place], places.get(term) ?? 0))
      const candidate = { word, grade: gradeOf(PLACE[place]) }
      const better = isBetterSurface(candidate, known) ? { ...known, ...candidate } : known
      terms.set(term, { ...better, top: Math.min(better.top, gradeOf(places.get(term) ?? 0)) })
    }
  }
  return {
    position,
    title: fold(title),
    length: titleWords(fold(title)),
    codes: codes.map(plainCode),
    group: groupNumber(group),
    boost,
    places,
  }
}

function plainDictionary(terms: ReadonlyMap<string, PlainTerm>): SearchDictionary {
  const count = (term: string) => terms.get(term)?.count ?? 0
  const weight = (term: string) => SEARCH_WEIGHTS[terms.get(term)?.top ?? 255] ?? 0
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
    endingWith: (word, most) => mostUsed((term) => isWord(term) && term !== word && term.endsWith(word), most),
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
