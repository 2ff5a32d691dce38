/** Where a home leads: to the other shops, to its categories and to its makers. */
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import type { FacetOption } from '#domain/catalogue/facets.ts'
import { popularBrands } from '#domain/catalogue/popular-brands.ts'
import { withFilter } from '#domain/catalogue/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { CategoryDoor, HomeBrand, ShopDoor } from './home.ts'

/** One door for each product type that has goods and a home that is switched on (decisions, section 4). */
export function shopDoors(types: readonly FacetOption[], settings: ShopSettings): ShopDoor[] {
  const counts = countsOf(types)
  return settings.productTypes.flatMap(({ id, title, home }) => {
    const count = counts.get(slug(id)) ?? 0
    return home !== null && settings.homes[home]?.enabled !== false && count > 0
      ? [{ type: id, title, count, to: links.home(home) }]
      : []
  })
}

/** The offered categories of a product type that have goods, in the order of their list. */
export async function categoryDoors(
  source: CatalogueSource,
  counted: readonly FacetOption[],
  type: string,
): Promise<CategoryDoor[]> {
  const counts = countsOf(counted)
  const doors = source.categories.flatMap((category) => {
    const value = slug(category.parent)
    const count = counts.get(value) ?? 0
    if (category.productType !== type || !isCategoryOffered(category) || count === 0) return []
    const query = withFilter(withFilter(EMPTY_QUERY, { type: slug(type) }), { category: value })
    const stand = category.img === '' ? source.index.select(query).positions(0, 1) : []
    const to = links.shop(withFilter(EMPTY_QUERY, { category: value }))
    return [{ door: { title: category.parent, img: category.img, count, to }, stand }]
  })
  return Promise.all(
    doors.map(async ({ door, stand }) => ({
      ...door,
      img: door.img || ((await source.items(stand))[0]?.img ?? ''),
    })),
  )
}

/** Letterings that the style sheets know; the wall of the shop's filters gives them out in the same order. */
const LETTERINGS = 8

/** The active brands of these goods in the order of the list, at most `limit`. */
export function brandsOf(source: CatalogueSource, counted: readonly FacetOption[], limit: number): HomeBrand[] {
  const counts = countsOf(counted)
  return popularBrands(source.brands, source.brands.length)
    .map((brand, place) => ({ ...brand, lettering: place % LETTERINGS }))
    .filter((brand) => (counts.get(brand.slug) ?? 0) > 0)
    .slice(0, limit)
}

function countsOf(options: readonly FacetOption[]): ReadonlyMap<string, number> {
  return new Map(options.map(({ value, count }) => [value, count]))
}
