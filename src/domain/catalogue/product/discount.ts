/** Whether a product is on sale, for the status filter and the sorts; what is paid is decided in `pricing/`. */
import { lesser, type Minor } from '#domain/money/minor.ts'
import type { CatalogueItem } from './product.ts'

/** The product fields that a reduction is made of. */
export type ReducedProduct = Pick<
  CatalogueItem,
  'price' | 'discount' | 'salePrice' | 'lowestPrice' | 'offSale' | 'variants'
>

/** What `sale` spares of `list` in percent with at most two decimals, rounded down; more than 0 where it spares anything. */
export function percentOff(list: Minor, sale: Minor): number {
  return sale < list ? Math.max(0.01, Math.floor(((list - sale) * 10_000) / list) / 100) : 0
}

/** The highest reduction of the product and its variants in percent; 0 where there is none (a negative one is none, spec 9.2), or none holds. */
export function highestDiscount(item: ReducedProduct): number {
  if (item.offSale) return 0
  const { price, salePrice } = item
  let highest = salePrice === undefined ? Math.max(0, item.discount) : percentOff(price, lesser(price, salePrice))
  for (const variant of item.variants ?? []) {
    const own = variant.salePrice ?? (variant.discount === undefined ? salePrice : undefined)
    const percent = own === undefined ? (variant.discount ?? 0) : percentOff(variant.price ?? price, own)
    highest = Math.max(highest, percent)
  }
  return highest
}

/** A reduction above 0, its own or a variant's (spec 4.3: on-sale keeps discount above 0). */
export function isOnSale(item: ReducedProduct): boolean {
  return highestDiscount(item) > 0
}

/** When its offer ends, as an ISO 8601 instant, for the countdown (spec 4.14); undefined where none runs, or one without an end. */
export function offerEnd({ offerDate, offSale }: Pick<CatalogueItem, 'offerDate' | 'offSale'>): string | undefined {
  return offSale ? undefined : offerDate?.endDate
}
