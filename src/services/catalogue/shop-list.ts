/** The browser's copy of a small catalogue: one immutable JSON document per version. */
import {
  isBrandOffered,
  isCategoryOffered,
  type BrandFacts,
  type CategoryFacts,
} from '#domain/catalogue/product/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { inLanguage } from '#domain/catalogue/product/in-language.ts'

/** Above this many products the server answers every filter click. */
export const SHOP_LIST_LIMIT = 3000

/**
 * Stands in the document's address. To be raised whenever code that is older would read the document, or a page's data, wrongly (a field
 * has gone or means something else): tabs that were open before then load their page anew.
 */
export const SHOP_LIST_FORMAT = 2

/** What the document holds; `items` in `asc` order, categories and brands only those offered. */
export interface ShopListContent {
  version: string
  items: CatalogueItem[]
  categories: CategoryFacts[]
  brands: BrandFacts[]
}

export interface ShopList {
  version: string
  /** Address on this site, of this format and version. */
  path: string
  body: Buffer
}

/** The file of a version for the pages of one language (`locale`, BCP 47; null for the main one). */
function shopListFile(version: string, locale: string | null): string {
  return `${SHOP_LIST_FORMAT}-${version}${locale === null ? '' : `-${locale.toLowerCase()}`}.json`
}

/**
 * Makes the document, or null where the catalogue is too large for a browser's copy (ARCHITECTURE.md, How a page comes about). It is said in
 * one language, and carries no other.
 */
export function makeShopList(
  version: string,
  items: readonly CatalogueItem[] | null,
  groups: { categories: readonly CategoryFacts[]; brands: readonly BrandFacts[] },
  locale: string | null = null,
): ShopList | null {
  if (items === null || items.length > SHOP_LIST_LIMIT) return null
  const content: ShopListContent = {
    version,
    items: items.map((item) => inLanguage(item, locale)),
    // What they are called stands on every page.
    categories: groups.categories.filter(isCategoryOffered).map(({ translations: _said, ...own }) => own),
    brands: groups.brands.filter(isBrandOffered).map(({ translations: _said, ...own }) => own),
  }
  return { version, path: `/catalogue/${shopListFile(version, locale)}`, body: Buffer.from(JSON.stringify(content)) }
}
