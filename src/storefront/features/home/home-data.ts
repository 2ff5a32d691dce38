/** What a home shows: its mood, its goods and the doors to the other homes (specification, section 2). */
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { withFilter } from '#domain/catalogue/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { sortItems } from '#domain/catalogue/sort.ts'
import { topRated } from '#domain/catalogue/top-rated.ts'
import type { ProductType, ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'

/** Products of a row on a home. */
const ROW = 4

export interface Home {
  /** Path segment under /home. */
  path: string
  /** The mood's name in the style sheet and in the heroes' file names. */
  mood: string
  /** The product type it sells; null on the main home. */
  type: ProductType | null
  /** The whole range of this home in the shop. */
  shop: string
  arrivals: CatalogueItem[]
  favourites: CatalogueItem[]
  /** Products behind this home. */
  count: number
}

/** The home at a path, or null where there is none, it is switched off, or its type has no product. */
export function homeData(source: CatalogueSource, settings: ShopSettings, path: string): Home | null {
  const type = settings.productTypes.find(({ home }) => home === path) ?? null
  if ((path !== 'main' && !type) || settings.homes[path]?.enabled === false) return null
  const items = type ? source.index.items.filter(({ productType }) => productType === type.id) : source.index.items
  if (type && items.length === 0) return null
  return {
    path,
    mood: type ? type.id : 'main',
    type,
    shop: links.shop(type ? withFilter(EMPTY_QUERY, { type: slug(type.id) }) : undefined),
    arrivals: sortItems(items, 'newest').slice(0, ROW),
    favourites: topRated(items, ROW),
    count: items.length,
  }
}

/** Homes with a door: switched on and with products. */
export function openHomes(source: CatalogueSource, settings: ShopSettings): ProductType[] {
  return settings.productTypes.filter(({ home }) => home !== null && homeData(source, settings, home) !== null)
}
