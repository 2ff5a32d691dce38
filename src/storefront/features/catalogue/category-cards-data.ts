/** The cards of the category grid: offered categories in their order with the count that the shop filters to. */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { withPictures } from '#domain/catalogue/product/category-picture.ts'
import { isCategoryOffered } from '#domain/catalogue/product/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { CategoryCard } from './category-cards.tsx'

/** A category without products is left out: its card would lead to an empty result. Spec 2.11. */
export async function categoryCards(source: CatalogueSource): Promise<CategoryCard[]> {
  const { category: counted } = source.index.select(EMPTY_QUERY).facets()
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  const countOf = (parent: string): number => counts.get(slug(parent)) ?? 0
  const shown = source.categories.filter((category) => isCategoryOffered(category) && countOf(category.parent) > 0)
  return (await withPictures(source, shown)).map(({ id, parent, img }) => ({
    id,
    name: parent,
    img,
    count: countOf(parent),
  }))
}
