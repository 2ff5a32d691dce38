/** Writes the words by which an order is found. */
import { rowBatches } from '../../batches.ts'
import type { Session } from '../../engine.ts'

/** Words that are there already stay. */
export async function writeOrderWords(session: Session, number: string, words: readonly string[]): Promise<void> {
  const rows = words.map((word) => ({ word, order_number: number }))
  for (const batch of rowBatches(rows, 2)) {
    await session
      .insertInto('order_word')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
