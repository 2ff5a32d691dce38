/** Writes products as our CSV, one a row, so that an import reads the same again and no spreadsheet runs a cell. */
import type { Decimal } from '#domain/catalogue/product-decimals.ts'
import type { ExportedProduct } from '../catalogue/catalogue-file.ts'
import { guardCell } from '../csv-guard.ts'
import { readList } from '../import/formats/cell-values.ts'

type WriteCell = (product: Decimal<ExportedProduct>) => string

/** Columns in the order in which they are written; a cell that is empty is a field that is left out. */
const COLUMNS: readonly (readonly [string, WriteCell])[] = [
  ['id', (product) => product.id],
  ['title', (product) => product.title],
  ['price', (product) => String(product.price)],
  ['discount', (product) => String(product.discount)],
  ['salePrice', (product) => (product.salePrice === undefined ? '' : String(product.salePrice))],
  ['quantity', (product) => String(product.quantity)],
  ['status', (product) => product.status],
  ['productType', (product) => product.productType],
  ['parent', (product) => product.parent],
  ['children', (product) => product.children],
  ['category', (product) => product.category.name],
  ['brand', (product) => product.brand.name],
  ['sku', (product) => product.sku],
  ['slug', (product) => product.slug],
  ['unit', (product) => product.unit],
  ['img', (product) => product.img],
  ['imageURLs', (product) => json(product.imageURLs)],
  // Left out, they would be those of the variants.
  ['sizes', (product) => (product.sizes.length === 0 && product.variants ? '[]' : writeList(product.sizes))],
  ['tags', (product) => writeList(product.tags)],
  ['variants', (product) => json(product.variants)],
  ['offerDate', (product) => (product.offerDate ? JSON.stringify(product.offerDate) : '')],
  ['featured', (product) => String(product.featured)],
  ['sellCount', (product) => String(product.sellCount)],
  ['createdAt', (product) => product.createdAt],
  ['videoId', (product) => product.videoId ?? ''],
  ['taxClass', (product) => product.taxClass ?? ''],
  ['weight', (product) => (product.weight === undefined ? '' : String(product.weight))],
  ['unitMeasure', (product) => product.unitMeasure ?? ''],
  ['manufacturer', (product) => product.manufacturer ?? ''],
  ['responsiblePerson', (product) => product.responsiblePerson ?? ''],
  ['description', (product) => product.description],
  ['additionalInformation', (product) => json(product.additionalInformation)],
  ['translations', (product) => (product.translations ? JSON.stringify(product.translations) : '')],
  ['reviews', (product) => json(product.reviews)],
]

/** The header with its line break (RFC 4180). */
export const CSV_HEADER = `${COLUMNS.map(([name]) => name).join(',')}\r\n`

export function csvRow(product: Decimal<ExportedProduct>): string {
  return `${COLUMNS.map(([, write]) => quoted(guardCell(write(product)))).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function json(list: readonly unknown[] | undefined): string {
  return list && list.length > 0 ? JSON.stringify(list) : ''
}

/** The cell that `readList` reads as the same texts. */
function writeList(texts: readonly string[]): string {
  if (texts.length === 0) return ''
  const joined = texts.join(' | ')
  const read = readList(joined)
  const isSame = Array.isArray(read) && read.length === texts.length && texts.every((text, at) => read[at] === text)
  return isSame ? joined : JSON.stringify(texts)
}
