/** What every page knows of the shop: the root loader's data and the hook that reads it. */
import type { CategoryFacts } from '#domain/catalogue/category.ts'
import type { ProductMenuEntry } from '#domain/catalogue/product-menu.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { useRouteLoaderData } from 'react-router'

export interface MenuCategory extends Pick<CategoryFacts, 'id' | 'img' | 'parent' | 'productType'> {
  /** Products that name it. */
  count: number
}

export interface RootData {
  settings: ShopSettings
  /** The Products mega menu (specification, section 7). */
  menu: readonly ProductMenuEntry[]
  /** Categories that are offered, for menus with pictures. */
  categories: readonly MenuCategory[]
  /** Products in the whole catalogue. */
  catalogueSize: number
  /** The versioned address of the browser's copy; null where the catalogue is too large for one. */
  catalogueAddress: string | null
  /** What stands before a call's path: `/api` or an absolute address. */
  apiBaseUrl: string
  /** Public origin without a trailing slash. */
  siteUrl: string
  /** The year at the server, for the footer. */
  year: number
}

/** Throws outside of the app's root, where no page exists. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('The root data is missing: this part was rendered outside of the root route')
  return data
}
