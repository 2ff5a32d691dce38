/** Categories and brands as spec 3.3 lists them, and the rule of which of them are offered. */

import { isBrandName } from './brand-name.ts'
import type { BrandTranslation, CategoryTranslation, Translations } from './translation.ts'

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
  translations?: Translations<CategoryTranslation>
}

/** What a category says of itself; which products belong to it is said by the products. */
export type CategoryFacts = Omit<Category, 'products'>

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
  translations?: Translations<BrandTranslation>
}

/** What a brand says of itself; which products belong to it is said by the products. */
export type BrandFacts = Omit<Brand, 'products'>

/** Menus and widgets offer only categories with status Show (spec 3.3). */
export function isCategoryOffered(category: Pick<Category, 'status'>): boolean {
  return category.status === 'Show'
}

/** Menus and widgets offer only active brands (spec 3.3), and none that is called "No brand". */
export function isBrandOffered({ name, status }: Pick<Brand, 'name' | 'status'>): boolean {
  return status === 'active' && isBrandName(name)
}
