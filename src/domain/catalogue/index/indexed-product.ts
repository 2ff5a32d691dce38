/** What the catalogue's index keeps of a product; a `CatalogueItem` fits. */
import type { CatalogueItem } from '../product/product.ts'

/** The fields that facets, sorts, prices and the choice of a showcase read. */
export type IndexedProduct = Pick<
  CatalogueItem,
  | 'id'
  | 'imageURLs'
  | 'parent'
  | 'children'
  | 'price'
  | 'discount'
  | 'salePrice'
  | 'offSale'
  | 'quantity'
  | 'brand'
  | 'category'
  | 'status'
  | 'productType'
  | 'offerDate'
  | 'featured'
  | 'sellCount'
  | 'tags'
  | 'sizes'
  | 'variants'
  | 'createdAt'
  | 'videoId'
  | 'rating'
>
