/** Which variant of a product a colour and a size mean. */
import type { CatalogueItem, ProductChoice, ProductVariant } from './product.ts'

/** Whether stock and price are kept per variant. Spec 3.2. */
export function hasVariants(product: Pick<CatalogueItem, 'variants'>): boolean {
  return (product.variants?.length ?? 0) > 0
}

/**
 * The variant that a choice means, or undefined where the product has no such variant (or none at all).
 * A variant without a colour (or size) holds for every colour (or size). Spec 3.2.
 */
export function findVariant(
  product: Pick<CatalogueItem, 'variants'>,
  choice: ProductChoice,
): ProductVariant | undefined {
  return product.variants?.find((variant) => agrees(variant.color, choice.color) && agrees(variant.size, choice.size))
}

function agrees(own: string | undefined, chosen: string | undefined): boolean {
  return own === undefined || own === chosen
}
