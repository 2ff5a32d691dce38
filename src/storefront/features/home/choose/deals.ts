/** The deal of the day: the running offer that ends first (spec 4.14). */
import { highestDiscount } from '#domain/catalogue/product/discount.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { isOfferRunning } from '#domain/pricing/offer.ts'
import { topOf } from './top-of.ts'

const endOf = ({ offerDate }: CatalogueItem): number =>
  offerDate?.endDate === undefined ? Infinity : Date.parse(offerDate.endDate)

/** Offers that run at `nowMs` (epoch milliseconds) on goods that can be bought, the one that ends first in front; at most `limit`. */
export function runningOffers(items: readonly CatalogueItem[], nowMs: number, limit: number): CatalogueItem[] {
  const running = items.filter((item) => isOfferRunning(item.offerDate, nowMs) && !isOutOfStock(item))
  return topOf(running, limit, (a, b) => endOf(a) - endOf(b) || highestDiscount(b) - highestDiscount(a))
}

/** The first of them that still runs at `nowMs`; the last one, with its zeros, when all have ended; the first while the time is unknown. */
export function currentOffer<T extends { product: CatalogueItem }>(
  offers: readonly T[],
  nowMs: number | null,
): T | undefined {
  if (nowMs === null) return offers[0]
  return offers.find(({ product }) => isOfferRunning(product.offerDate, nowMs)) ?? offers.at(-1)
}
