/** The shops under one roof: the whole house and one per product type that has a home of its own. */
import type { GroupText } from '#texts/text-pack.ts'
import { links } from '#storefront/links.ts'
import type { MenuType } from '#storefront/state/root-data.ts'

/** `id` of the whole house. */
export const ALL_SHOPS = 'main'

export interface Shop {
  /** `main` or a product type. */
  id: string
  title: string
  to: string
}

/** One shop per product type with goods whose home is switched on (spec 2.12 and 12.2). */
export function typeShops(types: readonly MenuType[]): (Shop & { picture: string })[] {
  return types.flatMap(({ id, title, home, picture }) =>
    home === null ? [] : [{ id, title, picture, to: links.home(home) }],
  )
}

/** The tabs of the utility bar, the whole house first; none where there is nothing to choose between. */
export function allShops(types: readonly MenuType[], t: GroupText<'frame'>): Shop[] {
  const shops = typeShops(types)
  return shops.length < 2 ? [] : [{ id: ALL_SHOPS, title: t('allShops'), to: links.home(ALL_SHOPS) }, ...shops]
}
