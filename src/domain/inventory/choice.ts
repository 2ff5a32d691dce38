/** Owns the colours and sizes of a product as a shopper's choice: what there is, what is chosen first, what can be combined. */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { availability, type StockedProduct } from './availability.ts'

/** The product fields that a choice is made of. */
export type ChoosableProduct = StockedProduct & Pick<CatalogueItem, 'imageURLs' | 'sizes'>

export interface ChoiceOption {
  value: string
  /** Whether it can be bought together with the other chosen one. */
  buyable: boolean
  chosen: boolean
}

/** The names of the colours, in order of the pictures, then those that only variants name. Spec 4.7. */
export function colorNames(product: ChoosableProduct): string[] {
  const pictured = product.imageURLs.map((image) => image.color?.name)
  return distinct([...pictured, ...(product.variants ?? []).map((variant) => variant.color)])
}

/** The sizes in order, then those that only variants name. Spec 4.7. */
export function sizeNames(product: ChoosableProduct): string[] {
  return distinct([...product.sizes, ...(product.variants ?? []).map((variant) => variant.size)])
}

/**
 * The first colour and the first size that can be bought, agreeing with what `chosen` already says; the first ones
 * where nothing can be bought; `{}` for a product without colours and sizes. Spec 4.7.
 */
export function defaultChoice(product: ChoosableProduct, chosen: ProductChoice = {}): ProductChoice {
  const colors = chosen.color === undefined ? colorNames(product) : [chosen.color]
  const sizes = chosen.size === undefined ? sizeNames(product) : [chosen.size]
  const choices = orNone(colors).flatMap((color) => orNone(sizes).map((size) => makeChoice(color, size)))
  return choices.find((choice) => availability(product, choice).buyable) ?? choices[0] ?? {}
}

/** Whether a size has to be chosen before this can be added: there are several, and `chosen` names none. Spec 4.7. */
export function needsSize(product: ChoosableProduct, chosen: ProductChoice = {}): boolean {
  return chosen.size === undefined && sizeNames(product).length > 1
}

/** What is chosen from the start: the first colour that can be bought, or the one that `chosen` names, and no size where there are several. */
export function openChoice(product: ChoosableProduct, chosen: ProductChoice = {}): ProductChoice {
  const choice = defaultChoice(product, chosen)
  return needsSize(product, chosen) ? makeChoice(choice.color, undefined) : choice
}

/** For each colour and each size, whether it can be bought together with the other one of `choice`. Spec 4.7. */
export function choiceOptions(
  product: ChoosableProduct,
  choice: ProductChoice,
): { colors: ChoiceOption[]; sizes: ChoiceOption[] } {
  const option = (value: string, chosen: string | undefined, next: ProductChoice): ChoiceOption => ({
    value,
    buyable: availability(product, defaultChoice(product, next)).buyable,
    chosen: value === chosen,
  })
  return {
    colors: colorNames(product).map((color) => option(color, choice.color, makeChoice(color, choice.size))),
    sizes: sizeNames(product).map((size) => option(size, choice.size, makeChoice(choice.color, size))),
  }
}

function makeChoice(color: string | undefined, size: string | undefined): ProductChoice {
  return { ...(color !== undefined && { color }), ...(size !== undefined && { size }) }
}

function distinct(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined && name !== '').map(String))]
}

function orNone(names: readonly string[]): readonly (string | undefined)[] {
  return names.length > 0 ? names : [undefined]
}
