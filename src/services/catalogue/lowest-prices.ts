/** Products with the lowest price of the 30 days before their reduction began, for shops whose law wants it shown (docs/specification.md, 12.4). */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import type { Minor } from '#domain/money/minor.ts'
import { lowestBefore, type PastPrice, setPriceOf } from '#domain/pricing/price-history.ts'
import { priceOf } from '#domain/pricing/sale-price.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import type { PriceRepository } from './price-repository.ts'

/** A reading whose reduced products know that price; what it is of other products is not asked. */
export function withLowestPrices(
  reading: CatalogueReading,
  prices: Pick<PriceRepository, 'pastOf'>,
  now: () => number = Date.now,
): CatalogueReading {
  const { catalogue } = reading
  async function told<T extends CatalogueItem>(items: T[]): Promise<T[]> {
    const reduced = items.filter((item) => choicesOf(item).some((choice) => isReduced(item, choice)))
    if (reduced.length === 0) return items
    const past = await prices.pastOf(reduced.map(({ id }) => id))
    const moment = now()
    return items.map((item) => {
      const known = past.get(item.id)
      return known ? withLowest(item, known, moment) : item
    })
  }
  return {
    ...reading,
    catalogue: {
      ...catalogue,
      count: () => catalogue.count(),
      eachIndexed: (take) => catalogue.eachIndexed(take),
      items: async () => told(await catalogue.items()),
      itemsByIds: async (ids) => told(await catalogue.itemsByIds(ids)),
      productsByIds: async (ids) => told(await catalogue.productsByIds(ids)),
      categories: () => catalogue.categories(),
      brands: () => catalogue.brands(),
    },
  }
}

/** @param past of all choices, the one that ended last first. @param nowMs epoch milliseconds. */
export function withLowest<T extends CatalogueItem>(item: T, past: readonly PastPrice[], nowMs: number): T {
  const lowestOf = (choice: ProductChoice): { lowestPrice?: Minor } => {
    if (!isReduced(item, choice)) return {}
    const own = past.filter((one) => one.choice.color === choice.color && one.choice.size === choice.size)
    const lowestPrice = lowestBefore(setPriceOf(item, choice), own, nowMs)
    return lowestPrice === null ? {} : { lowestPrice }
  }
  if (!item.variants) return { ...item, ...lowestOf({}) }
  return {
    ...item,
    variants: item.variants.map((variant) => ({ ...variant, ...lowestOf(choiceOf(variant)) })),
  }
}

function choicesOf(item: CatalogueItem): ProductChoice[] {
  return item.variants?.map(choiceOf) ?? [{}]
}

function choiceOf({ color, size }: ProductChoice): ProductChoice {
  return { ...(color !== undefined && { color }), ...(size !== undefined && { size }) }
}

function isReduced(item: CatalogueItem, choice: ProductChoice): boolean {
  return priceOf(item, choice).saving > 0
}
