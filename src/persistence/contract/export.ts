/** The part of the contract about exporting a catalogue and importing it again. */
import { dollars } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '#services/import/check-catalogue.ts'
import { EXPORT_FORMATS, writeCatalogueFile, type ExportFormat } from '#services/export/write-catalogue.ts'
import { checkFile } from '#services/import/survey/checked-file.ts'
import { readCatalogueFile } from '#services/import/formats/read-catalogue-file.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { rawProducts } from '../testing/raw-catalogue.ts'
import { FULL_PRODUCT, testCatalogue, testProduct, testReview } from '../testing/test-catalogue.ts'

const OPTIONS = { now: new Date('2026-11-01T00:00:00Z'), money: dollars, productTypes: ['electronics', 'fashion'] }

async function exported(database: Database, format: ExportFormat): Promise<string> {
  let file = ''
  await writeCatalogueFile(database, format, async (text) => {
    file += text
  })
  return file
}

async function importText(database: Database, format: ExportFormat, text: string): Promise<void> {
  const chunks = async function* () {
    yield new TextEncoder().encode(text)
  }
  const result = await checkFile(async function* (issues) {
    if (text !== '') yield* readCatalogueFile(`x${format}`, chunks(), issues)
  }, OPTIONS)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const staged = await database.catalogue.stage('replace')
  for await (const { products, reviews } of result.file.products()) await staged.addProducts(products, reviews)
  await staged.publish(result.file.groups)
}

export function declareExportContract(context: ContractContext): void {
  describe('export', () => {
    it.each(EXPORT_FORMATS)(
      'export, import into an empty database, export again: the same bytes, for any catalogue (%s)',
      async (format) => {
        const [{ database: first }, { database: second }] = [await context.openEmpty(), await context.openEmpty()]
        await fc.assert(
          fc.asyncProperty(rawProducts, async (products) => {
            const result = checkCatalogue(JSON.parse(JSON.stringify(products)), OPTIONS)
            if (!result.ok) throw new Error(JSON.stringify(result.errors))
            await first.catalogue.write(result.catalogue, 'replace')
            const file = await exported(first, format)
            await importText(second, format, file)
            expect(await exported(second, format)).toBe(file)
          }),
          { numRuns: 15 },
        )
      },
    )

    it('keeps every field, and in .json what categories and brands say of themselves', async () => {
      const [{ database: first }, { database: second }] = [await context.openEmpty(), await context.openEmpty()]
      const category = { id: 'c1', img: '/c.webp', parent: 'Bags', children: ['Low'], productType: 'fashion' }
      const brand = { id: 'b1', name: 'Maker', description: 'Makes.', email: '', website: '', location: '', logo: '' }
      await first.catalogue.write(
        testCatalogue({
          products: [FULL_PRODUCT, testProduct()],
          categories: [{ ...category, products: [], status: 'Hide' }],
          brands: [{ ...brand, products: [], status: 'inactive' }],
          reviews: [testReview({ productId: 'full' })],
        }),
        'replace',
      )
      await importText(second, '.json', await exported(first, '.json'))
      const products = await second.catalogue.productsByIds(['full', '1'])
      expect(products).toEqual(await first.catalogue.productsByIds(['full', '1']))
      expect(await second.catalogue.categories()).toEqual(
        expect.arrayContaining([expect.objectContaining({ ...category, status: 'Hide' })]),
      )
      expect(await second.catalogue.brands()).toEqual(
        expect.arrayContaining([expect.objectContaining({ ...brand, status: 'inactive' })]),
      )
    })

    it('orders products by the code units of their ids, whatever the database sorts by', async () => {
      const { database } = await context.openEmpty()
      const products = ['b', 'a', 'Z', 'é', '10', '9'].map((id) => testProduct({ id, slug: id }))
      await database.catalogue.write(testCatalogue({ products }), 'replace')
      const lines = (await exported(database, '.jsonl')).trim().split('\n')
      expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['10', '9', 'Z', 'a', 'b', 'é'])
    })
  })
}
