/** The part of the contract about storing a catalogue while the shop goes on. */
import { describe, expect, it } from 'vitest'
import { writeCatalogueFile } from '#services/export/write-catalogue.ts'
import type { Catalogue, CatalogueProduct } from '#services/catalogue/catalogue-file.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '../testing/order-request.ts'
import { FULL_PRODUCT, testCatalogue, testProduct, testReview } from '../testing/test-catalogue.ts'

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
  await writeCatalogueFile(database, '.json', async (text) => {
    file += text
  })
  return file
}

/** A merge of a few products goes another way than one of many. */
const WAYS = [
  { mode: 'replace', others: 0 },
  { mode: 'merge', others: 0 },
  { mode: 'merge', others: 600 },
] as const

/** `products` and as many others as the way wants. */
function withOthers(products: CatalogueProduct[], others: number): CatalogueProduct[] {
  const id = (index: number) => `other-${index}`
  return [...products, ...Array.from({ length: others }, (_, index) => testProduct({ id: id(index), slug: id(index) }))]
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
  const outcome = await database.orders.place(request, ORDER_RULES, identityOf(request))
  if (outcome.kind !== 'placed') throw new Error(`The order was not placed: ${JSON.stringify(outcome)}`)
  return outcome.order.number
}

async function stockOf(database: Database, id: string) {
  const [item] = await database.catalogue.itemsByIds([id])
  return item && { quantity: item.quantity, status: item.status, sellCount: item.sellCount }
}

export function declareStagingContract(context: ContractContext): void {
  describe('staging', () => {
    it.each(WAYS)('stores the same as a write at once, again and again (%o)', async ({ mode, others }) => {
      const [{ database: staged }, { database: written }] = [await context.openEmpty(), await context.openEmpty()]
      const catalogues = [
        testCatalogue({
          products: [FULL_PRODUCT, testProduct()],
          categories: [CATEGORY],
          reviews: [testReview({ productId: 'full' }), testReview({ productId: '1' })],
        }),
        testCatalogue({
          products: withOthers([testProduct({ title: 'Changed' }), testProduct({ id: '2', slug: 'two' })], others),
        }),
        testCatalogue({
          products: withOthers([testProduct({ id: '3' })], others),
          reviews: [testReview({ productId: '3', rating: 2 }), testReview({ productId: mode === 'merge' ? '1' : '3' })],
        }),
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
      expect(await database.catalogue.isStaging()).toBe(false)
      const staged = await stage(database, testCatalogue({ products: [testProduct({ id: 'new' })] }), 'replace')
      expect(await database.catalogue.isStaging()).toBe(true)
      expect(await exported(database)).toBe(before)
      expect(await database.changes.latest()).toBe(latest)
      await staged.publish()
      expect((await database.catalogue.items()).map(({ id }) => id)).toEqual(['new'])
      expect(await database.catalogue.isStaging()).toBe(false)
      expect(await database.changes.since(latest)).toMatchObject([{ productId: null, kind: 'catalogue' }])
    })

    it.each(WAYS)('pieces sold meanwhile are taken off, returned ones are put to it (%o)', async ({ mode, others }) => {
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
      const staged = await stage(database, testCatalogue({ products: withOthers(file, others) }), mode)
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
    })

    it.each(WAYS.slice(1))(
      'what the file does not name keeps what happened to it meanwhile (%o)',
      async ({ others }) => {
        const { database } = await context.openEmpty()
        await database.catalogue.write(testCatalogue({ products: [testProduct({ id: '1', quantity: 5 })] }), 'replace')
        const file = {
          products: withOthers([testProduct({ id: '2' })], others),
          reviews: [testReview({ productId: '1' }), testReview({ productId: '1', rating: 2 })],
        }
        const staged = await stage(database, testCatalogue(file), 'merge')
        await buy(database, '1', 2)
        await staged.publish()
        expect(await stockOf(database, '1')).toMatchObject({ quantity: 3, sellCount: 2 })
        expect(await stockOf(database, '2')).toBeDefined()
        expect((await database.catalogue.productsByIds(['1']))[0]?.reviews).toHaveLength(2)
      },
    )

    it.each(WAYS)('reviews by buyers stay, those of meanwhile too (%o)', async ({ mode, others }) => {
      const { database } = await context.openEmpty()
      const products = [testProduct({ id: '1', quantity: 5 })]
      await database.catalogue.write(testCatalogue({ products, reviews: [testReview({ productId: '1' })] }), 'replace')
      const review = async () => {
        const number = await buy(database, '1', 1)
        for (const state of ['paid', 'packed', 'shipped', 'delivered'] as const) {
          await database.orders.move(number, state, { at: new Date('2026-03-02T08:00:00Z') })
        }
        const at = new Date('2026-03-03T08:00:00Z')
        expect(
          await database.orders.review({ number, productId: '1', rating: 4, review: 'Good.', waits: false, at }),
        ).toBe('kept')
      }
      await review()
      const staged = await stage(database, testCatalogue({ products: withOthers(products, others) }), mode)
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

    it('one that is given up leaves nothing, and takes nothing from the one that came after it', async () => {
      const { database } = await context.openEmpty()
      await database.catalogue.write(testCatalogue(), 'replace')
      const first = await stage(database, testCatalogue({ products: [testProduct({ id: '2' })] }), 'replace')
      const second = await stage(database, testCatalogue({ products: [testProduct({ id: '3' })] }), 'replace')
      await first.discard()
      await second.publish()
      expect((await database.catalogue.items()).map(({ id }) => id)).toEqual(['3'])
      const third = await stage(database, testCatalogue({ products: [testProduct({ id: '4' })] }), 'replace')
      await third.discard()
      await expect(third.publish()).rejects.toThrow('Another import has begun meanwhile')
      expect((await database.catalogue.items()).map(({ id }) => id)).toEqual(['3'])
    })

    it('compares with what is stored, value by value', async () => {
      const { database } = await context.openEmpty()
      await database.catalogue.write(testCatalogue({ products: [FULL_PRODUCT, testProduct()] }), 'replace')
      const { compare, count } = database.catalogue
      expect(await compare([FULL_PRODUCT, testProduct(), testProduct({ id: 'new' })])).toEqual({
        added: 1,
        changed: 0,
        unchanged: 2,
      })
      const variants = [{ size: 'S', quantity: 3 }]
      const changed = [{ ...FULL_PRODUCT, tags: ['other'] }, testProduct({ variants, quantity: 3 })]
      expect(await compare(changed)).toEqual({ added: 0, changed: 2, unchanged: 0 })
      expect(await count()).toBe(2)
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
