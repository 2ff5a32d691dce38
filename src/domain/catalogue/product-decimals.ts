/** Owns how a product stands outside: the same fields, its prices as decimal amounts of the shop's currency. */
import type { Currency } from '#domain/money/currency.ts'
import { decimalToMinor, minorToDecimal } from '#domain/money/decimal.ts'
import type { DecimalAmount, Minor } from '#domain/money/minor.ts'
import type { CatalogueItem, ProductVariant } from './product/product.ts'

type Priced = Pick<CatalogueItem, 'price' | 'salePrice' | 'lowestPrice' | 'variants'>

/** A variant as API, files and browser storage carry it. */
export type DecimalVariant = Omit<ProductVariant, 'price' | 'salePrice' | 'lowestPrice'> & {
  price?: DecimalAmount
  salePrice?: DecimalAmount
  lowestPrice?: DecimalAmount
}

/** A product as API, files and browser storage carry it. */
export type Decimal<Product extends Priced> = Omit<Product, 'price' | 'salePrice' | 'lowestPrice' | 'variants'> & {
  price: DecimalAmount
  salePrice?: DecimalAmount
  lowestPrice?: DecimalAmount
  variants?: DecimalVariant[]
}

/** With its fields in the same order, so that the same product is the same text. */
export function toDecimals<Product extends Priced>(product: Product, currency: Currency): Decimal<Product> {
  return withPrices<Minor>(product, (price) => minorToDecimal(price, currency)) as unknown as Decimal<Product>
}

/** What an answer of the API says beside the product's own fields is left out. @throws {RangeError} where a price is no finite number. */
export function fromDecimals<Product extends Priced>(answer: Decimal<Product>, currency: Currency): Product {
  const { currentPrice: _derived, ...product } = answer as PricedIn<DecimalAmount> & { currentPrice?: unknown }
  return withPrices<DecimalAmount>(product, (price) => decimalToMinor(price, currency)) as unknown as Product
}

interface PricedIn<Amount> {
  price: Amount
  salePrice?: Amount
  lowestPrice?: Amount
  variants?: readonly { price?: Amount; salePrice?: Amount; lowestPrice?: Amount }[]
}

function withPrices<Amount extends number>(product: PricedIn<Amount>, change: (price: Amount) => number) {
  return {
    ...product,
    price: change(product.price),
    // No price of its own stays none, and nothing stays nothing.
    ...(product.salePrice !== undefined && { salePrice: change(product.salePrice) }),
    ...(product.lowestPrice !== undefined && { lowestPrice: change(product.lowestPrice) }),
    variants: product.variants?.map((one) => ({
      ...one,
      price: one.price && change(one.price),
      ...(one.salePrice !== undefined && { salePrice: change(one.salePrice) }),
      ...(one.lowestPrice !== undefined && { lowestPrice: change(one.lowestPrice) }),
    })),
  }
}
