/** The categories of each product type with the counts that the shop filters to. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { withPictures } from '#domain/catalogue/product/category-picture.ts'
import { isCategoryOffered } from '#domain/catalogue/product/category.ts'
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

/** Offered categories that have products, by product type in the owner's order (spec 2.13). */
export async function typeCategories(source: CatalogueSource, settings: ShopSettings): Promise<TypeCategories[]> {
  const { index, categories } = source
  const facets = index.select(EMPTY_QUERY).facets()
  const ofType = new Map(facets.type.map(({ value, count }) => [value, count]))
  const ofCategory = new Map(facets.category.map(({ value, count }) => [value, count]))
  const together = index.together('category', 'subcategory')
  const types = settings.productTypes.map(async ({ id, title }): Promise<TypeCategories[]> => {
    const own = await withPictures(
      source,
      categories.filter((category) => isCategoryOffered(category) && category.productType === id),
    )
    const cards = own.flatMap(({ id: categoryId, parent, img, children }) => {
      const category = slug(parent)
      const count = ofCategory.get(category) ?? 0
      if (count === 0) return []
      const subcategories = children.flatMap((child) => {
        const subcategory = slug(child)
        const found = together.get(category)?.get(subcategory) ?? 0
        const to = links.shop({ ...EMPTY_QUERY, category, subcategory })
        return found > 0 ? [{ title: child, count: found, to }] : []
      })
      return [{ id: categoryId, title: parent, img, count, to: links.products(categoryId), children: subcategories }]
    })
    if (cards.length === 0) return []
    const type = slug(id)
    return [{ id, title, count: ofType.get(type) ?? 0, to: links.shop({ ...EMPTY_QUERY, type }), categories: cards }]
  })
  return (await Promise.all(types)).flat()
}
