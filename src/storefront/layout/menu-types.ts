/** The mega menu's entries, put together by product type and with pictures. */
import type { RootData } from '#storefront/state/root-data.ts'

export interface MenuCategory {
  id: string
  title: string
  img: string
  products: readonly { _id: string; name: string }[]
}

export interface MenuType {
  id: string
  title: string
  /** Products of the type. */
  count: number
  categories: readonly MenuCategory[]
}

type MenuData = Pick<RootData, 'settings' | 'menu' | 'categories'>

/** Product types in the owner's order, only those with categories; each with at most `limit` of them. */
export function menuTypes({ settings, menu, categories }: MenuData, limit = 5): MenuType[] {
  return settings.productTypes.flatMap(({ id, title }) => {
    const own = categories.filter((category) => category.productType === id)
    if (own.length === 0) return []
    const shown = own.slice(0, limit).map((category) => ({
      id: category.id,
      title: category.parent,
      img: category.img,
      products: menu.find((entry) => entry.category._id === category.id)?.products ?? [],
    }))
    return [{ id, title, count: own.reduce((sum, category) => sum + category.count, 0), categories: shown }]
  })
}
