/** The shops under one roof: the whole house and one per product type that has a home of its own. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '#storefront/links.ts'

/** `id` of the whole house. */
export const ALL_SHOPS = 'main'

export interface Shop {
  /** `main` or a product type. */
  id: string
  title: string
  to: string
  /** Path segment under /home. */
  home: string
}

/** One shop per product type whose home is switched on and which has products (decisions, section 4). */
export function typeShops(settings: ShopSettings, typesWithProducts: ReadonlySet<string>): Shop[] {
  return settings.productTypes.flatMap(({ id, title, home }) =>
    home !== null && settings.homes[home]?.enabled !== false && typesWithProducts.has(id)
      ? [{ id, title, home, to: links.home(home) }]
      : [],
  )
}

/** The tabs of the utility bar, the whole house first. */
export function allShops(settings: ShopSettings, typesWithProducts: ReadonlySet<string>): Shop[] {
  return [
    { id: ALL_SHOPS, title: 'All shops', home: ALL_SHOPS, to: links.home(ALL_SHOPS) },
    ...typeShops(settings, typesWithProducts),
  ]
}
