import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { LANGUAGES } from '#texts/languages.ts'
import { makePack } from '#texts/make-pack.ts'
import { inWords, mailTexts } from './language-stores.ts'

const [french, english, arabic] = [makePack('fr', LANGUAGES['fr']), makePack('en'), makePack('ar', LANGUAGES['ar'])]

describe('a shop in its languages', () => {
  const settings = { ...DEFAULT_SHOP_SETTINGS, locale: 'fr-FR', languages: ['en', 'ar'] }

  it('says the sentences that nobody wrote in each of them', () => {
    const shop = inWords(settings, french)
    const { languages } = mailTexts(shop, [french, english, arabic])
    expect([shop, ...languages.map((one) => one.shop)].map(({ taxSentence }) => taxSentence)).toEqual([
      'Prix toutes taxes comprises',
      'Prices include tax',
      'الأسعار شاملة الضريبة',
    ])
  })

  it('leaves an owner’s sentence as it is written', () => {
    const shop = inWords({ ...settings, freeShippingNote: 'Le port est pour nous' }, french)
    const { languages } = mailTexts(shop, [french, english, arabic])
    expect(languages.map((one) => one.shop.freeShippingNote)).toEqual([
      'Le port est pour nous',
      'Le port est pour nous',
    ])
  })

  it('writes amounts of one currency as each of them does', () => {
    const { languages } = mailTexts(inWords(settings, french), [french, english, arabic])
    expect(languages.map(({ base, shop }) => [base, shop.money.currency.code, shop.money.style.point])).toEqual([
      ['/en', 'USD', '.'],
      ['/ar', 'USD', '.'],
    ])
  })
})
