/** A suggestion as surfaces answer it: its price becomes a decimal. */
import type * as z from 'zod'
import type { Money } from '#domain/shop/shop-money.ts'
import type { Suggestion } from '#services/search/suggestions.ts'
import type { suggestionSchema } from './group-schema.ts'

export function suggestionAnswer(found: Suggestion, { toDecimal }: Money): z.infer<typeof suggestionSchema> {
  const { price, currentPrice } = found
  return {
    ...found,
    ...(price !== undefined && { price: toDecimal(price) }),
    ...(currentPrice !== undefined && { currentPrice: toDecimal(currentPrice) }),
  }
}
