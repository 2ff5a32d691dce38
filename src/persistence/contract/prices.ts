/** The part of the contract about the prices that products had. */
import { minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '#services/catalogue/catalogue-file.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const offerDate = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-30T00:00:00.000Z' }
const SHIRT = testProduct({
  id: 'shirt',
  slug: 'shirt',
  price: toMinor(10),
  discount: 10,
  sizes: ['S', 'M'],
  quantity: 5,
  variants: [
    { size: 'S', quantity: 2 },
    { size: 'M', quantity: 3, price: toMinor(12), salePrice: toMinor(11) },
  ],
})

export function declarePricesContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct(), SHIRT] }), 'replace')
    return { database, address }
  }
  const pastOf = async (database: Database, id: string) =>
    (await database.prices.past(id)).map(({ until: _until, ...price }) => price)

  async function stage(database: Database, mode: 'replace' | 'merge', products: CatalogueProduct[]) {
    const staged = await database.catalogue.stage(mode)
    await staged.addProducts(products, [])
    return staged
  }

  describe('former prices', () => {
    it('spec 9.2: a change by hand leaves what was before, of every choice that it moves, and an undo does so too', async () => {
      const { database } = await open()
      expect(await database.prices.past('shirt')).toEqual([])
      const begun = Date.now()
      const edited = await database.catalogue.edit('shirt', { title: 'Linen' }, COMMAND_LINE)
      expect(edited.kind).toBe('edited')
      expect(await database.prices.past('shirt')).toEqual([])
      const outcome = await database.catalogue.edit('shirt', { choice: { size: 'M' }, discount: 50 }, COMMAND_LINE)
      expect(await pastOf(database, 'shirt')).toEqual([
        { choice: { size: 'M' }, price: 1200, discount: 0, salePrice: 1100 },
      ])
      const [first] = await database.prices.past('shirt')
      expect(Date.parse(first?.until ?? '')).toBeGreaterThanOrEqual(begun)
      const batch = outcome.kind === 'edited' ? outcome.batch : 0
      await database.history.undo(batch, { actor: COMMAND_LINE, at: new Date(), force: false })
      expect((await pastOf(database, 'shirt'))[0]).toEqual({ choice: { size: 'M' }, price: 1200, discount: 50 })
      await database.catalogue.edit('1', { salePrice: minor(700), saleFrom: offerDate.startDate }, COMMAND_LINE)
      expect(await pastOf(database, '1')).toEqual([{ choice: {}, price: 1000, discount: 0 }])
      await database.catalogue.edit('1', { saleUntil: offerDate.endDate }, COMMAND_LINE)
      expect((await pastOf(database, '1'))[0]).toMatchObject({
        salePrice: 700,
        offerDate: { startDate: offerDate.startDate },
      })
    })

    it.each(['replace', 'merge'] as const)(
      'spec 9.2: an import (%s) leaves them once it is published',
      async (mode) => {
        const { database } = await open()
        const dearer = { ...SHIRT, discount: 0, offerDate }
        const staged = await stage(database, mode, [testProduct(), dearer])
        expect(await database.prices.past('shirt')).toEqual([])
        await staged.publish({ categories: [], brands: [] })
        expect((await pastOf(database, 'shirt')).toSorted((a, b) => a.price - b.price)).toEqual([
          { choice: { size: 'S' }, price: 1000, discount: 10 },
          { choice: { size: 'M' }, price: 1200, discount: 0, salePrice: 1100 },
        ])
        expect(await database.prices.past('1')).toEqual([])
        await database.catalogue.write(testCatalogue({ products: [testProduct(), SHIRT] }), mode)
        expect((await pastOf(database, 'shirt')).filter(({ choice }) => choice.size === 'S')).toEqual([
          { choice: { size: 'S' }, price: 1000, discount: 0, offerDate },
          { choice: { size: 'S' }, price: 1000, discount: 10 },
        ])
      },
    )

    it('spec 9.2: what was changed while an import gathered stands between the two', async () => {
      const { database } = await open()
      const staged = await stage(database, 'merge', [testProduct({ price: toMinor(20) })])
      await database.catalogue.edit('1', { price: toMinor(15) }, COMMAND_LINE)
      await staged.publish({ categories: [], brands: [] })
      expect((await pastOf(database, '1')).map(({ price }) => price)).toEqual([1500, 1000])
    })

    it('spec 9.2: an import that is given up, or was killed, leaves none', async () => {
      const { database } = await open()
      const given = await stage(database, 'replace', [testProduct({ price: toMinor(20) }), SHIRT])
      await given.discard()
      await stage(database, 'replace', [testProduct({ price: toMinor(30) }), SHIRT])
      const last = await stage(database, 'merge', [testProduct({ price: toMinor(40) })])
      expect(await database.prices.past('1')).toEqual([])
      await last.publish({ categories: [], brands: [] })
      expect((await pastOf(database, '1')).map(({ price }) => price)).toEqual([1000])
    })
  })
}
