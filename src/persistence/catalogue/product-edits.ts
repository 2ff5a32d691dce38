/** Changes single values of one product, beside orders that draw on its stock. */
import type { Selectable } from 'kysely'
import { greater, type Minor, ZERO } from '#domain/money/minor.ts'
import { statusAfter } from '#domain/inventory/status-after.ts'
import { MOST_PIECES, type EditOutcome, type ProductEdit } from '#services/catalogue/product-edit.ts'
import type { ChangeKind } from '#services/repositories.ts'
import { appendChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import type { ProductTable, ProductVariantTable } from '../schema.ts'
import type { Actor } from '#services/history/history-repository.ts'
import { openBatch, recordChange } from '../history/history-rows.ts'
import { productChanges, readProductState } from '../history/product-state.ts'
import { keepPrices, readPrices } from '../prices/price-changes.ts'
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
    .select(['price_cents', 'status', 'offer_start', 'offer_end'])
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
  const offer = offerAfter(wanted, product)
  if (offer && offer.offer_start !== null && offer.offer_end !== null && offer.offer_end <= offer.offer_start)
    return { kind: 'dates', from: offer.offer_start, until: offer.offer_end }
  const highest = highestPrice(product.price_cents, row ? [row] : rows, wanted)
  if (wanted.salePrice !== undefined && wanted.salePrice > highest) return { kind: 'dearer', price: highest }
  if (edit === null) return { kind: 'stock', quantity: row?.quantity ?? 0 }

  const prices = await readPrices(session, [id])
  if (row === null) await setForAll(session, id, edit)
  else await setOnRow(session, row, edit, product.price_cents)
  const before = piecesOf(rows)
  const after = edit.quantity === undefined || row === null ? before : before - row.quantity + edit.quantity
  await session
    .updateTable('product')
    .set({
      status: edit.status ?? statusAfter(product.status, before, after),
      ...(edit.title !== undefined && { title: edit.title }),
      ...offer,
    })
    .where('id', '=', id)
    .execute()
  const at = new Date()
  await keepPrices(session, prices, at)
  const batch = await openBatch(session, { actor, task: `product ${id}`, at })
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
  const { choice, price } = edit
  const isReduced = edit.discount !== undefined || edit.salePrice !== undefined
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
    (isReduced && rows.some((row) => row.discount !== null || row.sale_price_cents !== null))
  return isOwn ? undefined : null
}

async function setForAll(session: Session, id: string, edit: ProductEdit): Promise<void> {
  const { price, discount, salePrice } = edit
  if ((price ?? discount ?? salePrice) === undefined) return
  await session
    .updateTable('product')
    .set({
      ...(price !== undefined && { price_cents: price }),
      ...(discount !== undefined && { discount, sale_price_cents: null }),
      ...(salePrice !== undefined && { discount: 0, sale_price_cents: salePrice }),
    })
    .where('id', '=', id)
    .execute()
}

async function setOnRow(session: Session, row: Row, edit: ProductEdit, productPrice: Minor): Promise<void> {
  const { price, discount, salePrice, quantity } = edit
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
  if (discount !== undefined || salePrice !== undefined) {
    await session
      .updateTable('product_variant')
      .set({ discount: discount ?? null, sale_price_cents: salePrice ?? null })
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

/** The dates that there will be; one that begins by itself begins now, and undefined where the edit says none. */
function offerAfter(
  { saleFrom, saleUntil }: ProductEdit,
  before: Pick<Selectable<ProductTable>, 'offer_start' | 'offer_end'>,
): Pick<Selectable<ProductTable>, 'offer_start' | 'offer_end'> | undefined {
  if (saleFrom === undefined && saleUntil === undefined) return undefined
  if (saleFrom === null) return { offer_start: null, offer_end: null }
  const offer_end = saleUntil === undefined ? before.offer_end : saleUntil
  const offer_start = saleFrom ?? before.offer_start ?? (offer_end === null ? null : new Date().toISOString())
  return { offer_start, offer_end }
}

/** The highest list price that a sale price could stand for. */
function highestPrice(product: Minor, rows: readonly Row[], { price }: ProductEdit): Minor {
  return rows.reduce<Minor>((most, row) => greater(most, price ?? row.price_cents ?? product), price ?? ZERO)
}

function piecesOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.quantity, 0)
}

function choiceOf({ color, size }: Row) {
  return { ...(color !== null && { color }), ...(size !== null && { size }) }
}

function changeKind({ title, status, price, discount, salePrice, saleFrom, saleUntil }: ProductEdit): ChangeKind {
  if (title !== undefined || status !== undefined) return 'content'
  const isPriced = [price, discount, salePrice, saleFrom, saleUntil].some((one) => one !== undefined)
  return isPriced ? 'price' : 'stock'
}
