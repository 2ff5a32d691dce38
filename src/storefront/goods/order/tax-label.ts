/** How a line of tax is called among the sums. */
import type { GroupText } from '#texts/text-pack.ts'
import type { TaxLine } from '#domain/tax/tax.ts'

/** `VAT 19 %`; `Includes VAT 19 %` where it is within the prices. */
export function taxLabel(
  { name, percent }: Pick<TaxLine, 'name' | 'percent'>,
  included: boolean,
  t: GroupText<'frame'>,
): string {
  return t(included ? 'taxIncludes' : 'taxRate', { name, percent })
}
