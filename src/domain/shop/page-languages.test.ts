import { describe, expect, it } from 'vitest'
import { languageAt, pageLanguages, withoutBase } from './page-languages.ts'

describe('the languages of a shop', () => {
  const languages = pageLanguages('de-DE', ['en', 'ar', 'fr-CA'])

  it('are named in themselves, know their direction, and lie under prefixes but for the main one', () => {
    expect(languages).toEqual([
      { locale: 'de', base: '', direction: 'ltr', name: 'Deutsch' },
      { locale: 'en', base: '/en', direction: 'ltr', name: 'English' },
      { locale: 'ar', base: '/ar', direction: 'rtl', name: 'العربية' },
      { locale: 'fr-CA', base: '/fr-ca', direction: 'ltr', name: 'Français canadien' },
    ])
  })

  it.each([
    ['/', 'de'],
    ['/shop', 'de'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en?x=/ar', 'en'],
    ['/ar/shop?type=beauty', 'ar'],
    ['/ar.data', 'ar'],
    ['/ar/shop.data', 'ar'],
    ['/fr-ca/shop', 'fr-CA'],
    ['/fr-CA/shop', 'de'],
    ['/fr/shop', 'de'],
    ['/english', 'de'],
    ['//en/shop', 'de'],
  ])('%s belongs to %s', (path, locale) => {
    expect(languageAt(path, languages).locale).toBe(locale)
  })

  it('a path is the same in each', () => {
    expect([withoutBase('/en/shop', '/en'), withoutBase('/en', '/en'), withoutBase('/shop', '')]).toEqual([
      '/shop',
      '/',
      '/shop',
    ])
  })
})
