/** The colour that a page opens with; a size is asked for. */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { availability } from '#domain/inventory/availability.ts'
import { colorNames, openChoice } from '#domain/inventory/choice.ts'

/** The first colour that can be bought, or the one that an address names by its slug where it is one of the product's; no size where there are several. */
export function startingChoice(product: CatalogueItem, colorSlug?: string | null): ProductChoice {
  const color = colorSlug ? colorNames(product).find((name) => slug(name) === slug(colorSlug)) : undefined
  return color === undefined ? openChoice(product) : openChoice(product, { color })
}

/** The choice in another colour: a chosen size stays where it can be had, else it is asked for again. Spec 4.7. */
export function inColor(product: CatalogueItem, choice: ProductChoice, color: string): ProductChoice {
  const next = openChoice(product, { ...choice, color })
  return choice.size === undefined || availability(product, next).buyable ? next : openChoice(product, { color })
}
