/** Owns what stands for a category that has no picture of its own: one of its products'. */
import { type CatalogueQuery, EMPTY_QUERY } from '../query/catalogue-query.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import type { CategoryFacts } from './category.ts'
import { withFilter } from '../query/query-change.ts'
import { slug } from '../slug.ts'

/** Products that are looked at for one that has a picture. */
const LOOKED_AT = 24
/** Categories of one list that are given a picture at most: further down stand names alone. */
const MOST = 24

type Pictured = Pick<CategoryFacts, 'img' | 'parent' | 'productType'>

/**
 * The categories, those without a picture with that of their first product by id that can be bought and has one, else of the first that has
 * one; '' where none of the first products has.
 */
export function withPictures<T extends Pictured>(source: CatalogueSource, categories: readonly T[]): Promise<T[]> {
  const pictured = async (category: T, place: number): Promise<T> =>
    category.img !== '' || place >= MOST ? category : { ...category, img: await productPicture(source, category) }
  return Promise.all(categories.map(pictured))
}

async function productPicture({ index, items }: CatalogueSource, category: Pictured): Promise<string> {
  const all = withFilter(EMPTY_QUERY, { type: slug(category.productType), category: slug(category.parent) })
  const first = async (query: CatalogueQuery) =>
    (await items(index.select(query).positions(0, LOOKED_AT))).find(({ img }) => img !== '')?.img
  return (await first(withFilter(all, { status: 'in-stock' }))) ?? (await first(all)) ?? ''
}
