/** Categories and brands as section 3 of the specification lists them, and the rule of which of them are offered. */

export interface Category {
  id: string
  img: string
  /** Title; a product names it in `parent`. */
  parent: string
  /** Sub-category names; a product names one in `children`. */
  children: string[]
  productType: string
  products: string[]
  status: 'Show' | 'Hide'
}

export interface Brand {
  id: string
  name: string
  description: string
  email: string
  website: string
  location: string
  status: 'active' | 'inactive'
  logo: string
  products: string[]
}

/** Menus and widgets offer only categories with status Show (decisions, Routes). */
export function isCategoryOffered(category: Category): boolean {
  return category.status === 'Show'
}

/** Menus and widgets offer only active brands (decisions, Routes). */
export function isBrandOffered(brand: Brand): boolean {
  return brand.status === 'active'
}
