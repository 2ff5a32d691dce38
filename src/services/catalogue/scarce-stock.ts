/** A fingerprint of the stock that shoppers can tell apart, for a catalogue whose products are not in memory. */
import type { IndexedProduct } from '#domain/catalogue/index/indexed-product.ts'
import { LOW_STOCK } from '#domain/inventory/availability.ts'

type StockedProduct = Pick<IndexedProduct, 'id' | 'status' | 'quantity' | 'variants'>

export interface ScarceStock {
  set(product: StockedProduct): void
  /** What is remembered: ids and numbers, from which the same can be made again. */
  saved(): Iterable<readonly [string, number]>
  /** The same for the same stock, whatever way led there. */
  readonly fingerprint: string
}

/** Exact numbers up to the low-stock mark are shown to shoppers; above it only that there is enough. */
export function stockBand(quantity: number): number {
  return Math.max(0, Math.min(quantity, LOW_STOCK + 1))
}

/** Remembers the products of which something is scarce; the others, which are most, add nothing. */
export function createScarceStock(saved: Iterable<readonly [string, number]> = []): ScarceStock {
  const scarce = new Map(saved)
  // Sums of 32-bit numbers: exact for more products than a machine holds, and a product's change is one subtraction.
  let sum = 0
  for (const number of scarce.values()) sum += number
  return {
    saved: () => scarce,
    set(product) {
      const before = scarce.get(product.id)
      const now = isScarce(product) ? hashText(`${product.id} ${bandsOf(product)}`) : undefined
      sum += (now ?? 0) - (before ?? 0)
      if (now !== undefined) scarce.set(product.id, now)
      else if (before !== undefined) scarce.delete(product.id)
    },
    get fingerprint() {
      return `${scarce.size} ${sum}`
    },
  }
}

function isScarce({ status, quantity, variants }: StockedProduct): boolean {
  return status !== 'in-stock' || quantity <= LOW_STOCK || (variants ?? []).some((one) => one.quantity <= LOW_STOCK)
}

function bandsOf({ status, quantity, variants = [] }: StockedProduct): string {
  return [status, stockBand(quantity), ...variants.map((variant) => stockBand(variant.quantity))].join(' ')
}

/** FNV-1a over code units with a last mix, 0 to 2^32 - 1. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
