/** Owns the rules of a list of whole products: the wishlist and the compare list. */
import type { KeptProduct } from './cart-line.ts'

export type ProductList = readonly KeptProduct[]

export interface ListChange {
  /** The same object as before where nothing changed. */
  list: ProductList
  outcome: { kind: 'added' } | { kind: 'removed'; product: KeptProduct; index: number } | { kind: 'unchanged' }
}

/** Whether the button of a product shows its active state. Spec 4.10. */
export function isListed(list: ProductList, id: string): boolean {
  return list.some((product) => product.id === id)
}

/** Adds a product, or takes it out where it is in. Spec 4.10. */
export function toggleProduct(list: ProductList, product: KeptProduct): ListChange {
  return isListed(list, product.id) ? removeProduct(list, product.id) : restoreProduct(list, product, list.length)
}

/** Takes a product out. */
export function removeProduct(list: ProductList, id: string): ListChange {
  const index = list.findIndex((candidate) => candidate.id === id)
  const product = list[index]
  if (!product) return { list, outcome: { kind: 'unchanged' } }
  return { list: list.toSpliced(index, 1), outcome: { kind: 'removed', product, index } }
}

/** Puts a product in at a place (Undo), unless it is in already. */
export function restoreProduct(list: ProductList, product: KeptProduct, index: number): ListChange {
  if (isListed(list, product.id)) return { list, outcome: { kind: 'unchanged' } }
  return { list: list.toSpliced(index, 0, product), outcome: { kind: 'added' } }
}
