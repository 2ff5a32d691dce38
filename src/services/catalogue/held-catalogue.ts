/** A catalogue in memory, whole or as far as it has to be: what pages are answered from until a newer one takes its place. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { Section } from '#domain/catalogue/index/snapshot-section.ts'

export interface HeldCatalogue {
  readonly source: CatalogueSource
  /** Every product in `asc` order; null where there are too many to be held. */
  readonly list: readonly CatalogueItem[] | null
  /** What a snapshot keeps of it, each section as it is when its turn comes; absent where reading the catalogue anew is as quick. */
  readonly sections?: () => Iterable<Section>
  /**
   * Names what lists show of the products, the same in every process.
   * @param shownChange names the newest change of more than pieces in stock that this catalogue has taken in.
   */
  fingerprint(shownChange: string): string
  /** Reads these products anew, as far as that can be done in place; false where the whole catalogue has to be loaded after it. */
  refresh(ids: readonly string[]): Promise<boolean>
}

export interface Groups {
  categories: readonly CategoryFacts[]
  brands: readonly BrandFacts[]
}
