/** Puts the rows of many products back together, product by product. */
import type { VariantRow } from './product-rows.ts'

export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Variants by product id, each product's in their own order. */
export function groupVariants<T extends Pick<VariantRow, 'product_id' | 'position'>>(
  rows: readonly T[],
): Map<string, T[]> {
  const groups = groupBy(rows, (row) => row.product_id)
  for (const group of groups.values()) {
    if (group.length > 1) group.sort((a, b) => a.position - b.position)
  }
  return groups
}
