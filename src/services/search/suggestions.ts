/** The shape of what is suggested while a shopper types; `search-suggestions.ts` finds them. */
import type { Minor } from '#domain/money/minor.ts'

/** `value` is a product's id, a category's slug or a brand's slug: what a link needs. */
export interface Suggestion {
  kind: 'product' | 'category' | 'brand'
  title: string
  value: string
  /** A product's picture; a category's and a brand's where there is one. */
  img?: string
  /** A product's list price, what it sells for now and what that spares in percent; of its choices the cheapest. */
  price?: Minor
  currentPrice?: Minor
  discount?: number
}
