/** Carries stored products between the live tables and those of the next catalogue, for a merge. */
import { sql } from 'kysely'
import { idBatches } from '../batches.ts'
import type { Session } from '../engine.ts'
import { FIRST_WRITTEN } from '../reviews/review-rows.ts'

/** Ids that are read at once. */
const PAGE = 5000

/** The ending of the tables' names. */
type Generation = '' | '_next'

/** Ids from a table by their order in the database, in groups; `of` reads those after `last`. */
async function* pages(of: (last: string, most: number) => Promise<string[]>): AsyncGenerator<string[]> {
  let last = ''
  for (;;) {
    const ids = await of(last, PAGE)
    if (ids.length > 0) yield ids
    if (ids.length < PAGE) return
    last = ids.at(-1) ?? ''
  }
}

type Read = <T>(work: (session: Session) => Promise<T>) => Promise<T>

/** The ids of all products that are live, in groups. */
export function storedIds(read: Read): AsyncGenerator<string[]> {
  return pages(async (last, most) => {
    const rows = await read((session) =>
      session.selectFrom('product').select('id').where('id', '>', last).orderBy('id').limit(most).execute(),
    )
    return rows.map((row) => row.id)
  })
}

/** The ids of all products that were ever ordered, in groups. */
export function orderedIds(read: Read): AsyncGenerator<string[]> {
  return pages(async (last, most) => {
    const rows = await read((session) =>
      session
        .selectFrom('order_line')
        .select('product_id')
        .distinct()
        .where('product_id', '>', last)
        .orderBy('product_id')
        .limit(most)
        .execute(),
    )
    return rows.map((row) => row.product_id)
  })
}

/** The ids of all products of which a review was written here, in groups. */
export function reviewedIds(read: Read): AsyncGenerator<string[]> {
  return pages(async (last, most) => {
    const rows = await read((session) =>
      session
        .selectFrom('review')
        .select('product_id')
        .distinct()
        .where('product_id', '>', last)
        // As it stands in the index, which no placeholder would be known to meet.
        .where('position', '>=', sql.lit(FIRST_WRITTEN))
        .orderBy('product_id')
        .limit(most)
        .execute(),
    )
    return rows.map((row) => row.product_id)
  })
}

/** Copies live products that the next catalogue does not have yet, without their reviews. */
export async function copyProducts(session: Session, ids: readonly string[]): Promise<void> {
  for (const batch of idBatches(ids)) {
    const list = sql.join(batch)
    await sql`
      insert into product_next select * from product where id in (${list}) on conflict do nothing
    `.execute(session)
    await sql`
      insert into product_variant_next select * from product_variant where product_id in (${list}) on conflict do nothing
    `.execute(session)
  }
}

/** Copies the catalogue's reviews of products of the next one for which the file brought none. */
export async function copyReviews(session: Session, ids: readonly string[]): Promise<void> {
  for (const batch of idBatches(ids)) {
    await sql`
      insert into review_next select r.* from review r
      where r.product_id in (${sql.join(batch)}) and r.position < ${FIRST_WRITTEN}
        and exists (select 1 from product_next p where p.id = r.product_id)
        and not exists (select 1 from review_next n where n.product_id = r.product_id and n.position < ${FIRST_WRITTEN})
    `.execute(session)
  }
}

/** Puts products as one generation has them in the place of those of the other; reviews stay. */
export async function putProducts(
  session: Session,
  [from, to]: readonly [Generation, Generation],
  ids: readonly string[],
): Promise<void> {
  const [row] = await session.selectFrom(`product${from}`).selectAll().limit(1).execute()
  const values = Object.keys(row ?? {}).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  for (const batch of idBatches(ids)) {
    const list = sql.join(batch)
    await sql`
      insert into ${sql.table(`product${to}`)} select * from ${sql.table(`product${from}`)} where id in (${list})
      on conflict (id) do update set ${sql.join(values)}
    `.execute(session)
    await sql`delete from ${sql.table(`product_variant${to}`)} where product_id in (${list})`.execute(session)
    await sql`
      insert into ${sql.table(`product_variant${to}`)}
      select * from ${sql.table(`product_variant${from}`)} where product_id in (${list})
    `.execute(session)
  }
}

/** Puts the catalogue's reviews of the next generation in the place of the live ones, where it has some. */
export async function putReviews(session: Session): Promise<void> {
  await sql`
    delete from review where position < ${FIRST_WRITTEN}
      and product_id in (select product_id from review_next where position < ${FIRST_WRITTEN})
  `.execute(session)
  await sql`insert into review select * from review_next where position < ${FIRST_WRITTEN}`.execute(session)
}
