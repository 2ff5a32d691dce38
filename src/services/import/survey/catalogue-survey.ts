/**
 * The check of all entries of a catalogue file: the survey judges each entry and keeps what others must know of it (words, groups, counts). A
 * product to which nothing can be added by what follows has its final form at once; a second reading gives it to the others. Memory hardly
 * grows with the file.
 */
import type { Money } from '#domain/shop/shop-money.ts'
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { CatalogueProduct, CatalogueReview } from '../../catalogue/catalogue-file.ts'
import type { CatalogueEntry, CataloguePart } from '../formats/catalogue-entry.ts'
import { NamedGroups, readBrands, readCategories, type GroupContext } from './groups.ts'
import { ProductIdentities } from './identities.ts'
import { ImportIssues } from '../issues.ts'
import { GroupMembers } from './members.ts'
import { readProduct, type ProductContext, type ProductDraft } from '../fields/product.ts'
import { readListedReview, readOwnReview, refuseProduct } from '../fields/reviews.ts'
import type { StoredIdentity } from '../../repositories.ts'

export interface SurveyOptions {
  /** The product type of products that name no known one. */
  type?: string
  /** Stands in for creation and review dates that are left out. */
  now: Date
  /** That of the shop. */
  money: Money
  /** Ids of the shop's product types. */
  productTypes: readonly string[]
  /** The groups that are stored already, where the file is going to be merged into them. */
  known?: { categories: readonly Category[]; brands: readonly Brand[] }
  /** Whether products are going to be met that are stored and keep their date of creation. */
  merging?: boolean
}

/** A product in its final form, with the reviews that stand inside it. */
export interface WholeProduct {
  product: CatalogueProduct
  reviews: CatalogueReview[]
}

export class CatalogueSurvey {
  readonly issues: ImportIssues
  readonly counts: Record<CataloguePart, number> = { products: 0, categories: 0, brands: 0, reviews: 0 }
  /** Reviews of the file's own list; `counts` has those inside products too. */
  listedReviews = 0
  categories: Category[] = []
  brands: Brand[] = []
  readonly #options: SurveyOptions
  readonly #context: ProductContext
  /** For the second reading, in which nothing is noted. */
  readonly #again: ProductContext
  readonly #identities: ProductIdentities
  readonly #named = new NamedGroups()
  readonly #members = new GroupMembers()
  readonly #groups: Record<'categories' | 'brands', CatalogueEntry[]> = { categories: [], brands: [] }
  /** Products that are not final at the first reading. */
  #postponed = 0
  /** Reviews whose product has not been met before them. */
  #open: { path: string; line: number | undefined; productId: string }[] = []

