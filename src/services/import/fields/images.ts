/** The pictures of a product in a catalogue file. */
import type { ProductColor, ProductImage } from '#domain/catalogue/product/product.ts'
import { Fields } from './fields.ts'
import type { ImportIssues } from '../issues.ts'

const HEX_COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** `img` and `imageURLs`, each of which stands in for the other where it is left out (spec 3.1). */
export function readImages(product: Fields, issues: ImportIssues): { img: string; imageURLs: ProductImage[] } {
  const given = product.picture('img')
  const imageURLs = product.list('imageURLs').flatMap(({ value, path }) => readImage(value, path, issues) ?? [])
  const img = given || (imageURLs[0]?.img ?? '')
  if (img === '') issues.warning(product.at('img'), 'is missing, and there is none in imageURLs: no picture is shown')
  return { img, imageURLs: imageURLs.length > 0 || img === '' ? imageURLs : [{ img }] }
}

/** An address alone is taken as a picture without a colour. */
function readImage(value: unknown, path: string, issues: ImportIssues): ProductImage | null {
  const fields = Fields.of(typeof value === 'string' ? { img: value } : value, path, issues)
  if (!fields) return null
  const before = issues.errorCount
  const img = fields.picture('img')
  if (img === '' && issues.errorCount === before) {
    issues.expected(fields.at('img'), 'an address that begins with / or https://', fields.raw('img'))
  }
  const color = fields.raw('color')
  const image: ProductImage = { img }
  if (color !== undefined) {
    const read = readColor(color, fields.at('color'), issues)
    if (read) image.color = read
  }
  fields.warnOfUnknown()
  return image
}

function readColor(value: unknown, path: string, issues: ImportIssues): ProductColor | null {
  const fields = Fields.of(value, path, issues)
  if (!fields) return null
  const name = fields.label('name')
  const clrCode = fields.raw('clrCode')
  fields.warnOfUnknown()
  if (typeof clrCode === 'string' && HEX_COLOR.test(clrCode)) return { name, clrCode }
  issues.expected(fields.at('clrCode'), 'a hex colour such as #141517', clrCode)
  return null
}
