/** Turns a price and a former, higher one into the list price and the discount that the shop keeps. */
import type { Minor } from '#domain/money/minor.ts'
import { salePrice } from '#domain/pricing/sale-price.ts'

export interface ListedPrice {
  list: Minor
  /** Percent with at most two decimals. */
  discount: number
}

/**
 * The discount that makes exactly `price` of `compareAt`; null where none of two decimals does, which happens above some hundred units of the currency.
 */
export function discountFrom(price: Minor, compareAt: Minor): ListedPrice | null {
  if (compareAt <= price) return { list: price, discount: 0 }
  const near = Math.round((1 - price / compareAt) * 10_000)
  const found = [near, near - 1, near + 1].find(
    (hundredths) => hundredths >= 0 && hundredths <= 10_000 && salePrice(compareAt, hundredths / 100) === price,
  )
  return found === undefined ? null : { list: compareAt, discount: found / 100 }
}
