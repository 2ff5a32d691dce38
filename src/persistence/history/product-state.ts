/** What of a product the history follows, read before and after a change; the difference is what is recorded. */
import { changedFields, type Fields } from '#domain/history/changed-fields.ts'
import type { HistoryChange } from '#services/history/history-repository.ts'
import type { Session } from '../engine.ts'

export interface ProductState {
  product: Fields
  /** By `part`. */
  variants: ReadonlyMap<string, Fields>
  /** By `part`: what an owner has decided, without what a person wrote. */
  reviews: ReadonlyMap<string, Fields>
}

/** Null where the product is not there. */
export async function readProductState(session: Session, id: string): Promise<ProductState | null> {
  const product = await session
    .selectFrom('product')
    .select(['price_cents', 'discount', 'sale_price_cents', 'offer_start', 'offer_end', 'status', 'title'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) return null
  const rows = await session
    .selectFrom('product_variant')
    .select(['color', 'size', 'price_cents', 'discount', 'sale_price_cents', 'quantity'])
    .where('product_id', '=', id)
    .orderBy('position')
    .execute()
  const reviews = await session
    .selectFrom('review')
    .select(['position', 'state', 'answer'])
    .where('product_id', '=', id)
    .execute()
  return {
    product: { ...product },
    variants: new Map(rows.map(({ color, size, ...fields }) => [JSON.stringify([color, size]), fields])),
    reviews: new Map(reviews.map(({ position, ...fields }) => [String(position), fields])),
  }
}

/** The changes that lead from one state to another one with the same variants and reviews. */
export function productChanges(key: string, before: ProductState, after: ProductState): HistoryChange[] {
  const changes: HistoryChange[] = []
  const own = changedFields(before.product, after.product)
  if (own) changes.push({ thing: 'product', key, part: null, ...own })
  for (const [part, fields] of after.variants) {
    const changed = changedFields(before.variants.get(part) ?? {}, fields)
    if (changed) changes.push({ thing: 'variant', key, part, ...changed })
  }
  for (const [part, fields] of after.reviews) {
    const changed = changedFields(before.reviews.get(part) ?? {}, fields)
    if (changed) changes.push({ thing: 'review', key, part, ...changed })
  }
  return changes
}
