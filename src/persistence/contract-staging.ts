/** The part of the contract about storing a catalogue while the shop goes on. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { writeCatalogueFile } from '#services/export/write-catalogue.ts'
import type { Catalogue } from '#services/catalogue-file.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './contract-context.ts'
import { identityOf, orderLine, orderRequest } from './testing/order-request.ts'
import { FULL_PRODUCT, testCatalogue, testProduct, testReview } from './testing/test-catalogue.ts'

const { shipping } = DEFAULT_SHOP_SETTINGS
const CATEGORY = {
  id: 'c',
  img: '',
  parent: 'Things',
  children: [],
  productType: 'fashion',
  products: [],
  status: 'Show' as const,
}

async function exported(database: Database): Promise<string> {
  let file = ''
  await writeCatalogueFile(database.catalogue, '.json', async (text) => {
    file += text
  })
  return file
}

/** All of a catalogue, reviews as a file lists them. */
async function stage(database: Database, catalogue: Catalogue, mode: 'replace' | 'merge') {
  const staged = await database.catalogue.stage(mode)
  await staged.addProducts(catalogue.products, [])
  await staged.addReviews(catalogue.reviews)
  return { publish: () => staged.publish(catalogue), discard: () => staged.discard() }
}

async function buy(database: Database, id: string, quantity: number, choice = {}): Promise<string> {
  const request = orderRequest({ lines: [orderLine({ id, quantity, choice })] })
  const outcome = await database.orders.place(request, shipping, identityOf(request))
  if (outcome.kind !== 'placed') throw new Error(`The order was not placed: ${JSON.stringify(outcome)}`)
  return outcome.order.number
}

async function stockOf(database: Database, id: string) {
  const [item] = await database.catalogue.itemsByIds([id])
  return item && { quantity: item.quantity, status: item.status, sellCount: item.sellCount }
}

