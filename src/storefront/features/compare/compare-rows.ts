/** What is compared of products beyond the rows of spec 2.10: stock, colours and sizes, then their own attributes. */
import type { GroupText } from '#texts/text-pack.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import type { AdditionalInformation } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { colorNames, sizeNames } from '#domain/inventory/choice.ts'
import { type AttributeRow, attributeRows } from './attribute-rows.ts'

/** Aligned rows; a product that has not been looked up yet has only those of its card. */
export function compareRows(products: readonly KeptProduct[], t: GroupText<'saved'>): AttributeRow[] {
  const anyColors = products.some((product) => colorNames(product).length > 0)
  const anySizes = products.some((product) => sizeNames(product).length > 0)
  return attributeRows(
    products.map((product) => ({
      additionalInformation: [
        fact(t('availabilityRow'), stockWords(product, t)),
        ...(anyColors ? [fact(t('coloursRow'), colorNames(product).join(', ') || t('asPictured'))] : []),
        ...(anySizes ? [fact(t('sizesRow'), sizeNames(product).join(', ') || t('oneSize'))] : []),
        ...(product.additionalInformation ?? []),
      ],
    })),
  )
}

function fact(key: string, value: string): AdditionalInformation {
  return { key, value }
}

function stockWords(product: KeptProduct, t: GroupText<'saved'>): string {
  if (product.unavailable) return t('noLonger')
  const { buyable, low, quantity } = availability(product)
  if (!buyable) return t('outOfStock')
  return low ? t('onlyLeft', { quantity }) : t('inStock')
}
