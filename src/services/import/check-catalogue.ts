/** Checks a catalogue file and makes it complete, or says everything that is wrong with it (spec 11.2 and 11.3). */
import type { Catalogue } from '../catalogue/catalogue-file.ts'
import { CATALOGUE_PARTS } from './formats/catalogue-entry.ts'
import { Fields, isRecord } from './fields/fields.ts'
import { readCurrency } from './fields/currency.ts'
import { ImportIssues, type ImportIssue } from './issues.ts'
import { membersBySlug, membersOf } from '../catalogue/catalogue-members.ts'
import { CatalogueSurvey, type SurveyOptions } from './survey/catalogue-survey.ts'
import type { StoredIdentity } from '../repositories.ts'

export interface CheckOptions extends SurveyOptions {
  /** What is stored already, where the file is going to be merged into it. */
  known?: NonNullable<SurveyOptions['known']> & { items: readonly StoredIdentity[] }
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
export function checkType({ type, productTypes }: SurveyOptions, issues: ImportIssues): void {
  if (type !== undefined && !productTypes.includes(type)) {
    issues.expected('type', `one of ${productTypes.join(', ')}`, type)
  }
}

/**
 * Checks parsed JSON: `{ products, categories, brands, reviews }` or an array of products alone. Nothing is half taken: one error refuses the
 * whole file. Missing fields get defaults, ids and slugs come from the title, categories and brands from the products.
 */
export function checkCatalogue(input: unknown, options: CheckOptions): CheckResult {
  const issues = new ImportIssues(options.money)
  checkType(options, issues)
  const file = readFile(input, issues)
  if (!file || issues.errorCount > 0) return { ok: false, errors: issues.errors, count: issues.errorCount }
  const entries = CATALOGUE_PARTS.flatMap((part) => file.list(part).map((entry) => ({ part, ...entry })))
  readCurrency(file, issues)
  file.warnOfUnknown()
  const survey = new CatalogueSurvey(options, issues)
  for (const entry of entries) survey.meet(entry)
  survey.settleAtOnce(options.known?.items ?? [])
  if (issues.errorCount > 0) return { ok: false, errors: issues.errors, count: issues.errorCount }
  const of = (part: string) => entries.filter((entry) => entry.part === part)
  const goods = of('products').map((entry) => survey.complete(entry))
  const products = goods.map(({ product }) => product)
  const reviews = [
    ...goods.flatMap((one) => one.reviews),
    ...of('reviews').map((entry) => survey.completeReview(entry)),
  ]
  survey.finish()
  const catalogue = { products, ...withMembers(survey, products), reviews }
  return { ok: true, catalogue, report: { ...survey.counts, warnings: issues.warnings } }
}

function withMembers(
  survey: CatalogueSurvey,
  products: Catalogue['products'],
): Pick<Catalogue, 'categories' | 'brands'> {
  const byParent = membersBySlug(products.map(({ id, parent }) => ({ id, name: parent })))
  const byBrand = membersBySlug(products.map(({ id, brand }) => ({ id, name: brand.name })))
  return {
    categories: survey.categories.map((one) => ({ ...one, products: membersOf(byParent, one.parent) })),
    brands: survey.brands.map((one) => ({ ...one, products: membersOf(byBrand, one.name) })),
  }
}

function readFile(input: unknown, issues: ImportIssues): Fields | null {
  const file: unknown = Array.isArray(input) ? { products: input } : input
  if (isRecord(file) && CATALOGUE_PARTS.some((part) => Object.hasOwn(file, part))) return new Fields(file, '', issues)
  issues.expected('file', 'an array of products or an object with products, categories, brands or reviews', input)
  return null
}
