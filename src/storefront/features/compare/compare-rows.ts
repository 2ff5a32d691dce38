/** What is compared of products beyond the rows of spec 2.10: stock, colours and sizes, then their own attributes. */
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import type { AdditionalInformation } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { colorNames, sizeNames } from '#domain/inventory/choice.ts'
import { type AttributeRow, attributeRows } from './attribute-rows.ts'

/** Aligned rows; a product that has not been looked up yet has only those of its card. */
export function compareRows(products: readonly KeptProduct[]): AttributeRow[] {
  const anyColors = products.some((product) => colorNames(product).length > 0)
  const anySizes = products.some((product) => sizeNames(product).length > 0)
  return attributeRows(
    products.map((product) => ({
      additionalInformation: [
        fact('Availability', stockWords(product)),
        ...(anyColors ? [fact('Colours', colorNames(product).join(', ') || 'As pictured')] : []),
        ...(anySizes ? [fact('Sizes', sizeNames(product).join(', ') || 'One size')] : []),
        ...(product.additionalInformation ?? []),
      ],
    })),
  )
}

function fact(key: string, value: string): AdditionalInformation {
  return { key, value }
}

function stockWords(product: KeptProduct): string {
  if (product.unavailable) return 'No longer in the shop'
  const { buyable, low, quantity } = availability(product)
  if (!buyable) return 'Out of stock'
  return low ? `Only ${quantity} left` : 'In stock'
}
