/** What an import asks about the products that are stored, in pieces of constant size. */
import type { CatalogueProduct } from '#services/catalogue/catalogue-file.ts'
import type { Comparison, StoredIdentity } from '#services/repositories.ts'
import { idBatches } from '../batches.ts'
import type { Engine, Session } from '../engine.ts'
import { groupVariants } from './group-rows.ts'
import { productRow, variantRows } from './product-rows.ts'

/** Rows that are read at once. */
const PAGE = 5000

/** See `CatalogueRepository.identities`. */
export async function* storedIdentities(engine: Engine): AsyncGenerator<StoredIdentity[]> {
  for (let last: string | null = ''; last !== null;) {
    const after: string = last
    const { rows, variants } = await engine.read(async (session) => {
      const page = await session
        .selectFrom('product')
        .select(['id', 'slug', 'created_at as createdAt', 'sku'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute()
      return { rows: page, variants: await variantSkus(session, after, page.at(-1)?.id ?? after) }
    })
    yield rows.map(({ sku, ...row }) => ({ ...row, skus: [...new Set([sku, ...(variants.get(row.id) ?? [])])] }))
    last = rows.length < PAGE ? null : (rows.at(-1)?.id ?? null)
  }
}

/** The SKUs of variants by product, of products behind `after` up to `last` in the database's own order. */
async function variantSkus(session: Session, after: string, last: string): Promise<Map<string, string[]>> {
  const rows = await session
    .selectFrom('product_variant')
    .select(['product_id', 'sku'])
    .where('product_id', '>', after)
    .where('product_id', '<=', last)
    .where('sku', 'is not', null)
    .execute()
  const skus = new Map<string, string[]>()
  for (const { product_id: id, sku } of rows) skus.set(id, [...(skus.get(id) ?? []), ...(sku === null ? [] : [sku])])
  return skus
}

export async function countProducts(session: Session): Promise<number> {
  const row = await session
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** See `CatalogueRepository.compare`; every stored value counts but the reviews. */
export async function compareProducts(session: Session, products: readonly CatalogueProduct[]): Promise<Comparison> {
  const result: Comparison = { added: 0, changed: 0, unchanged: 0 }
  const byId = new Map(products.map((product) => [product.id, product]))
  for (const ids of idBatches([...byId.keys()])) {
    const rows = await session.selectFrom('product').selectAll().where('id', 'in', ids).execute()
    result.added += ids.length - rows.length
    if (rows.length === 0) continue
    const variants = await session.selectFrom('product_variant').selectAll().where('product_id', 'in', ids).execute()
    const variantsOf = groupVariants(variants)
    for (const row of rows) {
      const product = byId.get(row.id)
      if (!product) continue
      const isSame =
        areSame([productRow(product)], [row]) && areSame(variantRows(product), variantsOf.get(row.id) ?? [])
      result[isSame ? 'unchanged' : 'changed'] += 1
    }
  }
  return result
}

function areSame(given: readonly object[], stored: readonly object[]): boolean {
  return (
    given.length === stored.length &&
    given.every((row, index) => {
      const other = new Map<string, unknown>(Object.entries(stored[index] ?? {}))
      return Object.entries(row).every(([column, value]) => other.get(column) === value)
    })
  )
}
