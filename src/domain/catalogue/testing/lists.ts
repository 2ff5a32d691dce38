/** Plain categories and brands for tests. */
import type { Brand, Category } from '../product/category.ts'

export function makeCategory(fields: Partial<Category> = {}): Category {
  return {
    id: 'c1',
    img: '/media/category.webp',
    parent: 'Headphones',
    children: [],
    productType: 'electronics',
    products: [],
    status: 'Show',
    ...fields,
  }
}

export function makeBrand(fields: Partial<Brand> = {}): Brand {
  return {
    id: 'b1',
    name: 'Solvane',
    description: '',
    email: '',
    website: '',
    location: '',
    status: 'active',
    logo: '',
    products: [],
    ...fields,
  }
}
