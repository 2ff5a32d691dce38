/** Owns what a product costs: the one function that decides a price, on cards, details, compare, cart and checkout. */
import { lesser, minor, minus, type Minor } from '#domain/money/minor.ts'
import { percentOff, type ReducedProduct } from '#domain/catalogue/product/discount.ts'
import type { ProductChoice, ProductVariant } from '#domain/catalogue/product/product.ts'
import { findVariant } from '#domain/catalogue/product/variant.ts'

/** The product fields that a price is made of. */
export type PricedProduct = ReducedProduct

export interface Price {
  /** What a reduction is told by. */
  list: Minor
  /** What is paid for one piece; equals `list` without a discount. */
  sale: Minor
  /** Percent with at most two decimals, 0 without a reduction. */
  percent: number
  /** `list` less `sale`. */
  saving: Minor
  /** The lowest of the 30 days before the reduction, which `list` is then, where the shop has to tell it. */
  lowest?: Minor
}

/**
 * The list price less `discountPercent` percent, rounded half up to a minor unit once; the percent may have two decimals.
 * 0 or less is no discount, above 100 counts as 100. Spec 9.2.
 */
export function salePrice(list: Minor, discountPercent: number): Minor {
  const hundredths = discountPercent > 0 ? Math.min(10_000, Math.round(discountPercent * 100)) : 0
  return minor(Math.floor((list * (10_000 - hundredths) + 5000) / 10_000))
}

/** The price of one piece in the chosen variant, whose own price and discount come first. Spec 3.2 and 9.2. */
export function priceOf(product: PricedProduct, choice?: ProductChoice): Price {
  return pricedAs(product, choice && findVariant(product, choice))
}

/** The lowest price of all variants, or of those in the colour of `choice`, and whether they differ, in which case "from" is said. Spec 3.2. */
export function priceSpread(product: PricedProduct, { color }: ProductChoice = {}): { lowest: Price; varies: boolean } {
  const own = (product.variants ?? []).filter(
    (variant) => color === undefined || variant.color === undefined || variant.color === color,
  )
  const prices = own.map((variant) => pricedAs(product, variant))
  const lowest = prices.reduce<Price | undefined>(
    (low, price) => (low && low.sale <= price.sale ? low : price),
    undefined,
  )
  if (!lowest) return { lowest: priceOf(product), varies: false }
  return { lowest, varies: prices.some((price) => price.sale !== lowest.sale) }
}

/** A discount above 0 in whole percent, rounded down so that it never promises more than the price keeps; less than one percent says one. */
export function wholePercent(percent: number): number {
  return Math.floor(percent) || 1
}

/** A discount in percent as it stands on a badge: `−15 %`, with a minus sign and a no-break space. Spec 9.2. */
export function discountBadge(percent: number): string {
  return `\u2212${wholePercent(percent)}\u00A0%`
}

/** What a variant says of its own reduction, a price or a percentage, comes before what the product says. */
export function ownReduction(
  product: Pick<PricedProduct, 'discount' | 'salePrice'>,
  variant: ProductVariant | undefined,
): Pick<ProductVariant, 'discount' | 'salePrice'> {
  return variant?.salePrice !== undefined || variant?.discount !== undefined ? variant : product
}

function pricedAs(product: PricedProduct, variant?: ProductVariant): Price {
  const list = variant?.price ?? product.price
  if (product.offSale) return makePrice(list, list, 0)
  const own = ownReduction(product, variant)
  const lowest = variant ? variant.lowestPrice : product.lowestPrice
  if (own.salePrice === undefined) {
    const discount = Math.max(0, own.discount ?? 0)
    return toldByLowest(makePrice(list, salePrice(list, discount), discount), lowest)
  }
  // A product's sale price may lie above the list price of one of its variants, which it does not raise.
  const sale = lesser(own.salePrice, list)
  return toldByLowest(makePrice(list, sale, percentOff(list, sale)), lowest)
}

/** Spec 9.2: where the law wants it, a reduction is one of the lowest price of the 30 days before; what was cheaper then is none. */
function toldByLowest(price: Price, lowest: Minor | undefined): Price {
  const { list, sale } = price
  if (lowest === undefined || sale === list) return price
  const before = lowest > sale ? lesser(lowest, list) : sale
  return { ...makePrice(before, sale, percentOff(before, sale)), lowest }
}

function makePrice(list: Minor, sale: Minor, percent: number): Price {
  return { list, sale, percent, saving: minus(list, sale) }
}
