/** Which rows of the table of reviews were written here, and where the next one stands. */
import type { Session } from '../engine.ts'

/** Reviews of a catalogue file count from 0, so a new file's never meet those that were written here, by buyers or by visitors. */
export const FIRST_WRITTEN = 1_000_000

/** Where the next review of a product stands that is written here; its product is to be locked. */
export async function nextPosition(session: Session, productId: string): Promise<number> {
  const row = await session
    .selectFrom('review')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('product_id', '=', productId)
    .where('position', '>=', FIRST_WRITTEN)
    .executeTakeFirst()
  return (row?.last ?? FIRST_WRITTEN - 1) + 1
}
