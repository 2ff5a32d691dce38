/** Reads items, whole products, categories and brands, each kind in a fixed number of statements. */
import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import {
  type BrandTranslation,
  type CategoryTranslation,
  PREVIEW_LENGTH,
  type Translations,
} from '#domain/catalogue/product/translation.ts'
import { idBatches } from '../batches.ts'
import type { Engine, Session } from '../engine.ts'
import { groupBy, groupVariants } from './group-rows.ts'
import { INDEXED_COLUMNS } from './indexed-products.ts'
import { itemFromRows, productFromRows, type VariantRow } from './product-rows.ts'
import { rememberingParsers, type RowParsers } from '../row-parsers.ts'

/** Cards show some more than the index counts. */
const ITEM_COLUMNS = [
  ...INDEXED_COLUMNS,
  'sku',
  'img',
  'title',
  'slug',
  'unit',
  'tax_class',
  'weight',
  'unit_measure',
  'translations',
] as const

const VARIANT_COLUMNS = [
  'product_id',
  'position',
  'color',
  'size',
  'sku',
  'price_cents',
  'discount',
  'sale_price_cents',
  'quantity',
] as const

export async function isCatalogueEmpty(session: Session): Promise<boolean> {
  return (await session.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Products of one transaction where all are read one after the other, some 20 ms on SQLite. */
const PIECE = 1500

/** Every item at `nowMs` (epoch milliseconds), or those of the given ids; both databases count the preview in code points. */
export async function readItems(session: Session, nowMs: number, ids?: readonly string[]): Promise<CatalogueItem[]> {
  const products = session.selectFrom('product').select(ITEM_COLUMNS).select(previewed())
  const variants = session.selectFrom('product_variant').select(VARIANT_COLUMNS)
  const ratings = session.selectFrom('review').select(['product_id', 'rating']).where('state', '=', 'shown')
  if (!ids) return itemsOf(await products.execute(), await variants.execute(), await ratings.execute(), { nowMs })
  return itemsOf(
    await products.where('id', 'in', ids).execute(),
    await variants.where('product_id', 'in', ids).execute(),
    await ratings.where('product_id', 'in', ids).execute(),
    { nowMs },
  )
}

/** Every item once, by id as the database orders it. A piece is of one moment; between two of them others get their turn. */
export async function eachItem(engine: Engine, take: (items: CatalogueItem[]) => void): Promise<void> {
  const parse = rememberingParsers()
  // Behind the empty text come all of them: no product is without an id.
  let last: string | undefined = ''
  while (last !== undefined) {
    const after: string = last
    const items = await engine.read((session) => readItemsBehind(session, after, parse))
    take(items)
    last = items.length === PIECE ? items.at(-1)?.id : undefined
    await others()
  }
}

async function readItemsBehind(session: Session, after: string, parse: RowParsers): Promise<CatalogueItem[]> {
  const rows = await session
    .selectFrom('product')
    .select(ITEM_COLUMNS)
    .select(previewed())
    .where('id', '>', after)
    .orderBy('id')
    .limit(PIECE)
    .execute()
  const last = rows.at(-1)?.id
  if (last === undefined) return []
  const variants = session.selectFrom('product_variant').select(VARIANT_COLUMNS)
  const ratings = session.selectFrom('review').select(['product_id', 'rating']).where('state', '=', 'shown')
  return itemsOf(
    rows,
    await variants.where('product_id', '>', after).where('product_id', '<=', last).execute(),
    await ratings.where('product_id', '>', after).where('product_id', '<=', last).execute(),
    { nowMs: Date.now(), parse },
  )
}

function previewed() {
  return sql<string>`substr(description, 1, ${sql.lit(PREVIEW_LENGTH)})`.as('description')
}

function itemsOf(
  rows: readonly Parameters<typeof itemFromRows>[0][],
  variants: readonly VariantRow[],
  ratings: readonly { product_id: string; rating: number }[],
  at: { nowMs: number; parse?: RowParsers },
): CatalogueItem[] {
  const variantsOf = groupVariants(variants)
  const ratingsOf = groupBy(ratings, (row) => row.product_id)
  return rows.map((row) =>
    itemFromRows(
      row,
      variantsOf.get(row.id) ?? [],
      (ratingsOf.get(row.id) ?? []).map((review) => review.rating),
      at,
    ),
  )
}

export async function readItemsByIds(
  session: Session,
  ids: readonly string[],
  nowMs: number = Date.now(),
): Promise<CatalogueItem[]> {
  const items: CatalogueItem[] = []
  for (const batch of idBatches(ids)) items.push(...(await readItems(session, nowMs, batch)))
  return items
}

/** Whole products in the order of `ids`; unknown ids are absent. */
export async function readProducts(session: Session, ids: readonly string[]): Promise<Product[]> {
  const byId = new Map<string, Product>()
  const nowMs = Date.now()
  for (const batch of idBatches(ids)) {
    const rows = await session.selectFrom('product').selectAll().where('id', 'in', batch).execute()
    const variants = await session.selectFrom('product_variant').selectAll().where('product_id', 'in', batch).execute()
    const reviews = await session
      .selectFrom('review')
      .selectAll()
      .where('product_id', 'in', batch)
      .where('state', '=', 'shown')
      .execute()
    const variantsOf = groupVariants(variants)
    const reviewsOf = groupBy(reviews, (row) => row.product_id)
    for (const row of rows) {
      byId.set(row.id, productFromRows(row, variantsOf.get(row.id) ?? [], reviewsOf.get(row.id) ?? [], nowMs))
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
    ...translationsOf<CategoryTranslation>(row),
  }))
}

/** Brands in the order of the catalogue file. */
export async function readBrands(session: Session): Promise<BrandFacts[]> {
  const rows = await session.selectFrom('brand').selectAll().orderBy('position').execute()
  return rows.map(({ position: _position, translations, ...row }) => ({
    ...row,
    ...translationsOf<BrandTranslation>({ translations }),
  }))
}

function translationsOf<T>({ translations }: { translations: string | null }): { translations?: Translations<T> } {
  return translations === null ? {} : { translations: JSON.parse(translations) as Translations<T> }
}