  constructor(options: SurveyOptions, issues: ImportIssues) {
    this.#options = options
    this.issues = issues
    this.#identities = new ProductIdentities(issues)
    const { now, productTypes, type } = options
    const createdAt = { get: (id: string) => this.#identities.createdAt(id) }
    this.#context = { issues, now, productTypes, type, createdAt }
    this.#again = { ...this.#context, issues: new ImportIssues(options.money) }
  }

  /** The first reading; gives a product that is final, as long as nothing is wrong. */
  meet(entry: CatalogueEntry): WholeProduct | null {
    this.issues.line = entry.line
    if (entry.part === 'products') return this.#meetProduct(entry)
    if (entry.part === 'reviews') this.#meetReview(entry)
    else this.#groups[entry.part].push(entry)
    return null
  }

  #meetProduct({ value, path }: CatalogueEntry): WholeProduct | null {
    const { issues, now } = this.#context
    const draft = readProduct(value, path, this.#context)
    if (!draft) return null
    this.counts.products += 1
    this.#identities.meet(draft)
    this.#named.add(draft.product)
    const reviews = draft.reviews.flatMap(
      (review) => readOwnReview(review.value, review.path, draft.id ?? '', now, issues) ?? [],
    )
    this.counts.reviews += reviews.length
    const isFinal = this.#isFinal(draft)
    if (!isFinal) this.#postponed += 1
    if (!isFinal || issues.errorCount > 0) return null
    return { product: this.#identities.complete(draft), reviews }
  }

  /** Words that are made must not be those that are given further down, and a stored date is not known yet. */
  #isFinal({ id, slug, hasCreated }: ProductDraft): boolean {
    return id !== undefined && Boolean(slug) && (hasCreated || this.#options.merging !== true)
  }

  /** Once settled: whether all products had their final form at the first reading, and nothing remains to be remarked. */
  get isComplete(): boolean {
    return this.#postponed === 0 && !this.#members.areClaimed
  }

  #meetReview({ value, path, line }: CatalogueEntry): void {
    const isProduct = (productId: string) => {
      if (!this.#identities.has(productId)) this.#open.push({ path, line, productId })
      return true
    }
    if (!readListedReview(value, path, isProduct, this.#options.now, this.issues)) return
    this.counts.reviews += 1
    this.listedReviews += 1
  }

  /** After the last entry; `stored` are the products that the file is merged into, one after the other. */
  async settle(stored: AsyncIterable<readonly StoredIdentity[]>): Promise<void> {
    this.#settleWords()
    for await (const group of stored) this.#meetStored(group)
    this.#settleRest()
  }

  /** The same where they are at hand. */
  settleAtOnce(stored: readonly StoredIdentity[]): void {
    this.#settleWords()
    this.#meetStored(stored)
    this.#settleRest()
  }

  #settleWords(): void {
    this.#identities.settle()
  }

  #meetStored(stored: readonly StoredIdentity[]): void {
    for (const one of stored) this.#identities.meetStored(one)
  }

  #settleRest(): void {
    this.#identities.sumUp()
    const { known, productTypes, type } = this.#options
    const context: GroupContext = {
      issues: this.issues,
      named: this.#named,
      members: this.#members,
      productTypes,
      type,
    }
    this.categories = readCategories(this.#groups.categories, known?.categories ?? [], context)
    this.brands = readBrands(this.#groups.brands, known?.brands ?? [], context)
    this.counts.categories = this.categories.length
    this.counts.brands = this.brands.length
    for (const { path, line, productId } of this.#open) {
      this.issues.line = line
      if (!this.#identities.has(productId)) refuseProduct(path, productId, this.issues)
    }
    this.#open = []
  }

  /**
   * The second reading of a product, in the order of the first; `isFinal` where that one gave it already.
   * @throws {Error} where it is no longer what was surveyed.
   */
  complete({ value, path }: CatalogueEntry): WholeProduct & { isFinal: boolean } {
    const { issues, now } = this.#again
    const draft = readProduct(value, path, this.#again)
    if (!draft) throw new ChangedFile()
    const product = this.#identities.complete(draft)
    this.#members.meet(product)
    const reviews = draft.reviews.flatMap(
      (review) => readOwnReview(review.value, review.path, product.id, now, issues) ?? [],
    )
    if (issues.errorCount > 0) throw new ChangedFile()
    return { product, reviews, isFinal: this.#isFinal(draft) }
  }

  /** The second reading of a review of the file's own list. @throws {Error} as above. */
  completeReview({ value, path }: CatalogueEntry): CatalogueReview {
    const { issues, now } = this.#again
    const isProduct = (id: string) => this.#identities.has(id)
    const review = readListedReview(value, path, isProduct, now, issues)
    if (!review || issues.errorCount > 0) throw new ChangedFile()
    return review
  }

  /** After the last product of the second reading: what only then can be remarked. */
  finish(): void {
    this.#members.warnOfStrangers(this.issues)
  }
}

/** What was good at the first reading of a file was not at the second. */
export class ChangedFile extends Error {
  constructor() {
    super('it was changed while it was read')
  }
}
