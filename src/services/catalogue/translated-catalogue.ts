/** The catalogue as the pages of one language show it: in that language's words, and without those of others (spec 3.9). */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { BrandFacts } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { inLanguage } from '#domain/catalogue/product/in-language.ts'
import { translationIn } from '#domain/catalogue/product/translation.ts'
import { type ProductMenuEntry, productMenu } from '#domain/catalogue/showing/product-menu.ts'
import type { CatalogueService } from './catalogue-service.ts'

type Said = Pick<
  CatalogueService,
  'source' | 'page' | 'product' | 'products' | 'related' | 'menu' | 'search' | 'shopList' | 'suggest'
>

/** @param locale BCP 47; null for the shop's main language. */
export function catalogueIn(catalogue: CatalogueService, locale: string | null): CatalogueService {
  /** Of products and sources that are held; they go with them. */
  const saidItems = new WeakMap<CatalogueItem, CatalogueItem>()
  const saidSources = new WeakMap<CatalogueSource, CatalogueSource>()
  const menus = new WeakMap<CatalogueSource, Promise<ProductMenuEntry[]>>()

  function say(item: CatalogueItem): CatalogueItem {
    if (!item.translations) return item
    const known = saidItems.get(item) ?? inLanguage(item, locale)
    saidItems.set(item, known)
    return known
  }

  const sayAll = (items: readonly CatalogueItem[]) => items.map(say)

  /** Its name is what it is found by; pages say it by `goodsNames`. */
  function sayBrand(brand: BrandFacts): BrandFacts {
    const said = locale === null ? undefined : translationIn(brand.translations, locale)
    return said?.description === undefined ? brand : { ...brand, description: said.description }
  }

  function source(): CatalogueSource {
    const whole = catalogue.source()
    const known = saidSources.get(whole) ?? {
      ...whole,
      brands: whole.brands.map(sayBrand),
      items: async (positions: Iterable<number>) => sayAll(await whole.items(positions)),
      showcase: async (type?: string) => sayAll(await whole.showcase(type)),
    }
    saidSources.set(whole, known)
    return known
  }

  const said: Said = {
    source,
    async page(query, size) {
      const page = await catalogue.page(query, size)
      return { ...page, items: sayAll(page.items) }
    },
    async product(id) {
      const product = await catalogue.product(id)
      return product && inLanguage(product, locale)
    },
    products: async (ids) => (await catalogue.products(ids)).map((product) => inLanguage(product, locale)),
    related: async (product, limit) => sayAll(await catalogue.related(product, limit)),
    menu() {
      const own = source()
      const known = menus.get(own) ?? productMenu(own)
      menus.set(own, known)
      known.catch(() => menus.delete(own))
      return known
    },
    async search(text, query, size) {
      const found = await catalogue.search(text, query, size)
      return { ...found, page: { ...found.page, items: sayAll(found.page.items) } }
    },
    suggest: (text, limit) => catalogue.suggest(text, limit, locale),
    shopList: () => catalogue.shopList(locale),
  }
  // What says nothing in any language is looked up in the service itself, values that move included.
  return Object.assign(Object.create(catalogue) as CatalogueService, said)
}
