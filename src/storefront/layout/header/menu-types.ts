/** The product types with their categories, as the mega menu and the menu drawer show them; made at the server. */
import { type CategoryFacts, isCategoryOffered } from '#domain/catalogue/product/category.ts'
import type { ProductMenuEntry } from '#domain/catalogue/showing/product-menu.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { MenuType } from '#storefront/state/root-data.ts'

/** Categories of a type that menus name, among them all that have products in the menu; behind them stands a link to all. */
const MOST_CATEGORIES = 15

interface Goods {
  categories: readonly CategoryFacts[]
  /** The products below each category. */
  menu: readonly ProductMenuEntry[]
  /** Products by type. */
  counts: ReadonlyMap<string, number>
  /** What stands for each type; '' for nothing. */
  pictures: ReadonlyMap<string, string>
}

/** Product types in the owner's order, only those with goods in offered categories. */
export function menuTypes(settings: ShopSettings, { categories, menu, counts, pictures }: Goods): MenuType[] {
  const products = new Map(menu.map((entry) => [entry.category._id, entry.products]))
  return settings.productTypes.flatMap(({ id, title, home }) => {
    const own = categories.filter((category) => category.productType === id && isCategoryOffered(category))
    const count = counts.get(id) ?? 0
    if (own.length === 0 || count === 0) return []
    return [
      {
        id,
        title,
        count,
        home: home !== null && settings.homes[home]?.enabled !== false ? home : null,
        picture: pictures.get(id) ?? '',
        categories: own.slice(0, MOST_CATEGORIES).map((category) => ({
          id: category.id,
          title: category.parent,
          img: category.img,
          products: products.get(category.id) ?? [],
        })),
        categoryCount: own.length,
      },
    ]
  })
}
