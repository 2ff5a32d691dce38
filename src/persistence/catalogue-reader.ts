/** Reads items, whole products, categories and brands, each kind in a fixed number of statements. */
import { sql } from 'kysely'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/category.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product.ts'
import { idBatches } from './batches.ts'
import type { Session } from './engine.ts'
import { groupBy, groupVariants } from './group-rows.ts'
import { INDEXED_COLUMNS } from './indexed-products.ts'
import { itemFromRows, PREVIEW_LENGTH, productFromRows } from './product-rows.ts'

/** Cards show some more than the index counts. */
const ITEM_COLUMNS = [...INDEXED_COLUMNS, 'sku', 'img', 'title', 'slug', 'unit'] as const

const VARIANT_COLUMNS = [
  'product_id',
  'position',
  'color',
  'size',
  'sku',
  'price_cents',
  'discount',
  'quantity',
] as const

export async function isCatalogueEmpty(session: Session): Promise<boolean> {
  return (await session.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Every item, or those of the given ids; both databases count the preview in code points. */
export async function readItems(session: Session, ids?: readonly string[]): Promise<CatalogueItem[]> {
  const start = sql<string>`substr(description, 1, ${sql.lit(PREVIEW_LENGTH)})`.as('description')
  let products = session.selectFrom('product').select(ITEM_COLUMNS).select(start)
  let variants = session.selectFrom('product_variant').select(VARIANT_COLUMNS)
  let ratings = session.selectFrom('review').select(['product_id', 'rating'])
  if (ids) {
    products = products.where('id', 'in', ids)
    variants = variants.where('product_id', 'in', ids)
    ratings = ratings.where('product_id', 'in', ids)
  }
  const variantsOf = groupVariants(await variants.execute())
  const ratingsOf = groupBy(await ratings.execute(), (row) => row.product_id)
  const rows = await products.execute()
  return rows.map((row) =>
    itemFromRows(
      row,
      variantsOf.get(row.id) ?? [],
      (ratingsOf.get(row.id) ?? []).map((review) => review.rating),
    ),
  )
}

export async function readItemsByIds(session: Session, ids: readonly string[]): Promise<CatalogueItem[]> {
  const items: CatalogueItem[] = []
  for (const batch of idBatches(ids)) items.push(...(await readItems(session, batch)))
  return items
}

/** Whole products in the order of `ids`; unknown ids are absent. */
export async function readProducts(session: Session, ids: readonly string[]): Promise<Product[]> {
  const byId = new Map<string, Product>()
  for (const batch of idBatches(ids)) {
    const rows = await session.selectFrom('product').selectAll().where('id', 'in', batch).execute()
    const variants = await session.selectFrom('product_variant').selectAll().where('product_id', 'in', batch).execute()
    const reviews = await session.selectFrom('review').selectAll().where('product_id', 'in', batch).execute()
    const variantsOf = groupVariants(variants)
    const reviewsOf = groupBy(reviews, (row) => row.product_id)
    for (const row of rows) {
      byId.set(row.id, productFromRows(row, variantsOf.get(row.id) ?? [], reviewsOf.get(row.id) ?? []))
    }
  }
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Categories in the order of the catalogue file. */
export async function readCategories(session: Session): Promise<CategoryFacts[]> {
  const rows = await session.selectFrom('category').selectAll().orderBy('position').execute()
  return rows.map((row) => ({
    id: row.id,
    img: row.img,
    parent: row.parent,
    children: JSON.parse(row.children) as string[],
    productType: row.product_type,
    status: row.status,
  }))
}

/** Brands in the order of the catalogue file. */
export async function readBrands(session: Session): Promise<BrandFacts[]> {
  const rows = await session.selectFrom('brand').selectAll().orderBy('position').execute()
  return rows.map(({ position: _position, ...row }) => row)
}
