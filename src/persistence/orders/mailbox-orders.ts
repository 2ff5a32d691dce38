/** Counts the stored orders of a mailbox. */
import { EMAIL_WINDOW, secondsToWait } from '#domain/order/email-limit.ts'
import type { PlaceOutcome } from '#services/orders/order-repository.ts'
import type { Session } from '../engine.ts'

/** Says when the mailbox may order again where it has placed `most` within the window, else null. */
export async function mailboxRefusal(
  session: Session,
  mailbox: string,
  most: number,
  now: Date,
): Promise<PlaceOutcome | null> {
  const row = await session
    .selectFrom('shop_order')
    .select('placed_at')
    .where('email_key', '=', mailbox)
    .where('placed_at', '>', new Date(now.getTime() - EMAIL_WINDOW).toISOString())
    .orderBy('placed_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return row ? { kind: 'too-many', seconds: secondsToWait(row.placed_at, now) } : null
}
