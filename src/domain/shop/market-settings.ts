/** Owns what the law of a market asks a shop to say, in its owner's own words (docs/specification.md, 12.4). */

/** What an owner may say himself. */
export const LEGAL_TEXTS = ['imprint', 'accessibility', 'withdrawal', 'guarantee', 'reviewsChecked'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]

/** Paragraphs, by BCP 47 tag; under '' those of the language that they are asked for in. */
export type OwnWords = Readonly<Record<string, readonly string[]>>

export interface MarketSettings {
  /** The shop sells to consumers of the European Union, and does what their law asks of it. */
  eu: boolean
  words: Readonly<Partial<Record<LegalText, OwnWords>>>
}

export const DEFAULT_MARKET: MarketSettings = { eu: false, words: {} }

/** What `shownMarket` has chosen for a page, in one text; '' where the owner says nothing. */
export function shownWords({ words }: MarketSettings, text: LegalText): string {
  return words[text]?.['']?.join(' ') ?? ''
}
