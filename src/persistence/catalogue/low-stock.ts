/** The choices of goods of which few pieces are left, the fewest first. */
import { sql } from 'kysely'
import { LOW_STOCK } from '#domain/inventory/availability.ts'
import type { LowStock } from '#services/repositories.ts'
import type { Session } from '../engine.ts'

export async function readLowStock(session: Session, limit: number): Promise<LowStock[]> {
  // Written out, so that the index of what is low is known to serve.
  const { rows } = await sql<{ id: string; title: string; color: string | null; size: string | null; left: number }>`
    select p.id, p.title, v.color, v.size, v.quantity as "left"
    from product_variant v join product p on p.id = v.product_id
    where v.quantity between 1 and ${sql.lit(LOW_STOCK)} and p.status = 'in-stock'
    order by v.quantity, p.id, v.position limit ${limit}
  `.execute(session)
  return rows.map(({ color, size, ...row }) => ({ ...row, choice: [color, size].filter((part) => part !== null) }))
}
