/** What the pages of each language are drawn with: the same shop, its own words, its own way to write amounts. */
import { moneyStyle } from '#domain/money/money-style.ts'
import { pageLanguages } from '#domain/shop/page-languages.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Store } from '#services/store.ts'
import type { TextPack } from '#texts/text-pack.ts'
import type { MailLanguage } from '../mail/mail-composer.ts'

function inLanguage(shop: ShopSettings, tag: string): ShopSettings {
  const { currency } = shop.money
  return { ...shop, locale: tag, money: { currency, style: moneyStyle(currency, tag) } }
}

interface MailsIn {
  texts: TextPack['texts']
  languages: readonly MailLanguage[]
}

/** What mails are written with, in the main language and in the further ones. */
export function mailTexts(shop: ShopSettings, packs: readonly [TextPack, ...TextPack[]]): MailsIn {
  const [main] = packs
  const pages = pageLanguages(shop.locale, shop.languages)
  const languages = shop.languages.flatMap((tag, place) => {
    const { [place + 1]: language } = pages
    const { [place + 1]: pack } = packs
    return language && pack
      ? [{ locale: language.locale, base: language.base, shop: inLanguage(shop, tag), texts: pack.texts }]
      : []
  })
  return { texts: main.texts, languages }
}

/** One store a language, in their order; the first is the shop's own. `packs` are those of `readShopPacks`. */
export function languageStores(store: Store, packs: readonly TextPack[]): readonly [Store, ...Store[]] {
  const { shop } = store
  const languages = pageLanguages(shop.locale, shop.languages)
  const further = shop.languages.map((tag, place): Store => {
    const { [place + 1]: language = languages[0] } = languages
    return {
      ...store,
      shop: inLanguage(shop, tag),
      texts: packs[place + 1] ?? store.texts,
      language,
      // With a port of 0 it is known once the server listens.
      get siteUrl() {
        return store.siteUrl
      },
    }
  })
  return [store, ...further]
}
