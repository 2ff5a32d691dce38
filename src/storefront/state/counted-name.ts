/** The accessible name of a link that carries a count. */
import { countOf } from '#domain/money/format-number.ts'

/** "Cart, 2 items"; the bare name while there is nothing to count. */
export function countedName(name: string, count: number): string {
  return count > 0 ? `${name}, ${countOf(count, 'item')}` : name
}
