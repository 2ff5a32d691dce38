/** A chosen colour and size in words. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'

/** "Navy, US 10", "White, size M", "Size 52"; '' for a product without colours and sizes. */
export function choiceText({ color, size }: ProductChoice): string {
  if (!size) return color ?? ''
  // A letter or a number alone does not say what it is.
  const words = /^[\dA-Z.]{1,4}$/.test(size) ? `size ${size}` : size
  return color ? `${color}, ${words}` : words.charAt(0).toUpperCase() + words.slice(1)
}
