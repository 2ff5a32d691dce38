/** The part of the contract about reading the whole catalogue for the index. */
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { dollars } from '#domain/shop/testing/dollars.ts'
import { minor } from '#domain/money/minor.ts'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexedProduct } from '#domain/catalogue/index/indexed-product.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { checkCatalogue } from '#services/import/check-catalogue.ts'
import type { CatalogueProduct } from '#services/catalogue/catalogue-file.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { rawProducts } from '../testing/raw-catalogue.ts'
import { testCatalogue, testProduct, testReview } from '../testing/test-catalogue.ts'

export function declareIndexReadingContract(context: ContractContext): void {
  describe('reading for the index', () => {
    it('gives of every product what the lists are filtered and sorted by, for any correct file', async () => {
      const { database } = await context.openEmpty()
      await fc.assert(
        fc.asyncProperty(rawProducts, async (products) => {
          const raw = JSON.parse(JSON.stringify(products)) as unknown
          const options = {
            now: new Date('2026-11-01T00:00:00Z'),
            money: dollars,
            productTypes: ['electronics', 'fashion'],
          }
          const result = checkCatalogue(raw, options)
          if (!result.ok) throw new Error(JSON.stringify(result.errors))
          await database.catalogue.write(result.catalogue, 'replace')
          const items = await database.catalogue.items()
          const indexed = await readIndexed(database)
          const walked: CatalogueItem[] = []
          await database.catalogue.eachItem((part) => void walked.push(...part))
          expect(walked.toSorted(byId)).toEqual(items.toSorted(byId))
          expect(indexed.toSorted(byId)).toEqual(items.map(indexedOf).toSorted(byId))
          expect(await database.catalogue.count()).toBe(items.length)
        }),
        { numRuns: 40 },
      )
    })

    it('gives each product once and lets others read between the pieces, however the database sorts ids', async () => {
      const { database } = await context.openEmpty()
      const odd = ['é', 'Z', 'a', 'A-1', 'a 1', '10', '9', '-', '_', 'ß', 'ss']
      const ids = [...odd, ...Array.from({ length: 3200 }, (_, at) => `${at % 2 ? 'P' : 'p'}${at}`)]
      const products = ids.map((id, at) => testProduct({ id, slug: `s${at}`, quantity: at }))
      const reviews = ids.map((productId, at) => testReview({ productId, rating: 1 + (at % 5) }))
      await database.catalogue.write(testCatalogue({ products, reviews }), 'replace')
      let pieces = 0
      let others = 0
      const seen = new Map<string, IndexedProduct>()
      const walk = database.catalogue.eachIndexed((part) => {
        pieces += 1
        for (const product of part) {
          expect(seen.has(product.id)).toBe(false)
          seen.set(product.id, product)
        }
      })
      let walking = true
      const readOthers = async (): Promise<void> => {
        while (walking) {
          await setImmediate()
          await database.catalogue.itemsByIds(['10'])
          others += Number(walking)
        }
      }
      await Promise.all([walk.finally(() => (walking = false)), readOthers()])
      expect(new Set(seen.keys())).toEqual(new Set(ids))
      ids.forEach((id, at) => {
        expect(seen.get(id)).toMatchObject({ quantity: at, rating: { average: 1 + (at % 5), count: 1 } })
      })
      expect(pieces).toBeGreaterThan(2)
      const walked: string[] = []
      await database.catalogue.eachItem((part) => void walked.push(...part.map(({ id }) => id)))
      expect(walked.toSorted()).toEqual(ids.toSorted())
      expect(others).toBeGreaterThan(0)
    })

    it('an empty catalogue is read too', async () => {
      const { database } = await context.openEmpty()
      expect(await readIndexed(database)).toEqual([])
      expect(await database.catalogue.count()).toBe(0)
    })

    it('the newest change that is more than pieces in stock is known apart', async () => {
      const { database } = await context.openEmpty()
      expect(await database.changes.latestShown()).toBe(0)
      await database.catalogue.write(testCatalogue(), 'replace')
      const written = await database.changes.latest()
      expect(await database.changes.latestShown()).toBe(written)
      await database.catalogue.edit('1', { quantity: 3 }, COMMAND_LINE)
      expect(await database.changes.latest()).toBeGreaterThan(written)
      expect(await database.changes.latestShown()).toBe(written)
      await database.catalogue.edit('1', { price: minor(3) }, COMMAND_LINE)
      expect(await database.changes.latestShown()).toBe(await database.changes.latest())
    })
  })
}

async function readIndexed(database: Database): Promise<IndexedProduct[]> {
  const all: IndexedProduct[] = []
  await database.catalogue.eachIndexed((products) => void all.push(...products))
  return all
}

/** The very fields, so that nothing more is read than the index needs. */
function indexedOf(item: CatalogueItem): IndexedProduct {
  const { sku: _sku, img: _img, title: _title, slug: _slug, unit: _unit, preview: _preview, ...shown } = item
  const { taxClass: _class, weight: _weight, unitMeasure: _measure, translations: _said, ...indexed } = shown
  const variants = item.variants?.map(({ sku: _of, ...variant }) => variant)
  return { ...indexed, ...(variants && { variants }) }
}

function byId(a: Pick<CatalogueProduct, 'id'>, b: Pick<CatalogueProduct, 'id'>): number {
  return a.id < b.id ? -1 : 1
}
