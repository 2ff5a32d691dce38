/** The colour and size that a page opens with. */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { availability } from '#domain/inventory/availability.ts'
import { colorNames, defaultChoice } from '#domain/inventory/choice.ts'

/** The first choice that can be bought, in the colour that an address names by its slug where it is one of the product's. */
export function startingChoice(product: CatalogueItem, colorSlug?: string | null): ProductChoice {
  const color = colorSlug ? colorNames(product).find((name) => slug(name) === slug(colorSlug)) : undefined
  return color === undefined ? defaultChoice(product) : defaultChoice(product, { color })
}

/** The choice in another colour: the size stays where it can be had, else the first that can. Decisions, Choices. */
export function inColor(product: CatalogueItem, choice: ProductChoice, color: string): ProductChoice {
  const next = defaultChoice(product, { ...choice, color })
  return availability(product, next).buyable ? next : defaultChoice(product, { color })
}
