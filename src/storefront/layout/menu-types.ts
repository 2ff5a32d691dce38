/** The product types with their categories, as the mega menu and the menu drawer show them; made at the server. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import type { ProductMenuEntry } from '#domain/catalogue/product-menu.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { MenuType } from '#storefront/state/root-data.ts'

/** Categories of a type that menus name; behind them stands a link to all. */
const MOST_CATEGORIES = 12

/** Product types in the owner's order, only those with categories. `menu` gives the products below a category; `picture` stands for a type. */
export function menuTypes(
  settings: ShopSettings,
  categories: CatalogueSource['categories'],
  menu: readonly ProductMenuEntry[],
  picture: (type: string, home: string | null) => string,
): MenuType[] {
  const products = new Map(menu.map((entry) => [entry.category._id, entry.products]))
  return settings.productTypes.flatMap(({ id, title, home }) => {
    const own = categories.filter((category) => category.productType === id && isCategoryOffered(category))
    if (own.length === 0) return []
    return [
      {
        id,
        title,
        count: own.reduce((sum, category) => sum + category.products.length, 0),
        home: home !== null && settings.homes[home]?.enabled !== false ? home : null,
        picture: picture(id, home),
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
