/** The part of the contract about storing and reading a catalogue. */
import { itemTranslations } from '#domain/catalogue/product/translation.ts'
import { dollars, toMinor } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preview } from '#domain/catalogue/showing/preview.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { summarizeRatings } from '#domain/catalogue/product/rating-summary.ts'
import { isReductionOn } from '#domain/pricing/offer.ts'
import { checkCatalogue } from '#services/import/check-catalogue.ts'
import type { CatalogueProduct, CatalogueReview } from '#services/catalogue/catalogue-file.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { rawProducts } from '../testing/raw-catalogue.ts'
import { FULL_PRODUCT, testCatalogue, testProduct, testReview } from '../testing/test-catalogue.ts'

const CATEGORY = {
  id: 'c1',
  img: '/media/c.webp',
  parent: 'Bags & Shoes',
  children: ['Low & High', 'Other'],
  productType: 'fashion',
  products: ['full'],
  status: 'Hide' as const,
}
const BRAND = {
  id: 'b1',
  name: 'Two Words',
  description: 'Makes things.',
  email: 'hello@example.com',
  website: 'https://maker.example',
  location: 'Here',
  status: 'inactive' as const,
  logo: '/media/logo.svg',
  products: ['full'],
}

export function declareCatalogueContract(context: ContractContext): void {
  describe('catalogue', () => {
    it('spec 3.1: every field comes back as it went in, without addresses of reviewers', async () => {
      const { database } = await context.openEmpty()
      const reviews = [
        testReview({ productId: 'full', date: '2026-02-01', rating: 4.5, user: '/media/mara.webp' }),
        testReview({ productId: 'full', date: '2026-03-01T10:00:00.000Z', rating: 2 }),
      ]
      const products = [FULL_PRODUCT, testProduct()]
      await database.catalogue.write({ products, categories: [CATEGORY], brands: [BRAND], reviews }, 'replace')
      await expectStored(database, products, reviews)
      expect(await database.catalogue.categories()).toEqual([factsOf(CATEGORY)])
      expect(await database.catalogue.brands()).toEqual([factsOf(BRAND)])
      expect(JSON.stringify(await database.catalogue.productsByIds(['full']))).not.toContain('mara@example.com')
    })

    it('spec 3.4: reviews are newest first', async () => {
      const { database } = await context.openEmpty()
      const dates = ['2026-02-01', '2026-03-01T10:00:00.000Z', '2026-02-01T08:00:00.000Z']
      await database.catalogue.write(testCatalogue({ reviews: dates.map((date) => testReview({ date })) }), 'replace')
      const [product] = await database.catalogue.productsByIds(['1'])
      expect(product?.reviews.map((review) => review.date)).toEqual([dates[1], dates[2], dates[0]])
    })

    it('reads by id: unknown ids are absent, products come in the order asked for', async () => {
      const { database } = await context.openEmpty()
      const products = ['1', '2', '3'].map((id) => testProduct({ id }))
      await database.catalogue.write(testCatalogue({ products }), 'replace')
      expect((await database.catalogue.productsByIds(['3', 'gone', '1'])).map((one) => one.id)).toEqual(['3', '1'])
      expect((await database.catalogue.itemsByIds(['2', 'gone', '2'])).map((one) => one.id)).toEqual(['2'])
      expect(await database.catalogue.itemsByIds([])).toEqual([])
      expect(await database.catalogue.productsByIds([])).toEqual([])
    })

    it('replace leaves nothing of the former catalogue', async () => {
      const { database } = await context.openEmpty()
      const reviews = [testReview({ productId: 'full' })]
      await database.catalogue.write(
        { products: [FULL_PRODUCT], categories: [CATEGORY], brands: [BRAND], reviews },
        'replace',
      )
      await database.catalogue.write(testCatalogue(), 'replace')
      await expectStored(database, [testProduct()], [])
      expect(await database.catalogue.categories()).toEqual([])
      expect(await database.catalogue.brands()).toEqual([])
    })

    it('merge replaces by id and keeps the rest: other products, order of categories, reviews of products that bring none', async () => {
      const { database } = await context.openEmpty()
      const other = testProduct({ id: '2', slug: 'two' })
      const reviews = [testReview({ productId: 'full' }), testReview({ productId: '2' })]
      const second = { ...CATEGORY, id: 'c2', parent: 'Things', products: ['2'] }
      await database.catalogue.write(
        { products: [FULL_PRODUCT, other], categories: [CATEGORY, second], brands: [BRAND], reviews },
        'replace',
      )
      const { variants: _variants, ...plain } = { ...FULL_PRODUCT, quantity: 1, price: toMinor(5) }
      const shown = { ...CATEGORY, status: 'Show' as const, children: ['New'] }
      const newReviews = [testReview({ productId: '2', rating: 1 }), testReview({ productId: '2', rating: 2 })]
      await database.catalogue.write(
        { products: [plain], categories: [shown], brands: [], reviews: newReviews },
        'merge',
      )
      await expectStored(database, [plain, other], [testReview({ productId: 'full' }), ...newReviews])
      expect(await database.catalogue.categories()).toEqual([shown, second].map(factsOf))
      expect(await database.catalogue.brands()).toEqual([factsOf(BRAND)])
    })

    it('a refused write leaves everything as it was', async () => {
      const { database } = await context.openEmpty()
      const reviews = [testReview()]
      await database.catalogue.write(testCatalogue({ reviews }), 'replace')
      const latest = await database.changes.latest()
      const refused = [
        testCatalogue({ products: [testProduct({ id: '2' })], reviews: [testReview({ productId: 'unknown' })] }),
        testCatalogue({ products: [testProduct({ title: 'Changed' }), testProduct({ id: '2', quantity: -1 })] }),
        testCatalogue({ products: [testProduct({ price: toMinor(-0.01) })] }),
        testCatalogue({ products: [testProduct({ discount: 101 })] }),
      ]
      for (const catalogue of refused) {
        await expect(database.catalogue.write(catalogue, 'replace')).rejects.toThrow(/constraint/i)
        await expect(database.catalogue.write(catalogue, 'merge')).rejects.toThrow(/constraint/i)
      }
      await expectStored(database, [testProduct()], reviews)
      expect(await database.changes.latest()).toBe(latest)
    })

    it('spec 3.2: a product without choices has no variants, and its stock is its own', async () => {
      const { database } = await context.openEmpty()
      const products = [testProduct({ quantity: 9 }), testProduct({ id: '2', variants: [{ size: 'S', quantity: 0 }] })]
      await database.catalogue.write(testCatalogue({ products }), 'replace')
      const items = await database.catalogue.itemsByIds(['1', '2'])
      const byId = new Map(items.map((item) => [item.id, item]))
      expect(byId.get('1')).not.toHaveProperty('variants')
      expect(byId.get('1')?.quantity).toBe(9)
      expect(byId.get('2')).toMatchObject({ quantity: 0, variants: [{ size: 'S', quantity: 0 }] })
    })

    it('writes and reads more rows than one statement takes', async () => {
      const { database } = await context.openEmpty()
      const products = Array.from({ length: 2100 }, (_, index) => testProduct({ id: `p${index}` }))
      const reviews = products.map(({ id }) => testReview({ productId: id }))
      await database.catalogue.write(testCatalogue({ products, reviews }), 'merge')
      expect(await database.catalogue.items()).toHaveLength(2100)
      expect(await database.catalogue.itemsByIds(products.map(({ id }) => id))).toHaveLength(2100)
    })

    it('spec 11.1: check, write, read gives the same, for any correct file', async () => {
      const { database } = await context.openEmpty()
      await fc.assert(
        fc.asyncProperty(rawProducts, async (products) => {
          const raw = JSON.parse(JSON.stringify(products)) as unknown
          const result = checkCatalogue(raw, {
            now: new Date('2026-11-01T00:00:00Z'),
            money: dollars,
            productTypes: ['electronics', 'fashion'],
          })
          if (!result.ok) throw new Error(JSON.stringify(result.errors))
          const { catalogue } = result
          await database.catalogue.write(catalogue, 'replace')
          await expectStored(database, catalogue.products, catalogue.reviews)
          expect(await database.catalogue.categories()).toEqual(catalogue.categories.map(factsOf))
          expect(await database.catalogue.brands()).toEqual(catalogue.brands.map(factsOf))
        }),
        { numRuns: 60 },
      )
    })
  })
}

