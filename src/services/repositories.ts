/** What the services need of a database: the interfaces that `persistence/` implements for SQLite and PostgreSQL. */
import type { Currency } from '#domain/money/currency.ts'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/product/category.ts'
import type { IndexedProduct } from '#domain/catalogue/index/indexed-product.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import type { BasketRepository } from './orders/basket-repository.ts'
import type { Catalogue, CatalogueProduct, CatalogueReview, ExportedProduct } from './catalogue/catalogue-file.ts'
import type { Actor, HistoryRepository } from './history/history-repository.ts'
import type { OutboxRepository } from './mail/outbox-repository.ts'
import type { EditOutcome, ProductEdit } from './catalogue/product-edit.ts'
import type { DeskRepository } from './orders/desk/desk-repository.ts'
import type { OrderRepository, PromotionRepository } from './orders/order-repository.ts'
import type { PeopleRepository } from './people/people-repository.ts'
import type { PaymentRepository } from './payment/payment-repository.ts'
import type { ReviewRepository } from './reviews/review-repository.ts'
import type { InvoiceRepository } from './orders/invoice-repository.ts'
import type { PriceRepository } from './catalogue/price-repository.ts'
import type { SaleRepository } from './catalogue/sale-repository.ts'
import type { SearchCountRepository } from './search/search-count-repository.ts'

export type ChangeKind = 'stock' | 'price' | 'content' | 'catalogue'

/** One row of the append-only change table. */
export interface Change {
  sequence: number
  /** Null when the whole catalogue moved. */
  productId: string | null
  kind: ChangeKind
}

/** What an import must know of every stored product. */
export interface StoredIdentity {
  id: string
  slug: string
  createdAt: string
  /** Its own and those of its variants, each once. */
  skus: readonly string[]
}

/** How many of some products are not stored, stored with other values, stored just so. */
export interface Comparison {
  added: number
  changed: number
  unchanged: number
}

/** A catalogue that is being stored and not yet seen. */
export interface StagedCatalogue {
  /** Products with the reviews that stand inside them. */
  addProducts(products: readonly CatalogueProduct[], reviews: readonly CatalogueReview[]): Promise<void>
  /** Reviews of products that are staged or, in a merge, stored; once all products were added. */
  addReviews(reviews: readonly CatalogueReview[]): Promise<void>
  /** Puts it in the place of the live one in one short step; pieces that were sold meanwhile are taken off, reviews by buyers are kept. */
  publish(groups: Pick<Catalogue, 'categories' | 'brands'>): Promise<void>
  /** Takes away what was staged. */
  discard(): Promise<void>
}

/** A choice of which few pieces are left. */
export interface LowStock {
  id: string
  title: string
  /** Color and size, as far as it has them. */
  choice: string[]
  /** 1 to the low-stock mark. */
  left: number
}

export interface CatalogueRepository {
  isEmpty(): Promise<boolean>
  /**
   * Hands over every product as the index keeps it, in pieces that nobody may change, and lets others have their turn between them. A piece
   * is of one moment; what changes during the walk may come old or new, and stands in the change feed.
   */
  eachIndexed(take: (products: IndexedProduct[]) => void): Promise<void>
  /** Every product without the long texts, in no particular order. */
  items(): Promise<CatalogueItem[]>
  /** The same in pieces, as `eachIndexed` walks; nobody may change them either. */
  eachItem(take: (items: CatalogueItem[]) => void): Promise<void>
  /** The same for some products; ids that are gone are absent. */
  itemsByIds(ids: readonly string[]): Promise<CatalogueItem[]>
  /** Whole products, reviews newest first; ids that are gone are absent, the order is that of `ids`. */
  productsByIds(ids: readonly string[]): Promise<Product[]>
  categories(): Promise<CategoryFacts[]>
  brands(): Promise<BrandFacts[]>
  /**
   * Hands over every product with the reviews that no order stands behind, in groups, all of one moment; by id in the order of its code units,
   * so the same on every database.
   */
  eachProduct(take: (products: ExportedProduct[]) => Promise<void>): Promise<void>
  /** Every stored product, in groups, in no particular order. */
  identities(): AsyncIterable<StoredIdentity[]>
  count(): Promise<number>
  /** What can be bought and is nearly sold out, the fewest pieces first. */
  lowStock(limit: number): Promise<LowStock[]>
  compare(products: readonly CatalogueProduct[]): Promise<Comparison>
  /** Replaces or merges (by id) in one transaction and appends one `catalogue` change. */
  write(catalogue: Catalogue, mode: 'replace' | 'merge'): Promise<void>
  /** Changes single values of one product in one transaction and appends one change of it, and one batch of the history. */
  edit(id: string, edit: ProductEdit, actor: Actor): Promise<EditOutcome>
  /** Whether a staged catalogue may still be published by an import under way; one that was killed counts until the next begins. */
  isStaging(): Promise<boolean>
  /**
   * The same for a shop that is open and a catalogue of any size: in many short transactions, of which nothing is seen before `publish`. Whatever
   * an import that was killed has left is taken away first. Of two at the same time the later one goes on.
   */
  stage(mode: 'replace' | 'merge'): Promise<StagedCatalogue>
}

export interface ChangeFeed {
  /** The newest sequence that is committed, 0 in a new database. */
  latest(): Promise<number>
  /** The newest committed sequence of all kinds but `stock`, 0 where there is none. */
  latestShown(): Promise<number>
  since(sequence: number): Promise<Change[]>
  /** Tells a change from the one of the same number in another database, or in another history of this one; null where there is no such change. */
  mark(sequence: number): Promise<string | null>
  /**
   * Calls `onChange` soon after any process commits a change (SQLite: polling `data_version` every 100 ms, PostgreSQL: NOTIFY plus a slow poll).
   * Returns a function that ends the watch.
   */
  watch(onChange: () => void): () => void
}

/** A standby that answers reads. */
export interface ReplicaState {
  /** Host, port and database. */
  name: string
  /** Bytes of the log that it has not replayed yet; null while it is away. */
  lagBytes: number | null
  /** Reads that it has answered, and reads that went to the primary instead. */
  served: number
  passed: number
}

/** An open database with everything the services need of it. */
export interface Database {
  /** In which its amounts are; it remembers that, see `prepare`. */
  currency: Currency
  catalogue: CatalogueRepository
  orders: OrderRepository
  desk: DeskRepository
  promotions: PromotionRepository
  changes: ChangeFeed
  baskets: BasketRepository
  outbox: OutboxRepository
  payments: PaymentRepository
  searches: SearchCountRepository
  history: HistoryRepository
  people: PeopleRepository
  reviews: ReviewRepository
  invoices: InvoiceRepository
  sales: SaleRepository
  prices: PriceRepository
  /** Resolves when a trivial read works and writes are taken; rejects otherwise, with `DatabaseUnwritable` where only writes fail. */
  ping(): Promise<void>
  /** The standbys that answer reads of this process, none where there is only the one database. */
  replicas(): Promise<ReplicaState[]>
  /** Rejects where it is known to sell in another currency than the settings name. */
  checkCurrency(): Promise<void>
  /** Migrates, refuses or notes the currency, and, inside the same exclusive lock, runs `seed` when the catalogue is empty. Safe when two processes start at once. */
  prepare(seed: () => Promise<Catalogue | null>): Promise<{ migrated: string[]; seeded: boolean }>
  close(): Promise<void>
}