export function declareStagingContract(context: ContractContext): void {
  describe('staging', () => {
    it.each(['replace', 'merge'] as const)('stores the same as a write at once, again and again (%s)', async (mode) => {
      const [{ database: staged }, { database: written }] = [await context.openEmpty(), await context.openEmpty()]
      const catalogues = [
        testCatalogue({
          products: [FULL_PRODUCT, testProduct()],
          categories: [CATEGORY],
          reviews: [testReview({ productId: 'full' }), testReview({ productId: '1' })],
        }),
        testCatalogue({ products: [testProduct({ title: 'Changed' }), testProduct({ id: '2', slug: 'two' })] }),
        testCatalogue({ products: [testProduct({ id: '3' })], reviews: [testReview({ productId: '3', rating: 2 })] }),
      ]
      for (const catalogue of catalogues) {
        await written.catalogue.write(catalogue, mode)
        await (await stage(staged, catalogue, mode)).publish()
        expect(await exported(staged)).toBe(await exported(written))
      }
    })

    it('nothing is seen before it is published; then one change says so', async () => {
      const { database } = await context.openEmpty()
      await database.catalogue.write(testCatalogue(), 'replace')
      const before = await exported(database)
      const latest = await database.changes.latest()
      const staged = await stage(database, testCatalogue({ products: [testProduct({ id: 'new' })] }), 'replace')
      expect(await exported(database)).toBe(before)
      expect(await database.changes.latest()).toBe(latest)
      await staged.publish()
      expect((await database.catalogue.items()).map(({ id }) => id)).toEqual(['new'])
      expect(await database.changes.since(latest)).toMatchObject([{ productId: null, kind: 'catalogue' }])
    })

    it.each(['replace', 'merge'] as const)(
      'pieces sold meanwhile are taken off, returned ones are put to it (%s)',
      async (mode) => {
        const { database } = await context.openEmpty()
        const variants = [
          { size: 'S', quantity: 2 },
          { size: 'M', quantity: 5 },
        ]
        const shirt = testProduct({ id: 'shirt', sizes: ['S', 'M'], quantity: 7, variants })
        const products = [testProduct({ id: '1', quantity: 10 }), testProduct({ id: '2', quantity: 3 }), shirt]
        await database.catalogue.write(testCatalogue({ products }), 'replace')
        const earlier = await buy(database, '1', 4)
        const file = [testProduct({ id: '1', quantity: 20 }), testProduct({ id: '2', quantity: 2 }), shirt]
        const staged = await stage(database, testCatalogue({ products: file }), mode)
        await buy(database, '1', 3)
        await database.orders.move(earlier, 'cancelled', { at: new Date('2026-03-02T08:00:00Z') })
        await buy(database, '2', 3)
        await buy(database, 'shirt', 1, { size: 'S' })
        await staged.publish()
        expect(await stockOf(database, '1')).toEqual({ quantity: 21, status: 'in-stock', sellCount: 3 })
        expect(await stockOf(database, '2')).toEqual({ quantity: 0, status: 'out-of-stock', sellCount: 3 })
        const [item] = await database.catalogue.itemsByIds(['shirt'])
        expect(item?.variants?.map(({ quantity }) => quantity)).toEqual([1, 5])
        await buy(database, '1', 21)
      },
    )

    it('merge: what the file does not name keeps what happened to it meanwhile', async () => {
      const { database } = await context.openEmpty()
      await database.catalogue.write(testCatalogue({ products: [testProduct({ id: '1', quantity: 5 })] }), 'replace')
      const staged = await stage(database, testCatalogue({ products: [testProduct({ id: '2' })] }), 'merge')
      await buy(database, '1', 2)
      await staged.publish()
      expect(await stockOf(database, '1')).toMatchObject({ quantity: 3, sellCount: 2 })
      expect(await stockOf(database, '2')).toBeDefined()
    })

    it.each(['replace', 'merge'] as const)('reviews by buyers stay, those of meanwhile too (%s)', async (mode) => {
      const { database } = await context.openEmpty()
      const products = [testProduct({ id: '1', quantity: 5 })]
      await database.catalogue.write(testCatalogue({ products, reviews: [testReview({ productId: '1' })] }), 'replace')
      const review = async () => {
        const number = await buy(database, '1', 1)
        for (const state of ['paid', 'packed', 'shipped', 'delivered'] as const) {
          await database.orders.move(number, state, { at: new Date('2026-03-02T08:00:00Z') })
        }
        const at = new Date('2026-03-03T08:00:00Z')
        expect(await database.orders.review({ number, productId: '1', rating: 4, review: 'Good.', at })).toBe('kept')
      }
      await review()
      const staged = await stage(database, testCatalogue({ products }), mode)
      await review()
      await staged.publish()
      const [product] = await database.catalogue.productsByIds(['1'])
      expect(product?.reviews.filter(({ verified }) => verified === true)).toHaveLength(2)
      expect(product?.reviews).toHaveLength(mode === 'merge' ? 3 : 2)
    })

    it('an import that was killed leaves the old catalogue whole, and the next one takes its place', async () => {
      const { database, address } = await context.openEmpty()
      await database.catalogue.write(testCatalogue(), 'replace')
      const before = await exported(database)
      const products = Array.from({ length: 450 }, (_, index) => testProduct({ id: `p${index}`, slug: `p${index}` }))
      const abandoned = await stage(database, testCatalogue({ products }), 'replace')
      expect(await exported(database)).toBe(before)
      const other = await context.open(address)
      const staged = await stage(other, testCatalogue({ products: products.slice(1) }), 'replace')
      await expect(abandoned.publish()).rejects.toThrow('Another import has begun meanwhile')
      await staged.publish()
      expect(await database.catalogue.items()).toHaveLength(449)
    })

    it('a catalogue that breaks a rule of the tables leaves the old one', async () => {
      const { database } = await context.openEmpty()
      await database.catalogue.write(testCatalogue(), 'replace')
      const before = await exported(database)
      const broken = testCatalogue({ products: [testProduct({ id: '2', quantity: -1 })] })
      await expect(stage(database, broken, 'replace')).rejects.toThrow(/constraint/i)
      expect(await exported(database)).toBe(before)
    })
  })
}