/** The stored products and reviews are exactly these. */
async function expectStored(
  database: Database,
  products: readonly CatalogueProduct[],
  reviews: readonly CatalogueReview[],
): Promise<void> {
  const expected = products.map((product) => wholeProduct(product, reviews))
  const ids = products.map((product) => product.id)
  expect(await database.catalogue.productsByIds(ids)).toEqual(expected)
  const byId = (a: CatalogueItem, b: CatalogueItem) => (a.id < b.id ? -1 : 1)
  const items = expected.map(withoutLongTexts)
  expect((await database.catalogue.items()).toSorted(byId)).toEqual(items.toSorted(byId))
}

/** Which products belong to a group is said by the products. */
function factsOf<T extends { products: unknown }>({ products: _products, ...facts }: T): Omit<T, 'products'> {
  return facts
}

function withoutLongTexts(product: Product): CatalogueItem {
  const { description: _description, additionalInformation: _information, reviews: _reviews, ...rest } = product
  const { manufacturer: _maker, responsiblePerson: _person, translations, ...item } = rest
  return { ...item, ...(translations && { translations: itemTranslations(translations) }) }
}

function wholeProduct(product: CatalogueProduct, reviews: readonly CatalogueReview[]): Product {
  const own = reviews.filter((review) => review.productId === product.id)
  return {
    ...product,
    ...(!isReductionOn(product.offerDate, Date.now()) && { offSale: true as const }),
    rating: summarizeRatings(own.map((review) => review.rating)),
    preview: preview(product.description, 100).text,
    reviews: own
      .map(({ productId: _productId, email: _email, ...review }) => review)
      .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
  }
}
