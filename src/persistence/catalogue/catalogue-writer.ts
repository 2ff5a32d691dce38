/** Writes a checked catalogue: as the whole of it, or merged by id into what is there. */
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Catalogue, CatalogueReview } from '#services/catalogue/catalogue-file.ts'
import { idBatches, rowBatches } from '../batches.ts'
import type { Session } from '../engine.ts'
import { FIRST_WRITTEN } from '../reviews/review-rows.ts'
import { groupBy } from './group-rows.ts'
import { productRow, reviewRow, variantRows } from './product-rows.ts'
import type { BrandTable, CategoryTable } from '../schema.ts'

const PRODUCT_COLUMNS = 32
const VARIANT_COLUMNS = 9
const GROUP_COLUMNS = 10
const REVIEW_COLUMNS = 8

/** A file that says less than was sold does not take back what was sold here; of a product without orders it is taken as it is. */
const SELL_COUNT = sql<number>`case
  when product.sell_count > excluded.sell_count and exists (select 1 from order_line where order_line.product_id = product.id)
  then product.sell_count else excluded.sell_count end`

/** The meta row that says that a catalogue was stored once, so that an emptied shop is not filled with the sample again. */
export const WRITTEN = 'catalogue-written'

export async function wasCatalogueWritten(session: Session): Promise<boolean> {
  return (await session.selectFrom('meta').select('key').where('key', '=', WRITTEN).executeTakeFirst()) !== undefined
}

/**
 * `replace` leaves exactly `catalogue`; `merge` replaces products, categories and brands of the same id and the reviews of every product that
 * brings some. Reviews of buyers stay for as long as their product does.
 */
export async function writeCatalogue(session: Session, catalogue: Catalogue, mode: 'replace' | 'merge'): Promise<void> {
  if (mode === 'replace') await deleteOthers(session, catalogue)
  await writeProducts(session, catalogue)
  await writeCategories(session, catalogue)
  await writeBrands(session, catalogue)
  await writeReviews(session, catalogue.reviews)
  await markWritten(session)
}

export async function markWritten(session: Session): Promise<void> {
  await session
    .insertInto('meta')
    .values({ key: WRITTEN, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()
}

/** Takes away what the new catalogue does not have, and all reviews but those that were written here. */
async function deleteOthers(session: Session, catalogue: Catalogue): Promise<void> {
  const kept = new Set(catalogue.products.map((product) => product.id))
  const stored = await session.selectFrom('product').select('id').execute()
  const gone = stored.map((row) => row.id).filter((id) => !kept.has(id))
  for (const batch of idBatches(gone)) await session.deleteFrom('product').where('id', 'in', batch).execute()
  await session.deleteFrom('review').where('position', '<', FIRST_WRITTEN).execute()
  await session.deleteFrom('category').execute()
  await session.deleteFrom('brand').execute()
}

/** Updates a product in place, because deleting it would take its reviews along. */
async function writeProducts(session: Session, catalogue: Catalogue): Promise<void> {
  // Two writers who lock the same rows in the same order cannot wait for each other.
  const products = catalogue.products.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const batch of rowBatches(products.map(productRow), PRODUCT_COLUMNS)) {
    await session
      .insertInto('product')
      .values(batch)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...fromExcluded(batch), sell_count: SELL_COUNT }))
      .execute()
  }
  const ids = products.map((product) => product.id)
  for (const batch of idBatches(ids)) {
    await session.deleteFrom('product_variant').where('product_id', 'in', batch).execute()
  }
  for (const batch of rowBatches(products.flatMap(variantRows), VARIANT_COLUMNS)) {
    await session.insertInto('product_variant').values(batch).execute()
  }
}

export async function writeCategories(session: Session, { categories }: Pick<Catalogue, 'categories'>): Promise<void> {
  const first = await nextPosition(session, 'category')
  const rows: Insertable<CategoryTable>[] = categories.map((category, index) => ({
    id: category.id,
    position: first + index,
    img: category.img,
    parent: category.parent,
    children: JSON.stringify(category.children),
    product_type: category.productType,
    status: category.status,
    translations: category.translations ? JSON.stringify(category.translations) : null,
  }))
  for (const batch of rowBatches(rows, GROUP_COLUMNS)) {
    await session
      .insertInto('category')
      .values(batch)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(fromExcluded(batch)))
      .execute()
  }
}

export async function writeBrands(session: Session, { brands }: Pick<Catalogue, 'brands'>): Promise<void> {
  const first = await nextPosition(session, 'brand')
  const rows: Insertable<BrandTable>[] = brands.map(({ products: _products, translations, ...brand }, index) => ({
    ...brand,
    translations: translations ? JSON.stringify(translations) : null,
    position: first + index,
  }))
  for (const batch of rowBatches(rows, GROUP_COLUMNS)) {
    await session
      .insertInto('brand')
      .values(batch)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(fromExcluded(batch)))
      .execute()
  }
}

async function writeReviews(session: Session, reviews: readonly CatalogueReview[]): Promise<void> {
  const byProduct = groupBy(reviews, (review) => review.productId)
  for (const batch of idBatches([...byProduct.keys()])) {
    await session.deleteFrom('review').where('product_id', 'in', batch).where('position', '<', FIRST_WRITTEN).execute()
  }
  const rows = [...byProduct.values()].flatMap((group) => group.map(reviewRow))
  for (const batch of rowBatches(rows, REVIEW_COLUMNS)) await session.insertInto('review').values(batch).execute()
}

async function nextPosition(session: Session, table: 'category' | 'brand'): Promise<number> {
  const row = await session
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirst()
  return (row?.last ?? -1) + 1
}

/** Every column but the key and the place in the list takes the value that came. */
function fromExcluded(rows: readonly object[]): Record<string, RawBuilder<never>> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id' && column !== 'position')
  return Object.fromEntries(columns.map((column) => [column, sql<never>`${sql.ref(`excluded.${column}`)}`]))
}
