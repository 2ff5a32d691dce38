/** One product of a catalogue file, complete but for the id, slug and SKU that may have to be made from the title. */
import { readMeasure } from '#domain/pricing/unit-price.ts'
import type { OfferDate } from '#domain/catalogue/product/product.ts'
import { parseVideoId } from '#domain/catalogue/product/video.ts'
import type { CatalogueProduct } from '../../catalogue/catalogue-file.ts'
import { readCurrency } from './currency.ts'
import { Fields } from './fields.ts'
import { readImages } from './images.ts'
import type { ImportIssues } from '../issues.ts'
import { readInformation, readProductTranslations } from './translations.ts'
import { readOffer } from './variants.ts'

export interface ProductContext {
  issues: ImportIssues
  now: Date
  productTypes: readonly string[]
  /** The type of products that name none. */
  type: string | undefined
  /** Creation instants of products that are there already, by id. */
  createdAt: { get(id: string): string | undefined }
}

export interface ProductDraft {
  path: string
  line: number | undefined
  id: string | undefined
  slug: string | undefined
  sku: string | undefined
  /** Whether the file says when it was created. */
  hasCreated: boolean
  /** Whole but for id, slug and SKU, which are empty. */
  product: CatalogueProduct
  /** Reviews that stand inside the product. */
  reviews: { value: unknown; path: string }[]
}

/** What is stored for goods that name no brand: a name that is none. */
const NO_BRAND = 'Unbranded'

/** What an answer of the API carries beside the stored fields. */
const DERIVED_FIELDS = ['rating', 'preview', 'currentPrice', 'lowestPrice', 'offSale', '_id']

/** Null where `value` is not an object at all. */
export function readProduct(value: unknown, path: string, context: ProductContext): ProductDraft | null {
  const { issues } = context
  const fields = Fields.of(value, path, issues)
  if (!fields) return null
  const id = readId(fields, issues)
  const title = fields.label('title')
  const slug = fields.optionalKey('slug')
  readCurrency(fields, issues)
  const offer = readOffer(fields, issues)
  const productType = readProductType(fields, context)
  const { parent, category } = readCategoryNames(fields, issues, productType)
  const given = fields.optionalInstant('createdAt')
  const created = given ?? context.createdAt.get(id ?? '') ?? context.now.toISOString()
  const offerDate = readOfferDate(fields, issues, created)
  const videoId = readVideoId(fields, issues)
  const taxClass = fields.optionalLabel('taxClass', 60)
  const weight = fields.optionalCount('weight')
  const unitMeasure = readUnitMeasure(fields, issues)
  const manufacturer = fields.optionalLabel('manufacturer', 500)
  const responsiblePerson = fields.optionalLabel('responsiblePerson', 500)
  const translations = readProductTranslations(fields, issues)
  const images = readImages(fields, issues)
  // Each field by its name: spreading objects into each other takes as long as all the rest of the check.
  const product: CatalogueProduct = {
    id: '',
    sku: '',
    slug: '',
    img: images.img,
    imageURLs: images.imageURLs,
    title,
    unit: fields.optionalLabel('unit') ?? 'pieces',
    parent,
    children: fields.optionalLabel('children') ?? '',
    price: offer.price,
    discount: offer.discount,
    quantity: offer.quantity,
    brand: { name: readName(fields, 'brand', issues) ?? NO_BRAND },
    category: { name: category },
    status: fields.choice('status', ['in-stock', 'out-of-stock'], 'in-stock'),
    productType,
    description: fields.text('description'),
    additionalInformation: readInformation(fields, issues),
    featured: fields.flag('featured'),
    sellCount: fields.optionalCount('sellCount') ?? 0,
    tags: fields.labels('tags'),
    sizes: readSizes(fields, offer.variants),
    createdAt: created,
  }
  if (offer.salePrice !== undefined) product.salePrice = offer.salePrice
  if (offer.variants) product.variants = offer.variants
  if (offerDate) product.offerDate = offerDate
  if (videoId !== undefined) product.videoId = videoId
  if (taxClass !== undefined) product.taxClass = taxClass
  if (weight !== undefined) product.weight = weight
  if (unitMeasure !== undefined) product.unitMeasure = unitMeasure
  if (manufacturer !== undefined) product.manufacturer = manufacturer
  if (responsiblePerson !== undefined) product.responsiblePerson = responsiblePerson
  if (translations) product.translations = translations
  const reviews = fields.list('reviews')
  fields.warnOfUnknown(DERIVED_FIELDS)
  return { path, line: issues.line, id, slug, sku: offer.sku, hasCreated: given !== undefined, product, reviews }
}

