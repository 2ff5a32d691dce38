/** The categories of each product type with the counts that the shop filters to. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'

export interface CategoryCardData {
  id: string
  title: string
  img: string
  count: number
  to: string
  children: { title: string; count: number; to: string }[]
}

export interface TypeCategories {
  id: string
  title: string
  count: number
  /** The type's whole range in the shop. */
  to: string
  categories: CategoryCardData[]
}

/** Offered categories that have products, by product type in the owner's order (decisions, section 2, categories). */
export function typeCategories({ index, categories }: CatalogueSource, settings: ShopSettings): TypeCategories[] {
  const counts = new Map<string, number>()
  for (const { parent, children, productType } of index.items) {
    for (const key of [slug(productType), keyOf(parent), keyOf(parent, children)])
      counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const count = (key: string) => counts.get(key) ?? 0
  return settings.productTypes.flatMap(({ id, title }) => {
    const own = categories.filter((category) => isCategoryOffered(category) && category.productType === id)
    const cards = own.flatMap(({ id: categoryId, parent, img, children }) => {
      if (count(keyOf(parent)) === 0) return []
      const category = slug(parent)
      const subcategories = children.flatMap((child) => {
        const found = count(keyOf(parent, child))
        const to = links.shop({ ...EMPTY_QUERY, category, subcategory: slug(child) })
        return found > 0 ? [{ title: child, count: found, to }] : []
      })
      return [
        {
          id: categoryId,
          title: parent,
          img,
          count: count(keyOf(parent)),
          to: links.products(categoryId),
          children: subcategories,
        },
      ]
    })
    if (cards.length === 0) return []
    const type = slug(id)
    return [{ id, title, count: count(type), to: links.shop({ ...EMPTY_QUERY, type }), categories: cards }]
  })
}

/** A slash never stands in a slug's place: types, categories and sub-categories cannot be mixed up. */
function keyOf(parent: string, child?: string): string {
  return child === undefined ? `/${slug(parent)}` : `/${slug(parent)}/${slug(child)}`
}
