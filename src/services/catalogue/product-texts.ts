/** Whole products as JSON text, each read and written once until it changes: lists of the API are joined from these. */
import type { Product } from '#domain/catalogue/product/product.ts'
import type { Currency } from '#domain/money/currency.ts'
import { minorToDecimal } from '#domain/money/decimal.ts'
import { priceSpread } from '#domain/pricing/sale-price.ts'
import { toDecimals } from '#domain/catalogue/product-decimals.ts'
import type { CatalogueRepository } from '../repositories.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import type { ReadModel } from './catalogue-read-model.ts'

/** At most this many products are kept as text; a larger catalogue is answered in pages of 1,000. */
const KEPT = 6000
const READ_AT_ONCE = 1000

export interface ProductTexts {
  /** A JSON array of the whole products in the order of `ids`; ids that are gone are absent. */
  json(ids: readonly string[]): Promise<string>
}

/** A product as the API answers it (`exchange/products/product-schema.ts`): what it sells for stands beside what the owner wrote. */
function answerOf(product: Product, currency: Currency) {
  const currentPrice = minorToDecimal(priceSpread(product).lowest.sale, currency)
  return { ...toDecimals(product, currency), currentPrice }
}

export function createProductTexts(
  {
    catalogue,
    currency,
  }: Pick<CatalogueReading, 'currency'> & { catalogue: Pick<CatalogueRepository, 'productsByIds'> },
  model: Pick<ReadModel, 'revision' | 'onChange'>,
): ProductTexts {
  const texts = new Map<string, string>()
  model.onChange((ids) => {
    if (ids === null) texts.clear()
    else for (const id of ids) texts.delete(id)
  })

  /** What was read while the catalogue moved is answered but not kept, since it may be older than the move. */
  async function read(ids: readonly string[], found: Map<string, string>): Promise<void> {
    const revision = model.revision
    const products = await catalogue.productsByIds(ids)
    if (texts.size + products.length > KEPT) texts.clear()
    for (const product of products) {
      const text = JSON.stringify(answerOf(product, currency))
      found.set(product.id, text)
      if (revision === model.revision) texts.set(product.id, text)
    }
  }

  return {
    async json(ids) {
      const found = new Map<string, string>()
      const missing: string[] = []
      for (const id of new Set(ids)) {
        const text = texts.get(id)
        if (text === undefined) missing.push(id)
        else found.set(id, text)
      }
      for (let start = 0; start < missing.length; start += READ_AT_ONCE) {
        await read(missing.slice(start, start + READ_AT_ONCE), found)
      }
      return `[${ids.flatMap((id) => found.get(id) ?? []).join(',')}]`
    },
  }
}