/** Spec 9.2. */
function readUnitMeasure(fields: Fields, issues: ImportIssues): string | undefined {
  const given = fields.optionalLabel('unitMeasure', 40)
  if (given === undefined || readMeasure(given)) return given
  issues.expected(fields.at('unitMeasure'), 'an amount with its unit such as "250 ml", "1.5 kg" or "12 pieces"', given)
  return undefined
}

/** Ids stand in addresses, so they may not contain a slash or be a dot segment. */
function readId(fields: Fields, issues: ImportIssues): string | undefined {
  const id = fields.optionalKey('id', 200)
  if (id !== undefined && (/[/\\]/.test(id) || id === '.' || id === '..')) {
    issues.expected(fields.at('id'), 'a text without slashes', id)
  }
  return id
}

function readProductType(fields: Fields, { issues, productTypes, type }: ProductContext): string {
  const given = fields.optionalLabel('productType')
  const known = productTypes.find((one) => one.toLowerCase() === given?.toLowerCase()) ?? type
  if (known !== undefined) return known
  issues.expected(fields.at('productType'), `one of ${productTypes.join(', ')}`, given)
  return productTypes[0] ?? ''
}

/** `parent` and `category.name` stand in for each other, and the product type for both. */
function readCategoryNames(
  fields: Fields,
  issues: ImportIssues,
  productType: string,
): { parent: string; category: string } {
  const parent = fields.optionalLabel('parent')
  const category = readName(fields, 'category', issues)
  const typeTitle = productType.charAt(0).toUpperCase() + productType.slice(1)
  return { parent: parent ?? category ?? typeTitle, category: category ?? parent ?? typeTitle }
}

/** `{ name }` as in spec 3.1, or the name alone. */
function readName(fields: Fields, name: string, issues: ImportIssues): string | undefined {
  const value = fields.raw(name)
  if (value === undefined) return undefined
  if (typeof value === 'string') return fields.optionalLabel(name)
  const inner = Fields.of(value, fields.at(name), issues)
  return inner?.optionalLabel('name')
}

function readOfferDate(fields: Fields, issues: ImportIssues, created: string): OfferDate | undefined {
  if (!fields.has('offerDate')) return undefined
  const offer = Fields.of(fields.raw('offerDate'), fields.at('offerDate'), issues)
  if (!offer) return undefined
  const before = issues.errorCount
  const startDate = offer.optionalInstant('startDate')
  const endDate = offer.optionalInstant('endDate')
  offer.warnOfUnknown()
  if (issues.errorCount > before || (startDate === undefined && endDate === undefined)) return undefined
  if (endDate === undefined) return startDate === undefined ? undefined : { startDate }
  if (startDate !== undefined && endDate < startDate) {
    issues.expected(offer.at('endDate'), `after the start ${startDate}`, endDate)
  }
  return { startDate: startDate ?? (created < endDate ? created : endDate), endDate }
}

function readVideoId(fields: Fields, issues: ImportIssues): string | undefined {
  const videoId = fields.optionalLabel('videoId')
  if (videoId !== undefined && parseVideoId(videoId) === null) {
    issues.expected(fields.at('videoId'), 'local:<name> or the eleven characters of a YouTube id', videoId)
  }
  return videoId
}

/** Left out, they are those of the variants. */
function readSizes(fields: Fields, variants: CatalogueProduct['variants']): string[] {
  if (fields.has('sizes')) return fields.labels('sizes')
  return [...new Set((variants ?? []).flatMap((variant) => variant.size ?? []))]
}
