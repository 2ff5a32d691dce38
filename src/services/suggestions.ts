/** Suggestions while a shopper types: ranked prefix and word matches over titles, categories and brands. */
import { isBrandOffered, isCategoryOffered, type Brand, type Category } from '#domain/catalogue/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { slug } from '#domain/catalogue/slug.ts'

/** `value` is a product's id, a category's slug or a brand's slug: what a link needs. */
export interface Suggestion {
  kind: 'product' | 'category' | 'brand'
  title: string
  value: string
  /** A product's picture; a category's and a brand's where there is one. */
  img?: string
  /** A product's list price in dollars and its discount in percent. */
  price?: number
  discount?: number
}

interface Ranked {
  rank: number
  suggestion: () => Suggestion
}

/** 0 the whole text begins so, 1 a word begins so, 2 every typed word begins one of the words, 3 it stands inside a word; null no match. */
function rankOf(title: string, typed: string): number | null {
  const words = slug(title)
  if (words.startsWith(typed)) return 0
  if (`-${words}`.includes(`-${typed}`)) return 1
  if (typed.split('-').every((part) => `-${words}`.includes(`-${part}`))) return 2
  return typed.length >= 3 && words.includes(typed) ? 3 : null
}

/** At most `limit` suggestions, best first; categories and brands come before products of the same rank. An empty text gives none. */
export function suggestions(
  source: { index: { items: readonly CatalogueItem[] }; categories: readonly Category[]; brands: readonly Brand[] },
  text: string,
  limit: number,
): Suggestion[] {
  const typed = slug(text.trim())
  if (typed === '' || limit <= 0) return []
  const found: Ranked[] = []
  const consider = (title: string, suggestion: () => Suggestion): void => {
    const rank = rankOf(title, typed)
    if (rank !== null) found.push({ rank, suggestion })
  }
  for (const { parent, img } of source.categories.filter(isCategoryOffered)) {
    consider(parent, () => ({ kind: 'category', title: parent, value: slug(parent), img }))
  }
  for (const { name, logo } of source.brands.filter(isBrandOffered)) {
    consider(name, () => ({ kind: 'brand', title: name, value: slug(name), img: logo }))
  }
  for (const { id, title, img, price, discount } of source.index.items) {
    consider(title, () => ({ kind: 'product', title, value: id, img, price, discount }))
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((one) => one.suggestion())
}
