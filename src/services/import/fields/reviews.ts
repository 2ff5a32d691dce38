/** The reviews of a catalogue file, whether they stand in a list of their own or inside their products. */
import type { CatalogueReview } from '../../catalogue/catalogue-file.ts'
import { Fields } from './fields.ts'
import type { ImportIssues } from '../issues.ts'

/** A review that names its product; `isProduct` knows the ids of the file and of the store. */
export function readListedReview(
  value: unknown,
  path: string,
  isProduct: (id: string) => boolean,
  now: Date,
  issues: ImportIssues,
): CatalogueReview | null {
  const fields = Fields.of(value, path, issues)
  if (!fields) return null
  const productId = fields.label('productId')
  if (productId !== '' && !isProduct(productId)) refuseProduct(path, productId, issues)
  return readReview(fields, productId, now, issues)
}

/** Says of the review at `path` that there is no such product. */
export function refuseProduct(path: string, productId: string, issues: ImportIssues): void {
  issues.expected(`${path}.productId`, 'the id of a product', productId)
}

/** A review inside its product. */
export function readOwnReview(
  value: unknown,
  path: string,
  productId: string,
  now: Date,
  issues: ImportIssues,
): CatalogueReview | null {
  const fields = Fields.of(value, path, issues)
  if (!fields) return null
  fields.raw('productId')
  return readReview(fields, productId, now, issues)
}

function readReview(fields: Fields, productId: string, now: Date, issues: ImportIssues): CatalogueReview {
  const user = fields.address('user')
  const review: CatalogueReview = {
    productId,
    ...(user !== '' && { user }),
    name: fields.label('name'),
    email: fields.email('email'),
    rating: readRating(fields, issues),
    review: fields.text('review'),
    date: fields.optionalDay('date') ?? now.toISOString(),
  }
  fields.warnOfUnknown()
  return review
}

/** Spec 3.4: 1 to 5 in half steps. */
function readRating(fields: Fields, issues: ImportIssues): number {
  const rating = fields.raw('rating')
  if (typeof rating === 'number' && rating >= 1 && rating <= 5 && Number.isInteger(rating * 2)) return rating
  issues.expected(fields.at('rating'), 'a number from 1 to 5 in half steps', rating)
  return 1
}
