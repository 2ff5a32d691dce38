/** What a product costs and has cost, choice by choice, with the lowest price of the 30 days before its reduction began. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { lowestBefore, type PastPrice, setPriceOf } from '#domain/pricing/price-history.ts'
import { type Price, priceOf } from '#domain/pricing/sale-price.ts'
import type { Database } from '../repositories.ts'

export interface ChoicePrices {
  choice: ProductChoice
  now: Price
  /** Null while nothing is reduced, and where the reduction is as old as what is kept. */
  lowestBefore: Price['list'] | null
  /** The one that ended last first. */
  past: PastPrice[]
}

/** Null where there is no such product. */
export async function priceReport(
  { catalogue, prices }: Pick<Database, 'catalogue' | 'prices'>,
  id: string,
  nowMs: number,
): Promise<ChoicePrices[] | null> {
  const [product] = await catalogue.itemsByIds([id])
  if (!product) return null
  const former = await prices.past(id)
  const choices: readonly ProductChoice[] = product.variants ?? [{}]
  return choices.map(({ color, size }) => {
    const choice = { ...(color !== undefined && { color }), ...(size !== undefined && { size }) }
    const past = former.filter((one) => one.choice.color === color && one.choice.size === size)
    return {
      choice,
      now: priceOf(product, choice),
      lowestBefore: lowestBefore(setPriceOf(product, choice), past, nowMs),
      past,
    }
  })
}
