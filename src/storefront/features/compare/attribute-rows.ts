/** Lines the attributes of compared products up in rows, one per key. */
import type { AdditionalInformation } from '#domain/catalogue/product/product.ts'

export interface AttributeRow {
  /** As the first product that has it writes it. */
  label: string
  /** One per product in their order; null where a product does not state it. */
  values: (string | null)[]
  /** False when every product says the same. */
  differs: boolean
}

/** Keys that differ in capitals or spaces alone are one row. Spec 2.10; usability 36: what is missing is said to be missing. */
export function attributeRows(
  products: readonly { additionalInformation: readonly AdditionalInformation[] }[],
): AttributeRow[] {
  const rows = new Map<string, AttributeRow>()
  products.forEach(({ additionalInformation }, position) => {
    for (const { key, value } of additionalInformation) {
      const label = key.trim()
      const row = rows.get(normal(label)) ?? { label, values: products.map(() => null), differs: false }
      row.values[position] ??= value.trim()
      rows.set(normal(label), row)
    }
  })
  return [...rows.values()].map((row) => ({ ...row, differs: valuesDiffer(row.values) }))
}

/** Whether not all values are the same; capitals and spaces alone make no difference. One product alone never differs. */
export function valuesDiffer(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => (value === null ? null : normal(value)))).size > 1
}

function normal(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
