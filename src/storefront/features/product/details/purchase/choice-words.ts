/** A choice in words. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'

/** "Navy, US 10"; '' where there is nothing to choose. */
export function choiceWords({ color, size }: ProductChoice): string {
  return [color, size].filter((part) => part !== undefined).join(', ')
}
