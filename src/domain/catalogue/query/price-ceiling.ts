/** The upper end of the price slider. */
import { minor, type Minor } from '#domain/money/minor.ts'

/** The highest list price rounded up to a whole `step`, so that the dearest product is never lost; 0 without products. */
export function priceCeiling(highest: Minor, step: Minor): Minor {
  return minor(Math.ceil(highest / step) * step)
}
