/** Keeps what products cost before, in the transaction of whatever changes it. */
import { sql, type Insertable, type RawBuilder } from 'kysely'
import { idBatches, rowBatches } from '../batches.ts'
import type { Engine, Session } from '../engine.ts'
import { ShortSteps } from '../staging/short-steps.ts'
import type { PriceChangeTable } from './price-tables.ts'

type PriceRow = Pick<
  PriceChangeTable,
  'product_id' | 'color' | 'size' | 'list_cents' | 'discount' | 'sale_price_cents' | 'offer_start' | 'offer_end'
>

const COLUMNS = 9

/** Of each choice the price and the reduction that count: its own, or the product's. */
const PRICE: RawBuilder<unknown> = sql`p.id as product_id, v.color, v.size,
  coalesce(v.price_cents, p.price_cents) as list_cents,
  case when v.sale_price_cents is null then coalesce(v.discount, p.discount) else 0 end as discount,
  case when v.sale_price_cents is null and v.discount is null then p.sale_price_cents else v.sale_price_cents end
    as sale_price_cents,
  p.offer_start, p.offer_end`

/** What these products cost now. */
export async function readPrices(session: Session, ids: readonly string[]): Promise<PriceRow[]> {
  const prices: PriceRow[] = []
  for (const batch of idBatches(ids)) {
    const { rows } = await sql<PriceRow>`
      select ${PRICE} from product p join product_variant v on v.product_id = p.id where p.id in (${sql.join(batch)})
    `.execute(session)
    prices.push(...rows)
  }
  return prices
}

/** Keeps those of `before` that are no longer so. */
export async function keepPrices(session: Session, before: readonly PriceRow[], at: Date): Promise<void> {
  const now = new Map(
    (
      await readPrices(
        session,
        before.map((row) => row.product_id),
      )
    ).map((row) => [nameOf(row), row]),
  )
  const former = before.filter((row) => !isSame(row, now.get(nameOf(row))))
  const rows = former.map((row): Insertable<PriceChangeTable> => ({ ...row, until: at.toISOString(), import: null }))
  for (const batch of rowBatches(rows, COLUMNS + 1)) await session.insertInto('price_change').values(batch).execute()
}

function nameOf({ product_id, color, size }: PriceRow): string {
  return JSON.stringify([product_id, color, size])
}

function isSame(row: PriceRow, other: PriceRow | undefined): boolean {
  return (
    other !== undefined &&
    row.list_cents === other.list_cents &&
    row.discount === other.discount &&
    row.sale_price_cents === other.sale_price_cents &&
    row.offer_start === other.offer_start &&
    row.offer_end === other.offer_end
  )
}

/** Keeps what the next catalogue changes of these products, for when it is published; what was kept of them for it before is forgotten. */
export async function keepForImport(session: Session, name: string, ids: readonly string[]): Promise<void> {
  for (const batch of idBatches(ids)) {
    const list = sql.join(batch)
    // What the next catalogue has just so is taken away, empty cells as equal ones.
    await sql`
      insert into price_change
        (import, product_id, color, size, list_cents, discount, sale_price_cents, offer_start, offer_end)
      select ${name}, was.* from (
        select ${PRICE} from product p join product_variant v on v.product_id = p.id where p.id in (${list})
        except
        select ${PRICE} from product_next p join product_variant_next v on v.product_id = p.id where p.id in (${list})
      ) was
    `.execute(session)
  }
}

/** The same once more for products that were changed meanwhile. */
export async function keepAgain(session: Session, name: string, ids: readonly string[]): Promise<void> {
  for (const batch of idBatches(ids)) {
    await session.deleteFrom('price_change').where('import', '=', name).where('product_id', 'in', batch).execute()
  }
  await keepForImport(session, name, ids)
}

/** From now on what was kept for the import counts. */
export async function publishPrices(session: Session, name: string, at: Date): Promise<void> {
  await session.insertInto('price_import').values({ import: name, at: at.toISOString() }).execute()
}

/** Takes away what was kept for imports that were never published, in short steps. */
export async function forgetUnpublished(engine: Engine): Promise<void> {
  for await (const name of unpublished(engine)) {
    await new ShortSteps(engine).untilLess(async (session, most) => {
      const { numAffectedRows } = await sql`
        delete from price_change where sequence in (
          select sequence from price_change where import = ${name} limit ${most}
        )
      `.execute(session)
      return Number(numAffectedRows ?? 0)
    })
  }
}

/** The names of such imports: one step in the index for each import, however many prices it has changed. */
async function* unpublished(engine: Engine): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const after: string = last
    const found = await engine.read(async (session) => {
      const { rows } = await sql<{ name: string | null }>`
        select min(import) as name from price_change where import is not null and import > ${after}
      `.execute(session)
      const name = rows[0]?.name ?? null
      if (name === null) return null
      const published = await session
        .selectFrom('price_import')
        .select('at')
        .where('import', '=', name)
        .executeTakeFirst()
      return { name, isPublished: published !== undefined }
    })
    if (!found) return
    if (!found.isPublished) yield found.name
    last = found.name
  }
}
