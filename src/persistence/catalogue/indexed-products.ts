/** Reads the whole catalogue for the index, in pieces and with no more columns than it needs. */
import { setImmediate as others } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { IndexedProduct } from '#domain/catalogue/index/indexed-product.ts'
import { averageRating } from '#domain/catalogue/product/rating-summary.ts'
import type { Engine, Session } from '../engine.ts'
import { groupVariants } from './group-rows.ts'
import { hasChoices, saleFromRow, variantFromRow, type VariantRow } from './product-rows.ts'
import { rememberingParsers, type RowParsers } from '../row-parsers.ts'
import type { ProductTable } from '../schema.ts'

/** Products of one transaction, some 10 ms on SQLite. */
const PIECE = 1500

/** What the index needs of a product's row. */
export const INDEXED_COLUMNS = [
  'id',
  'parent',
  'children',
  'price_cents',
  'discount',
  'sale_price_cents',
  'brand',
  'category',
  'status',
  'product_type',
  'featured',
  'sell_count',
  'offer_start',
  'offer_end',
  'created_at',
  'video_id',
  'image_urls',
  'tags',
  'sizes',
] as const

const VARIANT_COLUMNS = [
  'product_id',
  'position',
  'color',
  'size',
  'price_cents',
  'discount',
  'sale_price_cents',
  'quantity',
] as const

type Row = Pick<Selectable<ProductTable>, (typeof INDEXED_COLUMNS)[number]>
type IndexedVariantRow = Pick<VariantRow, (typeof VARIANT_COLUMNS)[number]>

interface Piece {
  rows: Row[]
  variants: ReadonlyMap<string, IndexedVariantRow[]>
  ratings: ReadonlyMap<string, { sum: number; count: number }>
}

/** Every product once, by id as the database orders it. A piece is of one moment; between two of them others get their turn. */
export async function eachIndexed(engine: Engine, take: (products: IndexedProduct[]) => void): Promise<void> {
  const parse = rememberingParsers()
  let last: string | undefined
  do {
    const { rows, variants, ratings } = await engine.read((session) => readPiece(session, last))
    const nowMs = Date.now()
    const made = (row: Row) => indexedFromRow(row, variants.get(row.id) ?? [], ratings.get(row.id), { nowMs, parse })
    take(rows.map(made))
    last = rows.length === PIECE ? rows.at(-1)?.id : undefined
    await others()
  } while (last !== undefined)
}

/** Variants and ratings are read by the same range of ids, which both keep in their primary keys. */
async function readPiece(session: Session, after: string | undefined): Promise<Piece> {
  let products = session.selectFrom('product').select(INDEXED_COLUMNS).orderBy('id').limit(PIECE)
  if (after !== undefined) products = products.where('id', '>', after)
  const rows = await products.execute()
  const last = rows.at(-1)?.id
  if (last === undefined) return { rows, variants: new Map(), ratings: new Map() }
  let variants = session.selectFrom('product_variant').select(VARIANT_COLUMNS).where('product_id', '<=', last)
  let ratings = session
    .selectFrom('review')
    .select((eb) => ['product_id', eb.fn.sum<number>('rating').as('sum'), eb.fn.countAll<number>().as('count')])
    .where('product_id', '<=', last)
    .where('state', '=', 'shown')
    .groupBy('product_id')
  if (after !== undefined) {
    variants = variants.where('product_id', '>', after)
    ratings = ratings.where('product_id', '>', after)
  }
  return {
    rows,
    variants: groupVariants(await variants.execute()),
    ratings: new Map((await ratings.execute()).map(({ product_id, sum, count }) => [product_id, { sum, count }])),
  }
}

const UNRATED = { average: 0, count: 0 }

function indexedFromRow(
  row: Row,
  variants: readonly IndexedVariantRow[],
  rating: { sum: number; count: number } | undefined,
  { nowMs, parse }: { nowMs: number; parse: RowParsers },
): IndexedProduct {
  return {
    id: row.id,
    imageURLs: parse.images(row.image_urls),
    parent: row.parent,
    children: row.children,
    price: row.price_cents,
    discount: row.discount,
    quantity:
      variants.length === 1 ? (variants[0]?.quantity ?? 0) : variants.reduce((sum, one) => sum + one.quantity, 0),
    brand: { name: row.brand },
    category: { name: row.category },
    status: row.status,
    productType: row.product_type,
    ...saleFromRow(row, nowMs),
    featured: row.featured === 1,
    sellCount: row.sell_count,
    tags: parse.texts(row.tags),
    sizes: parse.texts(row.sizes),
    ...(hasChoices(variants) && { variants: variants.map(variantFromRow) }),
    createdAt: row.created_at,
    ...(row.video_id !== null && { videoId: row.video_id }),
    rating: rating ? averageRating(rating.sum, rating.count) : UNRATED,
  }
}
