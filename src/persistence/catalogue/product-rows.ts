/** Products as rows and rows as products. */
import type { Insertable, Selectable } from 'kysely'
import { preview } from '#domain/catalogue/showing/preview.ts'
import {
  itemTranslations,
  PREVIEW_LENGTH,
  type ProductTranslation,
  type Translations,
} from '#domain/catalogue/product/translation.ts'
import type {
  AdditionalInformation,
  CatalogueItem,
  OfferDate,
  Product,
  ProductReview,
  ProductVariant,
} from '#domain/catalogue/product/product.ts'
import { isReductionOn } from '#domain/pricing/offer.ts'
import { summarizeRatings } from '#domain/catalogue/product/rating-summary.ts'
import type { CatalogueProduct, CatalogueReview } from '#services/catalogue/catalogue-file.ts'
import { PARSERS, type RowParsers } from '../row-parsers.ts'
import type { ProductTable, ProductVariantTable, ReviewTable } from '../schema.ts'

/** What an item needs of its product's row; `description` may already be cut to the preview's length. */
export type ItemRow = Omit<Selectable<ProductTable>, 'additional_information' | 'manufacturer' | 'responsible_person'>
export type VariantRow = Selectable<ProductVariantTable>
export type ReviewRow = Selectable<ReviewTable>

export function productRow(product: CatalogueProduct): Insertable<ProductTable> {
  return {
    id: product.id,
    sku: product.sku,
    img: product.img,
    title: product.title,
    slug: product.slug,
    unit: product.unit,
    parent: product.parent,
    children: product.children,
    price_cents: product.price,
    discount: product.discount,
    sale_price_cents: product.salePrice ?? null,
    brand: product.brand.name,
    category: product.category.name,
    status: product.status,
    product_type: product.productType,
    description: product.description,
    featured: product.featured ? 1 : 0,
    sell_count: product.sellCount,
    offer_start: product.offerDate?.startDate ?? null,
    offer_end: product.offerDate?.endDate ?? null,
    created_at: product.createdAt,
    video_id: product.videoId ?? null,
    image_urls: JSON.stringify(product.imageURLs),
    additional_information: JSON.stringify(product.additionalInformation),
    tags: JSON.stringify(product.tags),
    sizes: JSON.stringify(product.sizes),
    tax_class: product.taxClass ?? null,
    weight: product.weight ?? null,
    unit_measure: product.unitMeasure ?? null,
    manufacturer: product.manufacturer ?? null,
    responsible_person: product.responsiblePerson ?? null,
    translations: product.translations ? JSON.stringify(product.translations) : null,
  }
}

/** At least one row: a product without choices keeps its stock in a row of its own. */
export function variantRows(product: CatalogueProduct): Insertable<ProductVariantTable>[] {
  const variants: readonly ProductVariant[] = product.variants?.length
    ? product.variants
    : [{ quantity: product.quantity }]
  return variants.map((variant, position) => ({
    product_id: product.id,
    position,
    color: variant.color ?? null,
    size: variant.size ?? null,
    sku: variant.sku ?? null,
    price_cents: variant.price ?? null,
    discount: variant.discount ?? null,
    sale_price_cents: variant.salePrice ?? null,
    quantity: variant.quantity,
  }))
}

/** `position` counts from 0 among the reviews of one product. */
export function reviewRow(review: CatalogueReview, position: number): Insertable<ReviewTable> {
  return {
    product_id: review.productId,
    position,
    user_picture: review.user ?? null,
    name: review.name,
    email: review.email,
    rating: review.rating,
    review: review.review,
    date: review.date,
  }
}

