/** Which products belong to a category or a brand: those that name it, so that the lists can never be stale. */
import { setImmediate as others } from 'node:timers/promises'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/product/category.ts'
import { facetOf } from '#domain/catalogue/query/facets.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { HELD_WHOLE_UP_TO } from './load-catalogue.ts'

/** Products named of each group of a large catalogue; all of them are found by `GET /product` with the group as its filter. */
export const MEMBERS_NAMED = 100

/** The groups in their order, each with its products in `asc` order; others get their turn between two groups. */
export async function withMembers<T extends CategoryFacts | BrandFacts>(
  { index }: CatalogueSource,
  key: 'category' | 'brand',
  groups: readonly T[],
): Promise<(T & { products: string[] })[]> {
  const most = index.size <= HELD_WHOLE_UP_TO ? index.size : MEMBERS_NAMED
  const facet = facetOf(key)
  const found: (T & { products: string[] })[] = []
  for (const group of groups) {
    const query = { ...EMPTY_QUERY, ...facet.select([slug('parent' in group ? group.parent : group.name)]) }
    const positions = index.select(query).positions(0, most)
    found.push({ ...group, products: Array.from(positions, (position) => index.idAt(position)) })
    await others()
  }
  return found
}
