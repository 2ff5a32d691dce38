/** The categories that every page knows of, with no more than menus show. */
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { MenuCategory } from '../state/root-data.ts'

/** Those that are offered, in their order. */
export function menuCategories({ index, categories }: CatalogueSource): MenuCategory[] {
  const { category: counted } = index.select(EMPTY_QUERY).facets()
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  return categories.filter(isCategoryOffered).map(({ id, img, parent, productType }) => ({
    id,
    img,
    parent,
    productType,
    count: counts.get(slug(parent)) ?? 0,
  }))
}