/** An item from its row, its variants' rows in order, and the ratings of its reviews, with the reduction that holds at `nowMs` (epoch milliseconds). */
export function itemFromRows(
  row: ItemRow,
  variants: readonly VariantRow[],
  ratings: readonly number[],
  { nowMs, parse = PARSERS }: { nowMs: number; parse?: RowParsers | undefined },
): CatalogueItem {
  return {
    id: row.id,
    sku: row.sku,
    img: row.img,
    title: row.title,
    slug: row.slug,
    unit: row.unit,
    imageURLs: parse.images(row.image_urls),
    parent: row.parent,
    children: row.children,
    price: row.price_cents,
    discount: row.discount,
    quantity: variants.reduce((sum, variant) => sum + variant.quantity, 0),
    brand: { name: row.brand },
    category: { name: row.category },
    status: row.status,
    productType: row.product_type,
    ...saleFromRow(row, nowMs),
    featured: row.featured === 1,
    sellCount: row.sell_count,
    tags: parse.texts(row.tags),
    sizes: parse.texts(row.sizes),
    ...(hasChoices(variants) && { variants: variants.map(variantFromRow) }),
    createdAt: row.created_at,
    ...(row.video_id !== null && { videoId: row.video_id }),
    ...(row.tax_class !== null && { taxClass: row.tax_class }),
    ...(row.weight !== null && { weight: row.weight }),
    ...(row.unit_measure !== null && { unitMeasure: row.unit_measure }),
    ...(row.translations !== null && { translations: itemTranslations(translationsFrom(row.translations)) }),
    rating: summarizeRatings(ratings),
    preview: preview(row.description, PREVIEW_LENGTH).text,
  }
}

function translationsFrom(column: string): Translations<ProductTranslation> {
  return JSON.parse(column) as Translations<ProductTranslation>
}

/** An offer has a start; it need not have an end. */
export function offerFromRow({
  offer_start: startDate,
  offer_end: endDate,
}: Pick<ItemRow, 'offer_start' | 'offer_end'>): OfferDate | undefined {
  return startDate === null ? undefined : { startDate, ...(endDate !== null && { endDate }) }
}

/** What of a product's reduction does not stand in every product: a sale price, its dates, and that it does not hold now. */
export function saleFromRow(
  row: Pick<ItemRow, 'sale_price_cents' | 'offer_start' | 'offer_end'>,
  nowMs: number,
): Pick<CatalogueItem, 'salePrice' | 'offerDate' | 'offSale'> {
  const { sale_price_cents: salePrice } = row
  const offerDate = offerFromRow(row)
  return {
    ...(salePrice !== null && { salePrice }),
    ...(offerDate && { offerDate }),
    ...(!isReductionOn(offerDate, nowMs) && { offSale: true }),
  }
}

/** A whole product at `nowMs`; its reviews come out newest first and without addresses (spec 3.4). */
export function productFromRows(
  row: Selectable<ProductTable>,
  variants: readonly VariantRow[],
  reviews: readonly ReviewRow[],
  nowMs: number,
): Product {
  const newestFirst = reviews.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.position - b.position))
  const ratings = reviews.map((review) => review.rating)
  return {
    ...itemFromRows(row, variants, ratings, { nowMs }),
    ...(row.translations !== null && { translations: translationsFrom(row.translations) }),
    description: row.description,
    additionalInformation: JSON.parse(row.additional_information) as AdditionalInformation[],
    ...(row.manufacturer !== null && { manufacturer: row.manufacturer }),
    ...(row.responsible_person !== null && { responsiblePerson: row.responsible_person }),
    reviews: newestFirst.map(reviewFromRow),
  }
}

/** A product without choices keeps its stock in a row without colour and size. */
export function hasChoices(variants: readonly Pick<VariantRow, 'color' | 'size'>[]): boolean {
  return variants.some((variant) => variant.color !== null || variant.size !== null)
}

/** Columns that were not read are left out like those that are null. */
export function variantFromRow(
  row: Pick<VariantRow, 'color' | 'size' | 'discount' | 'quantity'> & Partial<VariantRow>,
): ProductVariant {
  const { sku = null, price_cents: price = null, sale_price_cents: salePrice = null } = row
  return {
    ...(row.color !== null && { color: row.color }),
    ...(row.size !== null && { size: row.size }),
    ...(sku !== null && { sku }),
    ...(price !== null && { price }),
    ...(row.discount !== null && { discount: row.discount }),
    ...(salePrice !== null && { salePrice }),
    quantity: row.quantity,
  }
}

export function reviewFromRow(row: ReviewRow): ProductReview {
  return {
    ...(row.user_picture !== null && { user: row.user_picture }),
    review: row.review,
    date: row.date,
    name: row.name,
    rating: row.rating,
    ...(row.order_number !== null && { verified: true }),
    ...(row.answer !== null && { answer: row.answer }),
  }
}
