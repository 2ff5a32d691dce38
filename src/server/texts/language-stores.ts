/** What the pages of each language are drawn with: the same shop, its own words, its own way to write amounts. */
import { moneyStyle } from '#domain/money/money-style.ts'
import { pageLanguages } from '#domain/shop/page-languages.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Store } from '#services/store.ts'
import type { TextPack } from '#texts/text-pack.ts'

function inLanguage(shop: ShopSettings, tag: string): ShopSettings {
  const { currency } = shop.money
  return { ...shop, locale: tag, money: { currency, style: moneyStyle(currency, tag) } }
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
