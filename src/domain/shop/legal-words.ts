/** Owns which of an owner's legal texts are told in which language; read on the server alone (docs/specification.md, 12.4). */
import { LEGAL_TEXTS, type LegalText, type MarketSettings } from './market-settings.ts'
import { languageOf } from './page-languages.ts'

/** What the owner says in a language: in its own words, else in those of the main language; none where he says nothing. */
export function legalWords({ words }: MarketSettings, text: LegalText, locale: string): readonly string[] {
  const own = words[text]
  if (!own) return []
  const named = Object.keys(own).find((tag) => tag !== '' && languageOf(tag) === languageOf(locale))
  return own[named ?? ''] ?? Object.values(own)[0] ?? []
}

/** What browsers are told beside pages of their own, in the language of the page. */
const SHOWN: readonly LegalText[] = ['guarantee', 'reviewsChecked']

export function shownMarket(market: MarketSettings, locale: string): MarketSettings {
  const shown = SHOWN.flatMap((text) => {
    const words = legalWords(market, text, locale)
    return words.length > 0 ? [[text, { '': words }] as const] : []
  })
  return { eu: market.eu, words: Object.fromEntries(shown) }
}

/** Of all others there are words of ours that are true of any shop. */
const OWNERS_ALONE: readonly LegalText[] = ['imprint', 'accessibility']

/** Which texts the law asks for and nobody has written yet. */
export function missingLegalTexts({ eu, words }: MarketSettings): LegalText[] {
  return eu ? LEGAL_TEXTS.filter((text) => OWNERS_ALONE.includes(text) && words[text] === undefined) : []
}
