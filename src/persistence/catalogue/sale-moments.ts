/** The moments at which reductions begin and end, each found by an index. */
import { sql } from 'kysely'
import type { SaleRepository } from '#services/catalogue/sale-repository.ts'
import type { Engine, Session } from '../engine.ts'

export function createSales(engine: Engine): SaleRepository {
  return {
    moments: (at) => engine.read((session) => momentsAround(session, at.toISOString())),
    turned: (after, upTo, most) =>
      engine.read((session) => turnedWithin(session, after.toISOString(), upTo.toISOString(), most)),
  }
}

async function momentsAround(session: Session, at: string): Promise<{ last: Date | null; next: Date | null }> {
  const { rows } = await sql<{ last: string | null; next: string | null }>`
    select (select max(offer_start) from product where offer_start <= ${at}) as last,
      (select min(offer_start) from product where offer_start > ${at}) as next
    union all
    select (select max(offer_end) from product where offer_end <= ${at}),
      (select min(offer_end) from product where offer_end > ${at})
  `.execute(session)
  const last = rows.flatMap((row) => row.last ?? []).toSorted()
  const next = rows.flatMap((row) => row.next ?? []).toSorted()
  return { last: asDate(last.at(-1)), next: asDate(next[0]) }
}

async function turnedWithin(session: Session, after: string, upTo: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where offer_start > ${after} and offer_start <= ${upTo}
    union
    select id from product where offer_end > ${after} and offer_end <= ${upTo}
    limit ${most}
  `.execute(session)
  return rows.map(({ id }) => id)
}

function asDate(moment: string | undefined): Date | null {
  return moment === undefined ? null : new Date(moment)
}
