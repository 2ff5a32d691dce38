/** The variants of a product in a catalogue file, and what the product's own price and quantity become through them. */
import type { ProductVariant } from '#domain/catalogue/product/product.ts'
import { lesser, type Minor, ZERO } from '#domain/money/minor.ts'
import { Fields } from './fields.ts'
import type { ImportIssues } from '../issues.ts'

/** What a product and its variants have in common. */
export interface Offer {
  sku?: string
  price: Minor
  discount: number
  salePrice?: Minor
  quantity: number
  variants?: ProductVariant[]
}

/**
 * Price, discount and stock of a product. With variants the quantity is their sum and the price the lowest of theirs (spec 3.2);
 * given values that disagree are put right with a warning. A single variant without colour and size is the product itself.
 */
export function readOffer(product: Fields, issues: ImportIssues): Offer {
  const variants = readVariants(product, issues)
  const sku = product.optionalLabel('sku')
  const price = product.optionalMoney('price')
  const highest = variants.length === 0 ? price : highestOf(variants.map((variant) => variant.price ?? price))
  const { discount = 0, salePrice } = readReduction(product, issues, highest)
  const quantity = product.optionalCount('quantity')
  const [first, second] = variants
  if (first && !second && first.color === undefined && first.size === undefined) {
    const reduction = reducesItself(first) ? first : { discount, salePrice }
    const own = { sku: first.sku ?? sku, price: first.price ?? price, ...reductionOf(reduction) }
    return plainOffer(product, issues, { ...own, quantity: first.quantity })
  }
  if (!first) return plainOffer(product, issues, { sku, price, discount, salePrice, quantity })
  const stock = variants.reduce((sum, variant) => sum + variant.quantity, 0)
  if (quantity !== undefined && quantity !== stock) {
    issues.warning(product.at('quantity'), 'is not the sum of its variants; their sum is stored')
  }
  const prices = settlePrices(product, issues, price, variants)
  return { sku, ...prices, ...reductionOf({ discount, salePrice }), quantity: stock }
}

function plainOffer(
  product: Fields,
  issues: ImportIssues,
  given: { sku?: string; price?: Minor; discount: number; salePrice?: Minor; quantity?: number },
): Offer {
  if (given.price === undefined && !product.has('price')) {
    issues.expected(product.at('price'), 'a number >= 0', undefined)
  }
  if (given.quantity === undefined && !product.has('quantity')) {
    issues.warning(product.at('quantity'), 'is missing: 0 pieces are stored, so it is out of stock')
  }
  const { sku, price = ZERO, quantity = 0 } = given
  return { ...(sku !== undefined && { sku }), price, ...reductionOf(given), quantity }
}

/** Once the product's price has become the lowest, a variant that leaned on the old one needs it for its own. */
function settlePrices(
  product: Fields,
  issues: ImportIssues,
  price: Minor | undefined,
  variants: ProductVariant[],
): { price: Minor; variants: ProductVariant[] } {
  const prices = variants.map((variant) => variant.price ?? price)
  const known = prices.filter((one) => one !== undefined)
  if (known.length < prices.length && !product.has('price')) {
    issues.expected(
      product.at('price'),
      'a number >= 0, since some of its variants have no price of their own',
      undefined,
    )
  }
  const lowest = known.reduce<Minor | undefined>((least, one) => lesser(least ?? one, one), undefined) ?? ZERO
  if (price === undefined || price === lowest) return { price: lowest, variants }
  issues.warning(product.at('price'), 'is not the lowest price of its variants; the lowest is stored')
  return { price: lowest, variants: variants.map((variant) => ({ ...variant, price: variant.price ?? price })) }
}

function readVariants(product: Fields, issues: ImportIssues): ProductVariant[] {
  const places = new Map<string, string>()
  const list = product.list('variants')
  return list.flatMap(({ value, path }) => {
    const fields = Fields.of(value, path, issues)
    if (!fields) return []
    const variant = readVariant(fields, issues)
    const { color, size } = variant
    if (color === undefined && size === undefined && list.length > 1) {
      issues.error(path, 'must name a color or a size, got neither')
    }
    const key = JSON.stringify([color, size])
    const earlier = places.get(key)
    if (earlier !== undefined) issues.error(path, `has the same color and size as ${earlier}`)
    else places.set(key, path)
    return [variant]
  })
}

function readVariant(fields: Fields, issues: ImportIssues): ProductVariant {
  const color = fields.optionalLabel('color')
  const size = fields.optionalLabel('size')
  const sku = fields.optionalLabel('sku')
  const price = fields.optionalMoney('price')
  const { discount, salePrice } = readReduction(fields, issues, price)
  const quantity = fields.optionalCount('quantity') ?? 0
  fields.warnOfUnknown()
  return {
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
    ...(sku !== undefined && { sku }),
    ...(price !== undefined && { price }),
    ...(discount !== undefined && { discount }),
    ...(salePrice !== undefined && { salePrice }),
    quantity,
  }
}

interface Reduction {
  discount?: number | undefined
  salePrice?: Minor | undefined
}

/** A percentage or a price in its place, of which only one may be given (spec 9.2); `price` is the highest that it could stand for. */
function readReduction(fields: Fields, issues: ImportIssues, price: Minor | undefined): Reduction {
  const discount = fields.optionalPercent('discount')
  const salePrice = fields.optionalMoney('salePrice')
  if (salePrice === undefined) return { discount }
  if (discount !== undefined && discount > 0) {
    issues.error(
      fields.at('salePrice'),
      'must not stand beside a discount: a reduction is either a price or a percentage',
    )
  }
  if (price !== undefined && salePrice > price) {
    const { toDecimal } = issues.money
    issues.expected(fields.at('salePrice'), `at most the price ${toDecimal(price)}`, toDecimal(salePrice))
  }
  return { discount, salePrice }
}

function highestOf(prices: readonly (Minor | undefined)[]): Minor | undefined {
  return prices.reduce((most, price) => (price !== undefined && price > (most ?? -1) ? price : most), undefined)
}

function reducesItself({ discount, salePrice }: Reduction): boolean {
  return discount !== undefined || salePrice !== undefined
}

/** As it is stored: with a price the percentage is none. */
function reductionOf({ discount = 0, salePrice }: Reduction): { discount: number; salePrice?: Minor } {
  return salePrice === undefined ? { discount } : { discount: 0, salePrice }
}
