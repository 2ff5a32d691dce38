/** The upper end of the price slider. */
import type { Cents } from '#domain/money/money.ts'

/** The highest list price rounded up to a whole `step`, so that the dearest product is never lost; 0 without products. */
export function priceCeiling(highest: Cents, step: Cents = 100): Cents {
  return Math.ceil(highest / step) * step
}
