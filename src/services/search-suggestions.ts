/** Suggestions while a shopper types, out of the search index: categories and brands first, then products. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { type Brand, type Category, isBrandOffered, isCategoryOffered } from '#domain/catalogue/category.ts'
import { brandDocument, categoryDocument } from '#domain/catalogue/search-document.ts'
import { createSearchIndex, type SearchAnswer, type SearchIndex } from '#domain/catalogue/search-index.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { Suggestion } from './suggestions.ts'

/** Categories and brands at most, so that products are seen too. */
const MOST_GROUPS = 4

interface Groups {
  categories: readonly Category[]
  brands: readonly Brand[]
  index: SearchIndex
  suggestions: ReadonlyMap<string, Suggestion>
}

/** Keeps a small index of categories and brands for as long as their lists stay the same. At most `limit` suggestions, best first; an empty text gives none. */
export function searchSuggestions() {
  let groups: Groups | undefined
  return async (source: CatalogueSource, products: SearchIndex, text: string, limit: number): Promise<Suggestion[]> => {
    if (groups?.categories !== source.categories || groups.brands !== source.brands) groups = makeGroups(source)
    const typed = { typing: true }
    const ofGroups = groups.index.search(text, typed)
    const ofProducts = products.search(text, typed)
    const { suggestions } = groups
    const first = whole(ofGroups) && !better(ofProducts, ofGroups) ? ofGroups.hits.slice(0, MOST_GROUPS) : []
    const found = first.flatMap(({ id }) => suggestions.get(id) ?? []).slice(0, Math.max(0, limit))
    const best = ofProducts.hits.slice(0, Math.max(0, limit) - found.length)
    const positions = best.map(({ id }) => source.index.positionOf(id)).filter((position) => position >= 0)
    for (const { id, title, img, price, discount } of await source.items(positions)) {
      found.push({ kind: 'product', title, value: id, img, price, discount })
    }
    return found
  }
}

/** A group is only suggested when it has every word. */
function whole({ partial, dropped }: SearchAnswer): boolean {
  return !partial && dropped.length === 0
}

/** What is met as it was typed is worth more than what is met by forgiving errors. */
function better(one: SearchAnswer, other: SearchAnswer): boolean {
  return one.hits.length > 0 && whole(one) && one.correction === null && other.correction !== null
}

function makeGroups({ categories, brands }: CatalogueSource): Groups {
  const index = createSearchIndex()
  const suggestions = new Map<string, Suggestion>()
  for (const category of categories.filter(isCategoryOffered)) {
    const document = categoryDocument(category)
    const id = `category ${document.id}`
    index.add({ ...document, id })
    suggestions.set(id, { kind: 'category', title: category.parent, value: slug(category.parent), img: category.img })
  }
  for (const brand of brands.filter(isBrandOffered)) {
    const document = brandDocument(brand)
    const id = `brand ${document.id}`
    index.add({ ...document, id })
    suggestions.set(id, { kind: 'brand', title: brand.name, value: slug(brand.name), img: brand.logo })
  }
  return { categories, brands, index, suggestions }
}
