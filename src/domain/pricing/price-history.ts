/** Owns the lowest price of the 30 days before a reduction began, from the prices that a product has had (docs/specification.md, 9.2). */
import type { CatalogueItem, OfferDate, ProductChoice } from '#domain/catalogue/product/product.ts'
import { findVariant } from '#domain/catalogue/product/variant.ts'
import { lesser, type Minor } from '#domain/money/minor.ts'
import { isReductionOn } from './offer.ts'
import { ownReduction, priceOf } from './sale-price.ts'

/** A list price with its reduction, as an owner has set both. */
export interface SetPrice {
  price: Minor
  /** Percent. */
  discount: number
  salePrice?: Minor
  offerDate?: OfferDate
}

/** One that was in force until a moment, an ISO 8601 instant in UTC. */
export interface PastPrice extends SetPrice {
  until: string
  choice: ProductChoice
}

/** Milliseconds of 30 days. */
const WINDOW = 30 * 86_400_000

/** A stretch of time with one price to pay, in epoch milliseconds; `from` is within, `until` is not. */
interface Stretch {
  from: number
  until: number
  sale: Minor
  isReduced: boolean
}

/** What is set for a choice of a product now. */
export function setPriceOf(product: CatalogueItem, choice: ProductChoice): SetPrice {
  const variant = findVariant(product, choice)
  const own = ownReduction(product, variant)
  return {
    price: variant?.price ?? product.price,
    discount: own.salePrice === undefined ? (own.discount ?? 0) : 0,
    ...(own.salePrice !== undefined && { salePrice: own.salePrice }),
    ...(product.offerDate && { offerDate: product.offerDate }),
  }
}

/**
 * The lowest price to pay in the 30 days before the reduction began that holds at `nowMs` (epoch milliseconds); null while none holds, and
 * where its beginning is not known, since it is as old as what is kept.
 * A reduction that follows on another one at once goes on from where the first began.
 * @param past of the same choice, the one that ended last first.
 */
export function lowestBefore(now: SetPrice, past: readonly PastPrice[], nowMs: number): Minor | null {
  const stretches = stretchesOf(now, past, nowMs)
  let begin = stretches.length
  while (stretches[begin - 1]?.isReduced) begin -= 1
  const began = stretches[begin]?.from
  if (began === undefined || began === -Infinity) return null
  return stretches
    .filter(({ from, until }) => from < began && until > began - WINDOW)
    .map(({ sale }) => sale)
    .reduce<Minor | null>((low, sale) => (low === null ? sale : lesser(low, sale)), null)
}

/** From the beginning of time to `nowMs`, without a gap. */
function stretchesOf(now: SetPrice, past: readonly PastPrice[], nowMs: number): Stretch[] {
  const stretches: Stretch[] = []
  let from = -Infinity
  for (const one of past.toReversed()) {
    const until = Math.min(Date.parse(one.until), nowMs)
    if (until <= from) continue
    stretches.push(...stretchesOfOne(one, from, until))
    from = until
  }
  // Up to the present moment itself.
  return [...stretches, ...stretchesOfOne(now, from, nowMs + 1)]
}

/** What was set once may have been three prices: before its offer, in it, and after it. */
function stretchesOfOne({ offerDate, ...set }: SetPrice, from: number, until: number): Stretch[] {
  const turns = [offerDate?.startDate, offerDate?.endDate]
    .flatMap((date) => (date === undefined ? [] : Date.parse(date)))
    .filter((turn) => turn > from && turn < until)
  return [from, ...turns].map((start, at) => {
    const end = turns[at] ?? until
    const { sale, list } = priceOf({ ...set, ...(!isReductionOn(offerDate, end - 1) && { offSale: true }) })
    return { from: start, until: end, sale, isReduced: sale < list }
  })
}
