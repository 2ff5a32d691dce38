/** Promotion codes and their uses as rows. */
import { minor } from '#domain/money/minor.ts'
import type { Selectable } from 'kysely'
import { emailKey } from '#domain/order/email-identity.ts'
import { normalizeCode, type PromotionCode, type TypedPromotion } from '#domain/order/promotion.ts'
import type { Engine, Session } from '../engine.ts'
import type { PromotionCodeTable } from './order-tables.ts'

/** What is known of a typed code for an e-mail (if that is known); `hold` keeps others from using it until the transaction ends. */
export async function readPromotion(
  engine: Engine,
  session: Session,
  typed: string,
  { email, hold }: { email: string | undefined; hold: boolean },
): Promise<TypedPromotion> {
  const query = session.selectFrom('promotion_code').selectAll().where('code', '=', normalizeCode(typed))
  const row = await (hold && engine.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return { typed, code: null, usesByEmail: 0 }
  return {
    typed,
    code: codeFromRow(row),
    usesByEmail: email === undefined ? 0 : await usesBy(session, row.code, email),
  }
}

/** Counts a use by an order; the code's row is held. */
export async function countPromotion(session: Session, code: string, number: string, email: string): Promise<void> {
  await session
    .updateTable('promotion_code')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute()
  await session
    .insertInto('promotion_use')
    .values({ code, order_number: number, email: emailKey(email) })
    .execute()
}

/** Takes the use of a cancelled order back. */
export async function releasePromotion(session: Session, number: string): Promise<void> {
  const uses = await session.deleteFrom('promotion_use').where('order_number', '=', number).returning('code').execute()
  for (const { code } of uses) {
    await session
      .updateTable('promotion_code')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('code', '=', code)
      .execute()
  }
}

/** False where the code is there already. */
export async function addPromotion(session: Session, code: PromotionCode, at: Date): Promise<boolean> {
  const added = await session
    .insertInto('promotion_code')
    .values({
      code: code.code,
      kind: code.kind,
      value: code.value,
      minimum_cents: code.minimum,
      starts_at: code.startsAt ?? null,
      ends_at: code.endsAt ?? null,
      max_uses: code.maxUses ?? null,
      max_uses_per_email: code.maxUsesPerEmail ?? null,
      uses: code.uses,
      created_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .execute()
  return added.length === 1
}

/** In the order of their names. */
export async function listPromotions(session: Session): Promise<PromotionCode[]> {
  const rows = await session.selectFrom('promotion_code').selectAll().orderBy('code').execute()
  return rows.map(codeFromRow)
}

/** Ends a code at a moment, if it would not have ended before; false for an unknown one. */
export async function endPromotion(session: Session, code: string, at: Date): Promise<boolean> {
  const row = await session.selectFrom('promotion_code').select('ends_at').where('code', '=', code).executeTakeFirst()
  if (!row) return false
  if (row.ends_at !== null && new Date(row.ends_at) <= at) return true
  await session.updateTable('promotion_code').set({ ends_at: at.toISOString() }).where('code', '=', code).execute()
  return true
}

async function usesBy(session: Session, code: string, email: string): Promise<number> {
  const row = await session
    .selectFrom('promotion_use')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('code', '=', code)
    .where('email', '=', emailKey(email))
    .executeTakeFirstOrThrow()
  return row.uses
}

function codeFromRow(row: Selectable<PromotionCodeTable>): PromotionCode {
  return {
    code: row.code,
    ...(row.kind === 'amount' ? { kind: row.kind, value: minor(row.value) } : { kind: row.kind, value: row.value }),
    minimum: row.minimum_cents,
    ...(row.starts_at !== null && { startsAt: row.starts_at }),
    ...(row.ends_at !== null && { endsAt: row.ends_at }),
    ...(row.max_uses !== null && { maxUses: row.max_uses }),
    ...(row.max_uses_per_email !== null && { maxUsesPerEmail: row.max_uses_per_email }),
    uses: row.uses,
  }
}
