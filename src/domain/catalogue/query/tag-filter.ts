/** The tag filter of collections. */
import type { CatalogueItem } from '../product/product.ts'
import { slug } from '../slug.ts'

/** Keeps products whose tags include any selected tag; an empty selection keeps all (spec 7.6). The order stays. */
export function filterByTags(items: readonly CatalogueItem[], tags: readonly string[]): CatalogueItem[] {
  const selected = new Set(tags.map(slug))
  return selected.size === 0 ? [...items] : items.filter((item) => item.tags.some((tag) => selected.has(slug(tag))))
}
