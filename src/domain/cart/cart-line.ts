/** Owns the shape of a cart line and what makes two lines the same. */
import type { CatalogueItem, Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import type { Minor } from '#domain/money/minor.ts'

/** A product as the browser keeps it: at least the fields of a card, the whole product once it has been looked up. Spec 3.5. */
export interface KeptProduct extends CatalogueItem, Partial<Pick<Product, 'description' | 'additionalInformation'>> {
  /** The shop no longer has a product of this id. */
  unavailable?: boolean
  /** In a cart line what is bought; in the wishlist and the compare list the colour in which it was put there. Absent: the first choice. Spec 4.8. */
  selected?: ProductChoice
}

/** The product plus how many of it. Spec 3.5. */
export interface CartLine extends KeptProduct {
  /** Whole, 1 or more. */
  orderQuantity: number
  /** Unit price before the shop changed it, for as long as the line has not been added to since. Usability 35. */
  priceBefore?: Minor
}

export type Cart = readonly CartLine[]

/** The colour and size of a line, the first ones that can be bought where it does not say. */
export function lineChoice(line: CartLine): ProductChoice {
  return defaultChoice(line, line.selected)
}

/** What tells lines apart: the product with its colour and size, as text. Spec 4.8. */
export function lineKey(line: CartLine): string {
  return choiceKey(line.id, lineChoice(line))
}

/** The key that a line of this product and choice has. */
export function choiceKey(id: string, choice: ProductChoice): string {
  return JSON.stringify([id, choice.color ?? '', choice.size ?? ''].map(String))
}

/** A line of a product that can be had; a choice that says nothing is left out. */
export function makeLine(product: KeptProduct, orderQuantity: number, choice: ProductChoice): CartLine {
  const chosen = choice.color !== undefined || choice.size !== undefined
  return {
    ...product,
    unavailable: undefined,
    priceBefore: undefined,
    orderQuantity,
    selected: chosen ? choice : undefined,
  }
}

/** Whether a card of this product says View Cart. Spec 4.8. */
export function isInCart(cart: Cart, id: string): boolean {
  return cart.some((line) => line.id === id)
}

/** Lines of the same product, colour and size become one, at the place of the first. Spec 4.8. */
export function mergeEqualLines(cart: Cart): CartLine[] {
  const merged = new Map<string, CartLine>()
  for (const line of cart) {
    const key = lineKey(line)
    const earlier = merged.get(key)
    merged.set(key, earlier ? { ...earlier, orderQuantity: earlier.orderQuantity + line.orderQuantity } : line)
  }
  return [...merged.values()]
}
