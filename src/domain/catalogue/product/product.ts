/** The shapes of spec 3.1; amounts are minor units here and decimals outside (`product-decimals.ts`). */
import type { Minor } from '#domain/money/minor.ts'
import type { ItemTranslation, ProductTranslation, Translations } from './translation.ts'

/** `in-stock` or `out-of-stock`, as the owner set it; whether it can be bought is decided in `inventory/availability.ts`. */
export type ProductStatus = 'in-stock' | 'out-of-stock'

export interface ProductColor {
  name: string
  /** A CSS hex colour such as `#141517`. */
  clrCode: string
}

export interface ProductImage {
  img: string
  /** Jewelry has pictures without a colour. */
  color?: ProductColor
}

/** From when, and until when, a product is reduced. */
export interface OfferDate {
  /** ISO 8601 instants in UTC. */
  startDate: string
  /** Not within any more; absent for one without an end. */
  endDate?: string
}

/** One buyable choice of a product with its own stock; price and reduction fall back to the product's. */
export interface ProductVariant {
  color?: string
  size?: string
  sku?: string
  price?: Minor
  /** Percent, 0 to 100. */
  discount?: number
  /** A price in place of the percentage; never beside one. */
  salePrice?: Minor
  /** As the product's. */
  lowestPrice?: Minor
  quantity: number
}

/** The colour and size a shopper chose; compared as text. */
export interface ProductChoice {
  color?: string
  size?: string
}

export interface AdditionalInformation {
  key: string
  value: string
}

export interface ProductReview {
  /** Address of the reviewer's picture; initials are drawn where there is none. */
  user?: string
  review: string
  date: string
  name: string
  /** 1 to 5 in half steps. */
  rating: number
  /** Written by somebody to whom the product was delivered. */
  verified?: boolean
  /** What the shop says to it. */
  answer?: string
}

/** What a real average is made of; `count` 0 means that no average may be shown. */
export interface RatingSummary {
  /** Mean rounded to one decimal. */
  average: number
  count: number
}

/**
 * What cards, filters, sorts, the cart and the stores need of a product: everything but the long texts.
 * The browser's copy of a small catalogue is a list of these.
 */
export interface CatalogueItem {
  id: string
  sku: string
  img: string
  title: string
  slug: string
  unit: string
  imageURLs: ProductImage[]
  /** Category title. */
  parent: string
  /** Sub-category name. */
  children: string
  /** List price; with variants the lowest of theirs. */
  price: Minor
  /** Percent, 0 to 100. */
  discount: number
  /** A price in place of the percentage, which is 0 then. */
  salePrice?: Minor
  /**
   * The lowest price of the 30 days before its reduction began, in a shop that has to tell the reduction by it (`pricing/price-history.ts`);
   * with variants it is theirs.
   */
  lowestPrice?: Minor
  /** Its reduction does not hold at the moment at which it was read: before the start of its offer, or after the end (`pricing/offer.ts`). */
  offSale?: true
  /** Pieces in stock; with variants the sum of theirs. */
  quantity: number
  brand: { name: string }
  category: { name: string }
  status: ProductStatus
  productType: string
  offerDate?: OfferDate
  featured: boolean
  sellCount: number
  tags: string[]
  sizes: string[]
  variants?: ProductVariant[]
  /** ISO 8601 instant. */
  createdAt: string
  videoId?: string
  /** Which of the shop's tax rates it bears; absent for those of all goods. */
  taxClass?: string
  /** Grams of one piece, whole. */
  weight?: number
  /** How much of something one piece is, such as `250 ml`, where goods are compared by that (`pricing/unit-price.ts`). */
  unitMeasure?: string
  /** What it is called in other languages; what a page shows of it is in one of them and carries none of these (`translation.ts`). */
  translations?: Translations<ItemTranslation>
  rating: RatingSummary
  /** The first 100 code points of the description, cut by `showing/preview.ts`. */
  preview: string
}

/** A whole product as `GET /product/{id}` answers it. Reviews never carry an e-mail address. */
export interface Product extends CatalogueItem {
  translations?: Translations<ProductTranslation>
  description: string
  additionalInformation: AdditionalInformation[]
  /** Name and address of who made it, and of who answers for it where the maker is far away. */
  manufacturer?: string
  responsiblePerson?: string
  reviews: ProductReview[]
}
