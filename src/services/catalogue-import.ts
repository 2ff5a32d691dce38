/** Checks a catalogue file and makes it complete, or says everything that is wrong with it (decisions, section 4, Catalogue file). */
import type { Brand, Category } from '#domain/catalogue/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import type { Catalogue, CatalogueReview } from './catalogue-file.ts'
import { Fields, isRecord } from './catalogue-import-fields.ts'
import { readBrands, readCategories } from './catalogue-import-groups.ts'
import { completeProducts } from './catalogue-import-identity.ts'
import { ImportIssues, type ImportIssue } from './catalogue-import-issues.ts'
import { readProduct } from './catalogue-import-product.ts'
import { CATALOGUE_PARTS, type CatalogueEntry, type CataloguePart } from './catalogue-import-entry.ts'
import { readListedReview, readOwnReview } from './catalogue-import-reviews.ts'

export interface CheckOptions {
  /** The product type of products that name no known one. */
  type?: string
  /** Stands in for creation and review dates that are left out. */
  now: Date
  /** Ids of the shop's product types. */
  productTypes: readonly string[]
  /** What is stored already, where the file is going to be merged into it. */
  known?: { items: readonly CatalogueItem[]; categories: readonly Category[]; brands: readonly Brand[] }
}

export interface CheckReport {
  products: number
  categories: number
  brands: number
  reviews: number
  /** What was put right or left out, each kind once. */
  warnings: ImportIssue[]
}

export type CheckResult =
  | { ok: true; catalogue: Catalogue; report: CheckReport }
  /** The first 1,000 errors; `count` counts all of them. */
  | { ok: false; errors: ImportIssue[]; count: number }

/** The product type that stands in must be one of the shop's. */
function checkType({ type, productTypes }: CheckOptions, issues: ImportIssues): void {
  if (type !== undefined && !productTypes.includes(type)) {
    issues.expected('type', `one of ${productTypes.join(', ')}`, type)
  }
}

/**
 * Checks parsed JSON: `{ products, categories, brands, reviews }` or an array of products alone. Nothing is half taken: one error refuses the
 * whole file. Missing fields get defaults, ids and slugs come from the title, categories and brands from the products.
 */
export function checkCatalogue(input: unknown, options: CheckOptions): CheckResult {
  const issues = new ImportIssues()
  checkType(options, issues)
  const file = readFile(input, issues)
  if (!file || issues.errorCount > 0) return { ok: false, errors: issues.errors, count: issues.errorCount }
  const entries = CATALOGUE_PARTS.flatMap((part) => file.list(part).map((entry) => ({ part, ...entry })))
  file.warnOfUnknown()
  return checkEntries(entries, options, issues)
}

/** The same for entries that a reader gave; `issues` holds what it noted. */
export function checkEntries(
  entries: readonly CatalogueEntry[],
  options: CheckOptions,
  issues = new ImportIssues(),
): CheckResult {
  checkType(options, issues)
  const { now, productTypes, type, known } = options
  const of = (part: CataloguePart) => entries.filter((entry) => entry.part === part)
  const createdAt = new Map(known?.items.map((item) => [item.id, item.createdAt]))
  const context = { issues, now, productTypes, type, createdAt }
  const drafts = of('products').flatMap((entry) => {
    issues.line = entry.line
    return readProduct(entry.value, entry.path, context) ?? []
  })
  const products = completeProducts(drafts, new Map(known?.items.map((item) => [item.slug, item.id])), issues)
  const groups = { issues, products, productTypes, type }
  const categories = readCategories(of('categories'), known?.categories ?? [], groups)
  const brands = readBrands(of('brands'), known?.brands ?? [], groups)

  const ids = new Set([...products.map((product) => product.id), ...createdAt.keys()])
  const own = drafts.flatMap((draft, index): CatalogueReview[] => {
    issues.line = draft.line
    return draft.reviews.flatMap(
      ({ value, path }) => readOwnReview(value, path, products[index]?.id ?? '', now, issues) ?? [],
    )
  })
  const listed = of('reviews').flatMap(({ value, path, line }) => {
    issues.line = line
    return readListedReview(value, path, (id) => ids.has(id), now, issues) ?? []
  })

  if (issues.errorCount > 0) return { ok: false, errors: issues.errors, count: issues.errorCount }
  const catalogue = { products, categories, brands, reviews: [...own, ...listed] }
  const report = {
    products: products.length,
    categories: categories.length,
    brands: brands.length,
    reviews: catalogue.reviews.length,
    warnings: issues.warnings,
  }
  return { ok: true, catalogue, report }
}

function readFile(input: unknown, issues: ImportIssues): Fields | null {
  const file: unknown = Array.isArray(input) ? { products: input } : input
  if (isRecord(file) && CATALOGUE_PARTS.some((part) => Object.hasOwn(file, part))) return new Fields(file, '', issues)
  issues.expected('file', 'an array of products or an object with products, categories, brands or reviews', input)
  return null
}
