/** Reads the catalogue as a catalogue file keeps it: products in the order of their ids' code points, each with its own reviews. */
import { idBatches } from '../batches.ts'
import type { Session } from '../engine.ts'
import { FIRST_WRITTEN } from '../reviews/review-rows.ts'
import { groupBy, groupVariants } from './group-rows.ts'
import { productFromRows, reviewFromRow } from './product-rows.ts'
import type { ExportedProduct } from '#services/catalogue/catalogue-file.ts'

/**
 * Hands over every product once, in groups, all of one moment. The order is the same on every database. Reviews of buyers are left out, since
 * they belong to orders.
 */
export async function exportProducts(
  session: Session,
  take: (products: ExportedProduct[]) => Promise<void>,
): Promise<void> {
  // Databases sort texts by rules of their own; ids alone are small enough to be sorted here.
  const ids = (await session.selectFrom('product').select('id').execute()).map((row) => row.id).toSorted(byCodeUnits)
  for (const batch of idBatches(ids)) {
    const products = await session.selectFrom('product').selectAll().where('id', 'in', batch).execute()
    const variants = await session.selectFrom('product_variant').selectAll().where('product_id', 'in', batch).execute()
    const reviews = await session
      .selectFrom('review')
      .selectAll()
      .where('product_id', 'in', batch)
      .where('position', '<', FIRST_WRITTEN)
      .orderBy('position')
      .execute()
    const variantsOf = groupVariants(variants)
    const reviewsOf = groupBy(reviews, (row) => row.product_id)
    const rows = new Map(products.map((row) => [row.id, row]))
    await take(
      batch.flatMap((id): ExportedProduct[] => {
        const row = rows.get(id)
        if (!row) return []
        const whole = productFromRows(row, variantsOf.get(id) ?? [], [], Date.now())
        const { rating: _rating, preview: _preview, offSale: _offSale, ...product } = whole
        const own = (reviewsOf.get(id) ?? []).map((review) => ({ ...reviewFromRow(review), email: review.email }))
        return [{ ...product, reviews: own }]
      }),
    )
  }
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
