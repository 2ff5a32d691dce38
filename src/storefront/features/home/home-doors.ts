/** Where a home leads: to the other shops, to its categories and to its makers. */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { withPictures } from '#domain/catalogue/product/category-picture.ts'
import { type CategoryFacts, isCategoryOffered } from '#domain/catalogue/product/category.ts'
import type { FacetOption } from '#domain/catalogue/query/facets.ts'
import { popularBrands } from '#domain/catalogue/showing/popular-brands.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { isPictured } from './choose/hero-goods.ts'
import type { CategoryDoor, HomeBrand, ShopDoor } from './home.ts'

/** Categories shown at most; a link leads to all of them. */
const MOST_CATEGORIES = 10

/** One door for each product type that has goods and a home that is switched on (spec 2.12 and 12.2). */
export async function shopDoors(
  source: CatalogueSource,
  types: readonly FacetOption[],
  settings: ShopSettings,
): Promise<ShopDoor[]> {
  const counts = countsOf(types)
  const doors = settings.productTypes.map(async ({ id, title, home }): Promise<ShopDoor[]> => {
    const count = counts.get(slug(id)) ?? 0
    const own = home === null ? undefined : settings.homes[home]
    if (home === null || own?.enabled === false || count === 0) return []
    const hasStillLife = isPictured(await source.showcase(id), id)
    return [{ type: id, title, count, to: links.home(home), hero: own?.hero ?? null, hasStillLife }]
  })
  return (await Promise.all(doors)).flat()
}

/** The first offered categories that have goods, of one product type or of all, in the order of their list. */
export async function categoryDoors(
  source: CatalogueSource,
  counted: readonly FacetOption[],
  type?: string,
): Promise<CategoryDoor[]> {
  const counts = countsOf(counted)
  const countOf = ({ parent }: Pick<CategoryFacts, 'parent'>): number => counts.get(slug(parent)) ?? 0
  const shown = source.categories
    .filter((category) => (type ?? category.productType) === category.productType && isCategoryOffered(category))
    .filter((category) => countOf(category) > 0)
    .slice(0, MOST_CATEGORIES)
  return (await withPictures(source, shown)).map((category) => ({
    title: category.parent,
    img: category.img,
    count: countOf(category),
    to: links.shop(withFilter(EMPTY_QUERY, { category: slug(category.parent) })),
  }))
}

/** Letterings that the style sheets know; the wall of the shop's filters gives them out in the same order. */
const LETTERINGS = 8

/** The active brands of these goods in the order of the list. */
export function brandsOf(source: CatalogueSource, counted: readonly FacetOption[]): HomeBrand[] {
  const counts = countsOf(counted)
  return popularBrands(source.brands, source.brands.length)
    .map((brand, place) => ({ ...brand, lettering: place % LETTERINGS }))
    .filter((brand) => (counts.get(brand.slug) ?? 0) > 0)
}

function countsOf(options: readonly FacetOption[]): ReadonlyMap<string, number> {
  return new Map(options.map(({ value, count }) => [value, count]))
}
