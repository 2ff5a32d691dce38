/** What stands below a search field before anything is typed: what many look for, and a way into four categories. */
import { withPictures } from '#domain/catalogue/product/category-picture.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { type CategoryFacts, isCategoryOffered } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { popularSearches } from '#domain/catalogue/search/search-page.ts'
import { slug } from '#domain/catalogue/slug.ts'

/** Popular texts, and how many must be known of searches before the shop's own words stay away. */
const MOST = 6
const ENOUGH = 4
const CATEGORIES = 4

export interface SearchStart {
  popular: string[]
  categories: { title: string; slug: string; img: string }[]
}

/** `searched` is what many search for, most frequent first; where that is too little, names of what sells follow. */
export async function searchStart(source: CatalogueSource, searched: readonly string[]): Promise<SearchStart> {
  const hidden = new Set(source.categories.filter((one) => !isCategoryOffered(one)).map(({ parent }) => parent))
  const items = (await source.showcase()).filter(({ parent }) => !hidden.has(parent))
  const words = searched.length >= ENOUGH ? searched : [...searched, ...popularSearches(items, MOST)]
  const popular = words.filter((text, place) => !words.slice(0, place).some((other) => isSame(other, text)))
  const categories = await withPictures(source, bestSelling(source.categories, items))
  return {
    popular: popular.slice(0, MOST),
    categories: categories.map(({ parent, img }) => ({ title: parent, slug: slug(parent), img })),
  }
}

/** The best-selling category of each product type before the second of any. */
function bestSelling(categories: readonly CategoryFacts[], items: readonly CatalogueItem[]): CategoryFacts[] {
  const sold = new Map<string, number>()
  for (const { parent, sellCount } of items) sold.set(parent, (sold.get(parent) ?? 0) + sellCount)
  const offered = categories
    .filter(({ parent }) => sold.has(parent))
    .toSorted((a, b) => (sold.get(b.parent) ?? 0) - (sold.get(a.parent) ?? 0))
  const rounds = new Map<string, number>()
  return offered
    .map((category) => {
      const round = rounds.get(category.productType) ?? 0
      rounds.set(category.productType, round + 1)
      return { category, round }
    })
    .toSorted((a, b) => a.round - b.round)
    .slice(0, CATEGORIES)
    .map(({ category }) => category)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
