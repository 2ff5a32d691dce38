/** Changes single values of one product, beside orders that draw on its stock. */
import type { Selectable } from 'kysely'
import type { Minor } from '#domain/money/minor.ts'
import { statusAfter } from '#domain/inventory/status-after.ts'
import { MOST_PIECES, type EditOutcome, type ProductEdit } from '#services/catalogue/product-edit.ts'
import type { ChangeKind } from '#services/repositories.ts'
import { appendChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import type { ProductVariantTable } from '../schema.ts'
import type { Actor } from '#services/history/history-repository.ts'
import { openBatch, recordChange } from '../history/history-rows.ts'
import { productChanges, readProductState } from '../history/product-state.ts'
import { lockProducts } from '../orders/stock-moves.ts'

type Row = Selectable<ProductVariantTable>

/** Nothing is changed unless the outcome is `edited`; then one line stands in the change table. */
export async function editProduct(
  engine: Engine,
  session: Session,
  id: string,
  wanted: ProductEdit,
  actor: Actor,
): Promise<EditOutcome> {
  await lockProducts(engine, session, [id])
  const state = await readProductState(session, id)
  const product = await session
    .selectFrom('product')
    .select(['price_cents', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) return { kind: 'unknown' }
  const rows = await session
    .selectFrom('product_variant')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .execute()
  const row = rowFor(rows, wanted)
  if (row === undefined) return { kind: 'choice', choices: rows.map(choiceOf) }
  const edit = row ? withQuantity(wanted, row.quantity) : wanted
  if (edit === null) return { kind: 'stock', quantity: row?.quantity ?? 0 }

  if (row === null) await setForAll(session, id, edit)
  else await setOnRow(session, row, edit, product.price_cents)
  const before = piecesOf(rows)
  const after = edit.quantity === undefined || row === null ? before : before - row.quantity + edit.quantity
  await session
    .updateTable('product')
    .set({
      status: edit.status ?? statusAfter(product.status, before, after),
      ...(edit.title !== undefined && { title: edit.title }),
    })
    .where('id', '=', id)
    .execute()
  const batch = await openBatch(session, { actor, task: `product ${id}`, at: new Date() })
  const changed = await readProductState(session, id)
  if (state && changed) {
    for (const change of productChanges(id, state, changed)) await recordChange(session, batch, change)
  }
  await appendChange(engine, session, { productId: id, kind: changeKind(edit) })
  return { kind: 'edited', batch }
}

/** The edit with the pieces that there will be, or null where those cannot be; `there` are the pieces that nobody else can move now. */
function withQuantity(edit: ProductEdit, there: number): ProductEdit | null {
  if (edit.quantityBy === undefined) return edit
  const quantity = there + edit.quantityBy
  return quantity >= 0 && quantity <= MOST_PIECES ? { ...edit, quantity } : null
}

/** The row of stock that is meant, null for the product as a whole, undefined where that cannot be told. */
function rowFor(rows: readonly Row[], edit: ProductEdit): Row | null | undefined {
  const { choice, price, discount } = edit
  const isAboutStock = edit.quantity !== undefined || edit.quantityBy !== undefined
  const isSimple = rows.every((row) => row.color === null && row.size === null)
  if (choice) {
    const meant = rows.filter(
      (row) =>
        (choice.color === undefined || row.color === choice.color) &&
        (choice.size === undefined || row.size === choice.size),
    )
    return isSimple || meant.length !== 1 ? undefined : meant[0]
  }
  if (isSimple) return isAboutStock ? rows[0] : null
  const isOwn =
    isAboutStock ||
    (price !== undefined && rows.some((row) => row.price_cents !== null)) ||
    (discount !== undefined && rows.some((row) => row.discount !== null))
  return isOwn ? undefined : null
}

async function setForAll(session: Session, id: string, { price, discount }: ProductEdit): Promise<void> {
  if (price === undefined && discount === undefined) return
  await session
    .updateTable('product')
    .set({ ...(price !== undefined && { price_cents: price }), ...(discount !== undefined && { discount }) })
    .where('id', '=', id)
    .execute()
}

async function setOnRow(session: Session, row: Row, edit: ProductEdit, productPrice: Minor): Promise<void> {
  const { price, discount, quantity } = edit
  const id = row.product_id
  if (quantity !== undefined) {
    await session
      .updateTable('product_variant')
      .set({ quantity })
      .where('product_id', '=', id)
      .where('position', '=', row.position)
      .execute()
  }
  if (row.color === null && row.size === null) return setForAll(session, id, edit)
  if (price !== undefined) await setVariantPrice(session, row, price, productPrice)
  if (discount !== undefined) {
    await session
      .updateTable('product_variant')
      .set({ discount })
      .where('product_id', '=', id)
      .where('position', '=', row.position)
      .execute()
  }
}

/** The product's own price is the lowest of its variants', so those that leaned on it get theirs written down first. */
async function setVariantPrice(session: Session, row: Row, price: Minor, productPrice: Minor): Promise<void> {
  const variants = session.updateTable('product_variant').where('product_id', '=', row.product_id)
  await variants.set({ price_cents: productPrice }).where('price_cents', 'is', null).execute()
  await variants.set({ price_cents: price }).where('position', '=', row.position).execute()
  const { lowest } = await session
    .selectFrom('product_variant')
    .select((eb) => eb.fn.min('price_cents').as('lowest'))
    .where('product_id', '=', row.product_id)
    .executeTakeFirstOrThrow()
  await session
    .updateTable('product')
    .set({ price_cents: lowest ?? price })
    .where('id', '=', row.product_id)
    .execute()
}

function piecesOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.quantity, 0)
}

function choiceOf({ color, size }: Row) {
  return { ...(color !== null && { color }), ...(size !== null && { size }) }
}

function changeKind({ title, status, price, discount }: ProductEdit): ChangeKind {
  if (title !== undefined || status !== undefined) return 'content'
  return price !== undefined || discount !== undefined ? 'price' : 'stock'
}
