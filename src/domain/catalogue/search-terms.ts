/** The dictionary of a search index: which of its terms a typed word may mean, best first. */
import { synonyms } from './search-synonyms.ts'
import { forgiven, letterMask, mayBeNear, typoDistance } from './search-typos.ts'

/** A term that a typed word stands for; `quality` above 0, 1 for the word itself. */
export interface Expansion {
  term: number
  quality: number
}

export interface Meaning {
  expansions: Expansion[]
  /** True when only a typing error explains the word. */
  corrected: boolean
}

export interface SearchTerms {
  readonly texts: readonly string[]
  /** The number of a term, or -1. */
  find(text: string): number
  /** Finds or adds. */
  add(text: string): number
  /** What a stem may mean; `typing` when the shopper has not finished it. */
  meaning(word: string, typing: boolean): Meaning
}

/** Terms taken for one word at most, so that a single letter does not mean half of the dictionary. */
const MOST = 60
const NOTHING: Meaning = { expansions: [], corrected: false }

export function createSearchTerms(): SearchTerms {
  const texts: string[] = []
  const masks: number[] = []
  const numbers = new Map<string, number>()
  let sorted: string[] | undefined

  const find = (text: string) => numbers.get(text) ?? -1

  function startingWith(word: string): Expansion[] {
    sorted ??= texts.toSorted()
    const found: Expansion[] = []
    for (let at = lowerBound(sorted, word); found.length < MOST; at += 1) {
      const text = sorted[at]
      if (text === undefined || !text.startsWith(word)) break
      if (text !== word) found.push({ term: find(text), quality: 0.5 + (0.35 * word.length) / text.length })
    }
    return found
  }

  function containing(word: string): Expansion[] {
    const found: Expansion[] = []
    for (let term = 0; term < texts.length && found.length < MOST; term += 1) {
      if (texts[term]?.includes(word)) found.push({ term, quality: 0.45 })
    }
    return found
  }

  /** The nearest terms only: where one error is enough, two are not looked at. */
  function nearTo(word: string, typing: boolean): Expansion[] {
    let limit = forgiven(word.length)
    let found: Expansion[] = []
    if (limit === 0) return found
    const mask = letterMask(word)
    for (let term = 0; term < texts.length; term += 1) {
      const text = texts[term] ?? ''
      const whole = !typing || text.length <= word.length + limit
      if (whole && !mayBeNear(mask, masks[term] ?? 0, limit)) continue
      // Numbers are not misspelt: 14 inches are not 11.
      if (/\d/.test(text)) continue
      // An unfinished word may lack a letter as well as have a wrong one.
      const distance = whole
        ? typoDistance(word, text, limit)
        : Math.min(
            typoDistance(word, text.slice(0, word.length), limit),
            typoDistance(word, text.slice(0, word.length + 1), limit),
          )
      if (distance > limit) continue
      if (distance < limit) {
        limit = distance
        found = []
      }
      const sameStart = text[0] === word[0] ? 0.08 : 0
      if (found.length < MOST) found.push({ term, quality: 0.7 - 0.15 * distance + sameStart - (whole ? 0 : 0.1) })
    }
    return found
  }

  return {
    texts,
    find,
    add(text) {
      const known = find(text)
      if (known >= 0) return known
      numbers.set(text, texts.length)
      masks.push(letterMask(text))
      sorted = undefined
      return texts.push(text) - 1
    },
    meaning(word, typing) {
      const own = find(word)
      const same: Expansion[] = own >= 0 ? [{ term: own, quality: 1 }] : []
      const others = synonyms(word)
        .map(find)
        .filter((term) => term >= 0)
      const exact = [...same, ...others.map((term) => ({ term, quality: 0.85 }))]
      if (typing && word.length > 1) {
        const found = [...exact, ...startingWith(word)]
        if (found.length > 0) return { expansions: found, corrected: false }
      }
      if (exact.length > 0) return { expansions: exact, corrected: false }
      const begun = word.length > 2 ? startingWith(word) : []
      if (begun.length > 0) return { expansions: begun, corrected: false }
      if (/\d/.test(word)) return NOTHING
      const inside = word.length > 3 ? containing(word) : []
      if (inside.length > 0) return { expansions: inside, corrected: false }
      const near = nearTo(word, typing)
      return near.length > 0 ? { expansions: near, corrected: true } : NOTHING
    },
  }
}

function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
