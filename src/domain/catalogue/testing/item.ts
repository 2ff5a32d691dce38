/** A plain product for tests; each test says only what matters to it. */
import { toMinor } from '#domain/shop/testing/dollars.ts'
import type { CatalogueItem } from '../product/product.ts'

export function makeItem(fields: Partial<CatalogueItem> = {}): CatalogueItem {
  const id = fields.id ?? '1'
  return {
    id,
    sku: `SKU-${id}`,
    img: `/media/${id}.webp`,
    title: `Product ${id}`,
    slug: `product-${id}`,
    unit: 'pieces',
    imageURLs: [],
    parent: 'Headphones',
    children: 'Over-Ear',
    price: toMinor(100),
    discount: 0,
    quantity: 10,
    brand: { name: 'Solvane' },
    category: { name: fields.parent ?? 'Headphones' },
    status: 'in-stock',
    productType: 'electronics',
    featured: false,
    sellCount: 0,
    tags: [],
    sizes: [],
    createdAt: '2026-01-01T00:00:00Z',
    rating: { average: 0, count: 0 },
    preview: '',
    ...fields,
  }
}
