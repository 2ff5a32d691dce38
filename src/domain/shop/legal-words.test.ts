import { describe, expect, it } from 'vitest'
import { legalWords, missingLegalTexts, shownMarket } from './legal-words.ts'
import { shownWords } from './market-settings.ts'

const market = {
  eu: true,
  words: { imprint: { '': ['Owner: Ada'] }, guarantee: { 'de-DE': ['Zwei', 'Jahre.'], en: ['Two years.'] } },
}

describe('spec 12.4: legal texts', () => {
  it('are those of the language, else those of the main one', () => {
    expect(legalWords(market, 'guarantee', 'de-AT')).toEqual(['Zwei', 'Jahre.'])
    expect(legalWords(market, 'guarantee', 'en')).toEqual(['Two years.'])
    expect(legalWords(market, 'guarantee', 'fr')).toEqual(['Zwei', 'Jahre.'])
    expect(legalWords(market, 'imprint', 'ar')).toEqual(['Owner: Ada'])
    expect(legalWords(market, 'withdrawal', 'en')).toEqual([])
  })

  it('browsers are told those beside pages alone, in their language', () => {
    const shown = shownMarket(market, 'de')
    expect(shown.words).toEqual({ guarantee: { '': ['Zwei', 'Jahre.'] } })
    expect([shownWords(shown, 'guarantee'), shownWords(shown, 'reviewsChecked')]).toEqual(['Zwei Jahre.', ''])
  })

  it('what nobody can write but the owner is missed', () => {
    expect(missingLegalTexts(market)).toEqual(['accessibility'])
    expect(missingLegalTexts({ eu: true, words: {} })).toEqual(['imprint', 'accessibility'])
    expect(missingLegalTexts({ eu: false, words: {} })).toEqual([])
  })
})
