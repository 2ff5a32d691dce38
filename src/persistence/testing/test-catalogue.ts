/** Catalogues for the tests of the databases. */
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import type { CatalogueProduct, CatalogueReview, Catalogue } from '#services/catalogue/catalogue-file.ts'

export function testProduct(fields: Partial<CatalogueProduct> = {}): CatalogueProduct {
  // A file has no averages and no previews: the database makes them.
  const {
    rating: _rating,
    preview: _preview,
    offSale: _offSale,
    ...item
  } = makeItem({
    sku: 'SKU-1',
    img: '/media/one.webp',
    title: 'One',
    slug: 'one',
    imageURLs: [{ img: '/media/one.webp' }],
    parent: 'Things',
    children: 'Small Things',
    price: toMinor(10),
    quantity: 3,
    brand: { name: 'Maker' },
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  return { ...item, description: 'A thing.', additionalInformation: [], ...fields }
}

export function testReview(fields: Partial<CatalogueReview> = {}): CatalogueReview {
  return {
    productId: '1',
    name: 'Mara T.',
    email: 'mara@example.com',
    rating: 4.5,
    review: 'Good.',
    date: '2026-02-01',
    ...fields,
  }
}

export function testCatalogue(fields: Partial<Catalogue> = {}): Catalogue {
  return { products: [testProduct()], categories: [], brands: [], reviews: [], ...fields }
}

/** A product that uses every field. */
export const FULL_PRODUCT = testProduct({
  id: 'full',
  sku: 'FULL-1',
  title: 'Slate 14" & <b>more</b> \u{1F9F5}',
  slug: 'slate-14',
  unit: 'ml',
  imageURLs: [{ img: '/media/a.webp', color: { name: 'Navy', clrCode: '#24324D' } }, { img: '/media/b.webp' }],
  parent: 'Bags & Shoes',
  children: 'Low & High',
  price: toMinor(3249.95),
  discount: 12.5,
  quantity: 7,
  brand: { name: 'Two Words' },
  category: { name: 'Bags' },
  status: 'out-of-stock',
  productType: 'fashion',
  description: `${'\u{1F45F}'.repeat(120)} and a quote ' and a backslash \\`,
  additionalInformation: [{ key: 'Weight', value: '262 g' }],
  offerDate: { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-09T12:00:00.000Z' },
  featured: true,
  sellCount: 900,
  tags: ['gift', 'new-season'],
  sizes: ['US 8', 'US 8.5'],
  variants: [
    { color: 'Navy', size: 'US 8', sku: 'N8', price: toMinor(3249.95), discount: 0, quantity: 4 },
    { size: 'US 8.5', salePrice: toMinor(3000), quantity: 3 },
  ],
  createdAt: '2025-12-31T23:59:59.999Z',
  videoId: 'local:film',
  taxClass: 'reduced',
  weight: 1250,
  unitMeasure: '2 pieces',
  manufacturer: 'Two Words Ltd, 1 Light Lane, London',
  responsiblePerson: 'Ada Weber, Am Markt 1, 10115 Berlin',
  translations: {
    de: {
      title: 'Leuchte',
      unit: 'Stück',
      description: 'Ein Satz. '.repeat(20),
      additionalInformation: [{ key: 'Farbe', value: 'Weiß' }],
    },
    'pt-BR': { title: 'Luminária' },
  },
})
