/** How a product is said in one language (spec 3.9). */
import { preview } from '../showing/preview.ts'
import type { CatalogueItem, Product } from './product.ts'
import { type ItemTranslation, PREVIEW_LENGTH, type ProductTranslation, translationIn } from './translation.ts'

/**
 * A product as pages of one language show it: in that language's words and without any others. `locale` is null for the shop's main language,
 * whose words are the product's own. One without translations is given back as it is.
 */
export function inLanguage<T extends CatalogueItem | Product>(product: T, locale: string | null): T {
  const { translations, ...own } = product
  if (!translations) return product
  const said: ProductTranslation & ItemTranslation =
    locale === null ? {} : (translationIn<ProductTranslation & ItemTranslation>(translations, locale) ?? {})
  const { description } = said
  return {
    ...own,
    ...said,
    ...(description !== undefined && { preview: preview(description, PREVIEW_LENGTH).text }),
  } as T
}
