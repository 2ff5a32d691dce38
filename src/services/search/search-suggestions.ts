/** Suggestions while a shopper types, out of the search index: categories and brands first, then products. */
import { priceSpread } from '#domain/pricing/sale-price.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import {
  type BrandFacts,
  type CategoryFacts,
  isBrandOffered,
  isCategoryOffered,
} from '#domain/catalogue/product/category.ts'
import { inLanguage } from '#domain/catalogue/product/in-language.ts'
import { translationIn, type Translations } from '#domain/catalogue/product/translation.ts'
import { brandDocument, categoryDocument } from '#domain/catalogue/search/search-document.ts'
import { createSearchIndex, type SearchAnswer, type SearchIndex } from '#domain/catalogue/search/search-index.ts'
import type { SearchSynonyms } from '#domain/catalogue/search/words/search-synonyms.ts'
import { cleanSearchText } from '#domain/catalogue/search/words/search-text.ts'
import { rawWords, termOf } from '#domain/catalogue/search/words/search-words.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { Suggestion } from './suggestions.ts'

/** Categories and brands at most, so that products are seen too. */
const MOST_GROUPS = 4
/** Products of what was typed as it stands; a panel shows as many, and the titles of others complete the word. */
const AS_ON_PAGE = 5

interface Groups {
  categories: readonly CategoryFacts[]
  brands: readonly BrandFacts[]
  index: SearchIndex
  /** At the positions of the index. */
  suggestions: readonly (Suggestion & { translations?: Translations<{ title?: string }> | undefined })[]
}

/** Keeps a small index of categories and brands for as long as their lists stay the same. At most `limit` suggestions, best first; an empty text gives none. */
export function searchSuggestions(synonyms: SearchSynonyms) {
  let groups: Groups | undefined
  return async (
    source: CatalogueSource,
    products: SearchIndex,
    { text, limit, locale }: { text: string; limit: number; locale: string | null },
  ): Promise<Suggestion[]> => {
    if (groups?.categories !== source.categories || groups.brands !== source.brands)
      groups = makeGroups(source, synonyms)
    const typed = { typing: true }
    const ofGroups = groups.index.search(text, typed)
    const ofProducts = products.search(text, typed)
    const { suggestions } = groups
    const first = whole(ofGroups) && !better(ofProducts, ofGroups) ? ofGroups.best(MOST_GROUPS) : []
    const found = first.slice(0, Math.max(0, limit)).flatMap((position): Suggestion[] => {
      const { [position]: group } = suggestions
      if (!group) return []
      const { translations, ...own } = group
      const said = locale === null ? undefined : translationIn(translations, locale)
      return [{ ...own, title: said?.title ?? own.title }]
    })
    const positions = productsOf(products, text, ofProducts, Math.max(0, limit) - found.length)
    for (const item of await source.items(positions)) {
      const { list, sale, percent } = priceSpread(item).lowest
      const { id, title, img } = inLanguage(item, locale)
      found.push({ kind: 'product', title, value: id, img, price: list, currentPrice: sale, discount: percent })
    }
    return found
  }
}

/** What the results page would show stands first, in its order; behind it what the last word may be on its way to. */
function productsOf(products: SearchIndex, text: string, typed: SearchAnswer, most: number): number[] {
  const onTheWay = typed.best(most)
  // What nothing is called yet, the page takes for a beginning as well.
  if (!typed.terms.includes(lastTerm(text))) return onTheWay
  const onPage = products.search(text).best(Math.min(most, AS_ON_PAGE))
  return [...new Set([...onPage, ...onTheWay])].slice(0, most)
}

function lastTerm(text: string): string {
  return termOf(rawWords(cleanSearchText(text)).at(-1) ?? '')
}

/** A group is only suggested when it has every word. */
function whole({ partial, dropped }: SearchAnswer): boolean {
  return !partial && dropped.length === 0
}

/** What is met as it was typed is worth more than what is met by forgiving errors. */
function better(one: SearchAnswer, other: SearchAnswer): boolean {
  return one.positions.length > 0 && whole(one) && one.correction === null && other.correction !== null
}

function makeGroups({ categories, brands }: CatalogueSource, synonyms: SearchSynonyms): Groups {
  const offered = categories.filter(isCategoryOffered)
  const active = brands.filter(isBrandOffered)
  const index = createSearchIndex({ synonyms })
  index.put(
    [...offered.map(categoryDocument), ...active.map(brandDocument)].map((document, position) => ({
      ...document,
      position,
    })),
  )
  const suggestions = [
    ...offered.map(({ parent, img, translations }) => ({
      kind: 'category' as const,
      title: parent,
      value: slug(parent),
      img,
      translations,
    })),
    ...active.map(({ name, logo, translations }) => ({
      kind: 'brand' as const,
      title: name,
      value: slug(name),
      img: logo,
      translations,
    })),
  ]
  return { categories, brands, index, suggestions }
}
