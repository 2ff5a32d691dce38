/** SKUs that stand twice, in a file or in what it is merged into: an owner's mistake more often than not, but nothing that the shop stumbles over. */
import type { ImportIssues } from '../issues.ts'
import type { ProductDraft } from '../fields/product.ts'
import { WordTable } from './word-table.ts'
import type { StoredIdentity } from '../../repositories.ts'

/** So many are named; the others are counted. */
const NAMED = 10
/** Places of variants that are told apart; those behind are named as the last. */
const MOST_VARIANTS = 1000

export class ProductSkus {
  readonly #issues: ImportIssues
  readonly #lineOf: (place: number) => number | undefined
  /** The place of the product or variant that has the SKU, as `placeNumber` gives it. */
  readonly #places = new WordTable()
  readonly #named = new Set<string>()
  #rest = 0

  /** `lineOf` gives the line on which the product of a place begins. */
  constructor(issues: ImportIssues, lineOf: (place: number) => number | undefined) {
    this.#issues = issues
    this.#lineOf = lineOf
  }

  /** The product at `place` of the file's list; SKUs that are made from ids are not looked at. */
  meet(place: number, { sku, product }: Pick<ProductDraft, 'sku' | 'product'>): void {
    if (sku !== undefined) this.#meetOne(sku, place, 0)
    product.variants?.forEach((variant, index) => {
      // A product may carry the SKU of one of its variants.
      if (variant.sku !== undefined && variant.sku !== sku) this.#meetOne(variant.sku, place, index + 1)
    })
  }

  #meetOne(sku: string, place: number, variant: number): void {
    const earlier = this.#places.get(sku)
    if (earlier === undefined) this.#places.set(sku, placeNumber(place, variant))
    else this.#warn(placeText(placeNumber(place, variant)), sku, `${placeText(earlier)}${this.#line(earlier)}`)
  }

  /** A stored product that stays beside those of the file. */
  meetStored(id: StoredIdentity['id'], skus: StoredIdentity['skus']): void {
    for (const sku of skus) {
      const place = this.#places.get(sku)
      if (place === undefined) continue
      this.#issues.line = this.#lineOf(productOf(place))
      this.#warn(placeText(place), sku, `the stored product ${id}`)
    }
  }

  #warn(path: string, sku: string, other: string): void {
    if (!this.#named.has(sku) && this.#named.size >= NAMED) {
      this.#rest += 1
      return
    }
    this.#named.add(sku)
    this.#issues.warning(`${path}.sku`, `${JSON.stringify(sku)} is the SKU of ${other} too`)
  }

  #line(place: number): string {
    const line = this.#lineOf(productOf(place))
    return line === undefined ? '' : ` (line ${line})`
  }

  sumUp(): void {
    this.#issues.line = undefined
    if (this.#rest > 0) this.#issues.warning('products', `have SKUs of others at ${this.#rest} more places`)
  }
}

function placeNumber(product: number, variant: number): number {
  return product * (MOST_VARIANTS + 1) + Math.min(variant, MOST_VARIANTS)
}

function productOf(place: number): number {
  return Math.floor(place / (MOST_VARIANTS + 1))
}

/** `products[12]` or `products[12].variants[3]`. */
function placeText(place: number): string {
  const variant = place % (MOST_VARIANTS + 1)
  return `products[${productOf(place)}]${variant === 0 ? '' : `.variants[${variant - 1}]`}`
}
