/** Owns what categories, brands, colours and other words of the goods are called in a further language of the shop (spec 3.9). */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { BrandFacts, CategoryFacts } from './category.ts'
import { translationIn } from './translation.ts'

/** By the name in the main language; what is not in it is called the same. */
export type GoodsNames = Readonly<Record<string, string>>

interface Named {
  categories: readonly Pick<CategoryFacts, 'parent' | 'translations'>[]
  brands: readonly Pick<BrandFacts, 'name' | 'translations'>[]
}

type Spoken = Pick<ShopSettings, 'names' | 'locale' | 'languages'>

/** Whether the shop's words are those of a further language. */
function isFurther({ locale, languages }: Spoken): boolean {
  return languages.includes(locale)
}

/** What the settings say of words of the goods, in the language in which the shop is said. */
export function ownWords(shop: Spoken): GoodsNames {
  return (isFurther(shop) ? translationIn(shop.names, shop.locale) : undefined) ?? {}
}

/** Categories and brands go before words of the same spelling. None in the main language. */
export function goodsNames({ categories, brands }: Named, shop: Spoken): GoodsNames {
  if (!isFurther(shop)) return {}
  const { locale } = shop
  const all = new Map(Object.entries(ownWords(shop)))
  for (const { name, translations } of brands) {
    const title = translationIn(translations, locale)?.title
    if (title !== undefined) all.set(name, title)
  }
  for (const { parent, translations } of categories) {
    const said = translationIn(translations, locale)
    for (const [child, title] of Object.entries(said?.children ?? {})) all.set(child, title)
    if (said?.title !== undefined) all.set(parent, said.title)
  }
  return Object.fromEntries([...all].filter(([name, called]) => name !== called))
}

export function nameIn(names: GoodsNames, name: string): string {
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name
}
