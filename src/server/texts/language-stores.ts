/** What the pages of each language are drawn with: the same shop, its own words, its own way to write amounts. */
import { nameIn } from '#domain/catalogue/product/goods-names.ts'
import { translationIn } from '#domain/catalogue/product/translation.ts'
import { moneyStyle } from '#domain/money/money-style.ts'
import { pageLanguages } from '#domain/shop/page-languages.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '#domain/shop/shop-settings.ts'
import { catalogueIn } from '#services/catalogue/translated-catalogue.ts'
import type { Store } from '#services/store.ts'
import type { TextPack } from '#texts/text-pack.ts'
import type { MailLanguage } from '../mail/mail-composer.ts'

type Pack = Pick<TextPack, 'texts'>

/** Settings that are sentences of ours until an owner writes others. */
const SENTENCES = ['freeShippingNote', 'taxSentence'] as const

/** The shop with those sentences in the words of a pack; `before` is the pack that they were in, at first the defaults'. */
export function inWords(shop: ShopSettings, pack: Pack, before?: Pack): ShopSettings {
  const ours = SENTENCES.filter((key) => shop[key] === (before ? before.texts.frame(key) : DEFAULT_SHOP_SETTINGS[key]))
  return { ...shop, ...Object.fromEntries(ours.map((key) => [key, pack.texts.frame(key)])) }
}

/** `shop` is in the words of `main`. */
function inLanguage(shop: ShopSettings, tag: string, pack: Pack, main: Pack): ShopSettings {
  const { currency } = shop.money
  const names = translationIn(shop.names, tag) ?? {}
  const productTypes = shop.productTypes.map((type) => ({ ...type, title: nameIn(names, type.title) }))
  const said = { ...shop, locale: tag, productTypes, money: { currency, style: moneyStyle(currency, tag) } }
  return inWords(said, pack, main)
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
      ? [{ locale: language.locale, base: language.base, shop: inLanguage(shop, tag, pack, main), texts: pack.texts }]
      : []
  })
  return { texts: main.texts, languages }
}

/** One store for the pages of each language, in their order; the first says things as the shop does. `packs` are those of `readShopPacks`. */
export function languageStores(store: Store, packs: readonly TextPack[]): readonly [Store, ...Store[]] {
  const { shop } = store
  const languages = pageLanguages(shop.locale, shop.languages)
  const further = shop.languages.map((tag, place): Store => {
    const { [place + 1]: language = languages[0] } = languages
    const { [place + 1]: texts = store.texts } = packs
    return {
      ...store,
      catalogue: catalogueIn(store.catalogue, language.locale),
      shop: inLanguage(shop, tag, texts, store.texts),
      texts,
      language,
      // With a port of 0 it is known once the server listens.
      get siteUrl() {
        return store.siteUrl
      },
    }
  })
  const main: Store = {
    ...store,
    catalogue: catalogueIn(store.catalogue, null),
    get siteUrl() {
      return store.siteUrl
    },
  }
  return [main, ...further]
}
