/** The catalogue as a checked, complete whole: what an import hands to a repository (spec 11.2). */
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { Product, ProductReview } from '#domain/catalogue/product/product.ts'

/** A product as it is written; its rating, preview and reviews are derived or stand beside it. */
export type CatalogueProduct = Omit<Product, 'rating' | 'preview' | 'reviews' | 'offSale'>

/** A review as it is stored; the address never leaves the server. */
export interface CatalogueReview extends ProductReview {
  productId: string
  email: string
}

/** A product with its reviews, as an export writes it and an import takes it. */
export type ExportedProduct = CatalogueProduct & { reviews: (ProductReview & { email: string })[] }

export interface Catalogue {
  products: CatalogueProduct[]
  categories: Category[]
  brands: Brand[]
  reviews: CatalogueReview[]
}
