/** The catalogue's version: a fingerprint of what lists show, equal in every process that sees the same catalogue. */
import { hash } from 'node:crypto'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { stockBand } from './scarce-stock.ts'

const MODULUS = 2n ** 96n

/**
 * A number below 2^96 that moves with everything of a product that a list shows: all fields but the pieces above the low-stock mark and the
 * number sold. The sum over all products is the fingerprint of the catalogue, so that one product's change costs one subtraction.
 */
export function itemFingerprint(item: CatalogueItem): bigint {
  const shown = {
    ...item,
    sellCount: 0,
    quantity: stockBand(item.quantity),
    variants: item.variants?.map((variant) => ({ ...variant, quantity: stockBand(variant.quantity) })),
  }
  return BigInt(`0x${hash('sha1', canonical(shown)).slice(0, 24)}`)
}

export function addFingerprints(a: bigint, b: bigint): bigint {
  return (a + b) % MODULUS
}

export function subtractFingerprints(a: bigint, b: bigint): bigint {
  return (a - b + MODULUS) % MODULUS
}

/** The version as it stands in addresses: 16 lower-case letters and digits. */
export function catalogueVersion(
  items: string,
  categories: readonly CategoryFacts[],
  brands: readonly BrandFacts[],
): string {
  return hash('sha256', `${items}\n${canonical(categories)}\n${canonical(brands)}`).slice(0, 16)
}

/** JSON with the keys in one order, since databases and HTTP may give the same product with its fields in different orders. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
