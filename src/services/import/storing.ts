/** Counts what an import does to the products that are stored, and hands them on to be staged. */
import type { CatalogueProduct } from '../catalogue/catalogue-file.ts'
import type { Database, StagedCatalogue } from '../repositories.ts'
import type { ImportEffect, ImportWatch } from './import-outcome.ts'
import type { ProductGroup } from './survey/checked-file.ts'

/** Looks at products that go by. */
interface Onlooker {
  addProducts(products: CatalogueProduct[]): void | Promise<void>
}

export class Storing {
  readonly #database: Database | null
  readonly #mode: 'replace' | 'merge'
  readonly #onlookers: readonly Onlooker[]
  readonly #watch: Pick<ImportWatch, 'onStored' | 'ending'>
  readonly #effect: ImportEffect = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  #stored = 0

  /** Without a database every product is a new one. */
  constructor(
    database: Database | null,
    mode: 'replace' | 'merge',
    onlookers: readonly Onlooker[],
    watch: Pick<ImportWatch, 'onStored' | 'ending'> = {},
  ) {
    this.#database = database
    this.#mode = mode
    this.#onlookers = onlookers
    this.#watch = watch
  }

  async look(products: CatalogueProduct[]): Promise<void> {
    const compared = await this.#database?.catalogue.compare(products)
    this.#effect.added += compared?.added ?? products.length
    this.#effect.changed += compared?.changed ?? 0
    this.#effect.unchanged += compared?.unchanged ?? 0
    for (const one of this.#onlookers) await one.addProducts(products)
  }

  /** `total` as in `ImportWatch.onStored`. */
  async add(staged: StagedCatalogue, { products, reviews }: ProductGroup, total: number | null): Promise<void> {
    this.#watch.ending?.throwIfAborted()
    await this.look(products)
    await staged.addProducts(products, reviews)
    this.#stored += products.length
    this.#watch.onStored?.(this.#stored, total)
  }

  /** To be asked before the file takes the place of what is stored. */
  async effect(): Promise<ImportEffect> {
    if (!this.#database || this.#mode !== 'replace') return this.#effect
    const kept = this.#effect.changed + this.#effect.unchanged
    return { ...this.#effect, removed: (await this.#database.catalogue.count()) - kept }
  }
}
