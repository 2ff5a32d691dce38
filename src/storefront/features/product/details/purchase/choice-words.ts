/** A choice in words. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'

/** "Navy, US 10"; '' where there is nothing to choose. `called` says a colour or a size in the page's language. */
export function choiceWords({ color, size }: ProductChoice, called: (name: string) => string): string {
  return [color, size].flatMap((part) => (part === undefined ? [] : called(part))).join(', ')
}
