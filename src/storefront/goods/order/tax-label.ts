/** How a line of tax is called among the sums. */
import type { TaxLine } from '#domain/tax/tax.ts'

/** `VAT 19 %`; `Includes VAT 19 %` where it is within the prices. */
export function taxLabel({ name, percent }: Pick<TaxLine, 'name' | 'percent'>, included: boolean): string {
  const rate = `${name} ${percent}\u00A0%`
  return included ? `Includes ${rate}` : rate
}
