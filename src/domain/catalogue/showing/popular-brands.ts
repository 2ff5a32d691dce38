/** The Popular Brands widget. */
import { isBrandOffered, type BrandFacts } from '../product/category.ts'
import { slug } from '../slug.ts'

export interface PopularBrand {
  name: string
  slug: string
  /** Address of the logo; empty where the name is shown instead. */
  logo: string
}

/** The first `limit` active brands in the order of the list (spec 2.4). */
export function popularBrands(brands: readonly BrandFacts[], limit = 8): PopularBrand[] {
  return brands
    .filter(isBrandOffered)
    .slice(0, limit)
    .map(({ name, logo }) => ({ name, slug: slug(name), logo }))
}
