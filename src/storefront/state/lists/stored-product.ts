/** Owns the reading of stored products and cart lines, also those that another implementation of the specification wrote. */
import type {
  AdditionalInformation,
  ProductChoice,
  ProductImage,
  ProductVariant,
} from '#domain/catalogue/product/product.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { CartLine, KeptProduct } from '#domain/cart/cart-line.ts'
import { browserMoney } from '../page-money.ts'

type Fields = Record<string, unknown>

/**
 * A stored product with every field that a card needs; null without an id, a title or a price. Fields of other names
 * are kept as they are. Spec 3.5.
 */
export function decodeProduct(entry: unknown): KeptProduct | null {
  const fields = asFields(entry)
  const id = asText(fields.id)
  const { title, price } = fields
  const known = asPrice(price)
  if (!id || typeof title !== 'string' || known === undefined) return null
  return {
    ...fields,
    id,
    title,
    price: known,
    sku: asText(fields.sku),
    img: asText(fields.img),
    slug: asText(fields.slug),
    unit: asText(fields.unit),
    imageURLs: asList(fields.imageURLs).map(asImage),
    parent: asText(fields.parent),
    children: asText(fields.children),
    discount: asAmount(fields.discount) ?? 0,
    salePrice: asPrice(fields.salePrice),
    lowestPrice: asPrice(fields.lowestPrice),
    offSale: fields.offSale === true || undefined,
    quantity: asAmount(fields.quantity) ?? 0,
    brand: { name: asText(asFields(fields.brand).name) },
    category: { name: asText(asFields(fields.category).name) },
    status: fields.status === 'out-of-stock' ? 'out-of-stock' : 'in-stock',
    productType: asText(fields.productType),
    offerDate: asOffer(fields.offerDate),
    featured: fields.featured === true,
    sellCount: asAmount(fields.sellCount) ?? 0,
    tags: asList(fields.tags).map(asText),
    sizes: asList(fields.sizes).map(asText),
    variants: Array.isArray(fields.variants) ? fields.variants.map(asVariant) : undefined,
    createdAt: asText(fields.createdAt),
    videoId: asText(fields.videoId) || undefined,
    taxClass: asText(fields.taxClass) || undefined,
    weight: asAmount(fields.weight),
    unitMeasure: asText(fields.unitMeasure) || undefined,
    rating: asRating(fields.rating),
    preview: asText(fields.preview),
    description: asText(fields.description) || undefined,
    additionalInformation: Array.isArray(fields.additionalInformation)
      ? fields.additionalInformation.map(asInformation)
      : undefined,
    unavailable: fields.unavailable === true || undefined,
    selected: asChoice(fields.selected),
  }
}

/** A stored cart line: a product whose orderQuantity, where it has one, is whole and at least 1. Spec 3.5. */
export function decodeLine(entry: unknown): CartLine | null {
  const product = decodeProduct(entry)
  const { orderQuantity = 1, priceBefore } = asFields(entry)
  if (!product || !Number.isSafeInteger(orderQuantity) || Number(orderQuantity) < 1) return null
  return {
    ...product,
    orderQuantity: Number(orderQuantity),
    priceBefore: asAmount(priceBefore) as Minor | undefined,
  }
}

function asChoice(value: unknown): ProductChoice | undefined {
  const { color, size } = asFields(value)
  return asText(color) || asText(size)
    ? { color: asText(color) || undefined, size: asText(size) || undefined }
    : undefined
}

function asImage(value: unknown): ProductImage {
  const { img, color } = asFields(value)
  const { name, clrCode } = asFields(color)
  return { img: asText(img), color: name ? { name: asText(name), clrCode: asText(clrCode) } : undefined }
}

function asVariant(value: unknown): ProductVariant {
  const { quantity, price, discount, salePrice, lowestPrice, sku, ...choice } = asFields(value)
  return {
    ...asChoice(choice),
    sku: asText(sku) || undefined,
    price: asPrice(price),
    discount: asAmount(discount),
    salePrice: asPrice(salePrice),
    lowestPrice: asPrice(lowestPrice),
    quantity: asAmount(quantity) ?? 0,
  }
}

function asInformation(value: unknown): AdditionalInformation {
  const { key, value: text } = asFields(value)
  return { key: asText(key), value: asText(text) }
}

function asOffer(value: unknown): KeptProduct['offerDate'] {
  const { startDate, endDate } = asFields(value)
  return startDate || endDate
    ? { startDate: asText(startDate), ...(endDate ? { endDate: asText(endDate) } : {}) }
    : undefined
}

function asRating(value: unknown): KeptProduct['rating'] {
  const { average, count } = asFields(value)
  return { average: asAmount(average) ?? 0, count: asAmount(count) ?? 0 }
}

function asPrice(value: unknown): Minor | undefined {
  const price = asAmount(value)
  return price === undefined ? undefined : browserMoney().toMinor(price)
}

function asAmount(value: unknown): number | undefined {
  return Number.isFinite(value) && Number(value) >= 0 ? (value as number) : undefined
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
