/** A catalogue file of any size, checked: one bad entry refuses all of it, unless bad entries are to be left out (spec 11.3). */
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { CatalogueProduct, CatalogueReview } from '../../catalogue/catalogue-file.ts'
import type { CatalogueEntry, EntryStream } from '../formats/catalogue-entry.ts'
import { ImportIssues, LISTED_ERRORS, type ImportIssue } from '../issues.ts'
import { checkType, type CheckReport } from '../check-catalogue.ts'
import type { StoredIdentity } from '../../repositories.ts'
import { CatalogueSurvey, ChangedFile, type SurveyOptions, type WholeProduct } from './catalogue-survey.ts'

/** Reads the file from its start, each time it is called; what is wrong with single rows goes to `issues`. */
export type EntrySource = (issues: ImportIssues) => EntryStream

/** The first 1,000 errors; `count` counts all of them. */
export interface Errors {
  listed: ImportIssue[]
  count: number
}

export type FileCheck = { ok: true; file: CheckedFile } | { ok: false; errors: Errors }

interface CheckFileOptions extends SurveyOptions {
  skipBad?: boolean
  /** The stored products that the file is going to be merged into. */
  stored?: () => AsyncIterable<StoredIdentity[]>
  /**
   * Takes products that are final at the first reading, which is awaited; what follows may still refuse the file. `CheckedFile.products` gives
   * the others. Not for a file whose bad entries are left out, since these are known at its end.
   */
  take?: (group: ProductGroup) => Promise<void>
  /** Once aborted, the reading rejects. */
  ending?: AbortSignal
}

/** Products with the reviews that stand inside them. */
export interface ProductGroup {
  products: CatalogueProduct[]
  reviews: CatalogueReview[]
}

/**
 * Reads the file once, and again for as long as bad entries are left out.
 * @throws {UnreadableFile} where it cannot be read to its end.
 */
export async function checkFile(read: EntrySource, options: CheckFileOptions): Promise<FileCheck> {
  const wrong = new ImportIssues(options.money)
  checkType(options, wrong)
  if (wrong.errorCount > 0) return { ok: false, errors: { listed: wrong.errors, count: wrong.errorCount } }
  const errors: Errors = { listed: [], count: 0 }
  const leftOut = new Set<string>()
  // An entry may be bad because of another that was left out, such as a review of a bad product.
  for (;;) {
    const survey = await surveyOnce(read, options, leftOut)
    const { issues } = survey
    if (issues.errorCount === 0) return { ok: true, file: new CheckedFile(read, survey, leftOut, errors, options) }
    errors.listed = [...errors.listed, ...issues.errors].slice(0, LISTED_ERRORS)
    errors.count += issues.errorCount
    if (options.skipBad !== true) return { ok: false, errors }
    for (const culprit of issues.faulty) leftOut.add(culprit)
  }
}

async function surveyOnce(read: EntrySource, options: CheckFileOptions, leftOut: ReadonlySet<string>) {
  const { take, ending } = options
  const issues = new ImportIssues(options.money, leftOut)
  const survey = new CatalogueSurvey({ ...options, merging: options.stored !== undefined }, issues)
  for await (const entries of read(issues)) {
    ending?.throwIfAborted()
    const goods: WholeProduct[] = []
    for (const entry of entries) {
      const whole = leftOut.has(entry.path) ? null : survey.meet(entry)
      if (whole && take) goods.push(whole)
    }
    if (take && goods.length > 0 && issues.errorCount === 0) await take(groupOf(goods))
  }
  await survey.settle(options.stored?.() ?? nothing())
  return survey
}

function groupOf(goods: readonly WholeProduct[]): ProductGroup {
  return { products: goods.map(({ product }) => product), reviews: goods.flatMap(({ reviews }) => reviews) }
}

async function* nothing(): AsyncGenerator<StoredIdentity[]> {}

/** Gives the content in groups by reading the file again. */
export class CheckedFile {
  readonly #read: EntrySource
  readonly #survey: CatalogueSurvey
  readonly #leftOut: ReadonlySet<string>
  readonly #options: Pick<CheckFileOptions, 'take' | 'ending'>
  /** What was left out. */
  readonly skipped: Errors

  constructor(
    read: EntrySource,
    survey: CatalogueSurvey,
    leftOut: ReadonlySet<string>,
    skipped: Errors,
    options: Pick<CheckFileOptions, 'take' | 'ending'> = {},
  ) {
    this.#read = read
    this.#survey = survey
    this.#leftOut = leftOut
    this.#options = options
    this.skipped = skipped
  }

  /** Complete once the products were given. */
  get report(): CheckReport {
    return { ...this.#survey.counts, warnings: this.#survey.issues.warnings }
  }

  /** The categories and brands that an import writes; which products they have is said by the products. */
  get groups(): { categories: Category[]; brands: Brand[] } {
    return { categories: this.#survey.categories, brands: this.#survey.brands }
  }

  /**
   * All products that were not taken at the first reading; to be asked for once.
   * @throws {ChangedFile} where it is not the file that was checked.
   */
  async *products(): AsyncGenerator<ProductGroup> {
    const isTaken = this.#options.take !== undefined
    if (!isTaken || !this.#survey.isComplete) yield* this.#productsAgain(isTaken)
    this.#survey.finish()
  }

  async *#productsAgain(isTaken: boolean): AsyncGenerator<ProductGroup> {
    let count = 0
    for await (const entries of this.#again('products')) {
      // Each is completed in its turn, taken or not: words are given away in the order of the file.
      const goods = entries.map((entry) => this.#survey.complete(entry))
      count += goods.length
      const left = isTaken ? goods.filter(({ isFinal }) => !isFinal) : goods
      if (left.length > 0) yield groupOf(left)
    }
    if (count !== this.#survey.counts.products) throw new ChangedFile()
  }

  /** The reviews of the file's own list. @throws {ChangedFile} as above. */
  async *reviews(): AsyncGenerator<CatalogueReview[]> {
    if (this.#survey.listedReviews === 0) return
    for await (const entries of this.#again('reviews')) {
      yield entries.map((entry) => this.#survey.completeReview(entry))
    }
  }

  async *#again(part: CatalogueEntry['part']): EntryStream {
    for await (const entries of this.#read(new ImportIssues(this.#survey.issues.money))) {
      this.#options.ending?.throwIfAborted()
      const wanted = entries.filter((entry) => entry.part === part && !this.#leftOut.has(entry.path))
      if (wanted.length > 0) yield wanted
    }
  }
}
