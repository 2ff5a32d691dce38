/** The cards of the category grid: offered categories in their order with the count that the shop filters to. */
import { type CatalogueSource, wholeFacets } from '#domain/catalogue/catalogue-page.ts'
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { CategoryCard } from './category-cards.tsx'

/** A category without products is left out: its card would lead to an empty result. Section 2, shop-category. */
export function categoryCards(source: CatalogueSource): CategoryCard[] {
  const facets = wholeFacets(source, EMPTY_QUERY)
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]))
  return source.categories.filter(isCategoryOffered).flatMap(({ id, parent, img }) => {
    const count = counts.get(slug(parent)) ?? 0
    return count > 0 ? [{ id, name: parent, img, count }] : []
  })
}
