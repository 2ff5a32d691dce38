/** What a catalogue's categories and brands are called in other languages, for the search of its products. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { type OtherNames, otherNames } from '#domain/catalogue/search/search-document.ts'

/** By the list of categories, which is another one whenever groups have changed. */
const known = new WeakMap<CatalogueSource['categories'], OtherNames>()

export function namesOf({ categories, brands }: Pick<CatalogueSource, 'categories' | 'brands'>): OtherNames {
  const names = known.get(categories) ?? otherNames(categories, brands)
  known.set(categories, names)
  return names
}
