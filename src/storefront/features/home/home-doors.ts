/** Where a home leads: to the other shops, to its categories and to its makers. */
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import { isBrandOffered, isCategoryOffered } from '#domain/catalogue/category.ts'
import { popularBrands, type PopularBrand } from '#domain/catalogue/popular-brands.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { withFilter } from '#domain/catalogue/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { isPictured } from './choose/hero-goods.ts'
import type { CategoryDoor, ShopDoor } from './home.ts'

/** Categories shown at most; a link leads to all of them. */
const MOST_CATEGORIES = 10

/** One door for each product type that has goods and a home that is switched on (decisions, section 4). */
export function shopDoors(items: readonly CatalogueItem[], settings: ShopSettings): ShopDoor[] {
  const counts = countBy(items, ({ productType }) => productType)
  return settings.productTypes.flatMap(({ id, title, home }) => {
    const count = counts.get(id) ?? 0
    const own = home === null ? undefined : settings.homes[home]
    if (home === null || own?.enabled === false || count === 0) return []
    const hero = own?.hero ?? null
    const goods = items.filter(({ productType }) => productType === id)
    return [{ type: id, title, count, to: links.home(home), hero, hasStillLife: isPictured(goods, id) }]
  })
}

/** The first offered categories that have goods, of one product type or of all, in the order of their list. */
export function categoryDoors(source: CatalogueSource, items: readonly CatalogueItem[], type?: string): CategoryDoor[] {
  const counts = countBy(items, ({ parent }) => slug(parent))
  return source.categories
    .filter((category) => (type ?? category.productType) === category.productType && isCategoryOffered(category))
    .flatMap(({ parent, img }) => {
      const category = slug(parent)
      const count = counts.get(category) ?? 0
      const picture = img || (items.find((item) => slug(item.parent) === category)?.img ?? '')
      return count > 0
        ? [{ title: parent, img: picture, count, to: links.shop(withFilter(EMPTY_QUERY, { category })) }]
        : []
    })
    .slice(0, MOST_CATEGORIES)
}

/** The active brands of these goods in the order of the list, at most `limit`. */
export function brandsOf(source: CatalogueSource, items: readonly CatalogueItem[], limit: number): PopularBrand[] {
  const names = new Set(items.map(({ brand }) => slug(brand.name)))
  return popularBrands(
    source.brands.filter((brand) => isBrandOffered(brand) && names.has(slug(brand.name))),
    limit,
  )
}

function countBy(items: readonly CatalogueItem[], key: (item: CatalogueItem) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}
