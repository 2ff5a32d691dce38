/** The part of the contract about single values that an owner changes. */
import { minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { ProductEdit } from '#services/catalogue/product-edit.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import type { ContractContext } from './context.ts'
import { identityOf, ORDER_RULES, orderRequest } from '../testing/order-request.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const SHIRT = testProduct({
  id: 'shirt',
  slug: 'shirt',
  price: toMinor(10),
  sizes: ['S', 'M'],
  quantity: 5,
  variants: [
    { size: 'S', quantity: 2 },
    { size: 'M', quantity: 3, price: toMinor(12) },
  ],
})

export function declareEditsContract(context: ContractContext): void {
  async function open() {
    const { database } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct(), SHIRT] }), 'merge')
    const first = await database.changes.latest()
    return {
      database,
      edit: (id: string, edit: ProductEdit) => database.catalogue.edit(id, edit, COMMAND_LINE),
      item: async (id: string) => (await database.catalogue.itemsByIds([id]))[0],
      changes: async () => (await database.changes.since(first)).map(({ productId, kind }) => [productId, kind]),
    }
  }

  describe('edits', () => {
    it('spec 9.2: a sale price takes the place of a percentage and the other way round, with dates of their own', async () => {
      const { edit, item, changes, database } = await open()
      const [from, until] = ['2026-11-27T00:00:00.000Z', '2026-11-30T00:00:00.000Z']
      await edit('1', { discount: 20 })
      expect((await edit('1', { salePrice: minor(700), saleFrom: from, saleUntil: until })).kind).toBe('edited')
      expect(await item('1')).toMatchObject({
        discount: 0,
        salePrice: 700,
        offerDate: { startDate: from, endDate: until },
      })
      await edit('1', { discount: 10, saleUntil: null })
      expect(await item('1')).toMatchObject({ discount: 10, offerDate: { startDate: from } })
      expect(await item('1')).not.toHaveProperty('salePrice')
      const before = await item('1')
      const outcome = await edit('1', { saleFrom: null })
      expect(await item('1')).not.toHaveProperty('offerDate')
      expect((await changes()).map(([, kind]) => kind)).toEqual(['price', 'price', 'price', 'price'])
      const batch = outcome.kind === 'edited' ? outcome.batch : 0
      await database.history.undo(batch, { actor: COMMAND_LINE, at: new Date(), force: false })
      expect(await item('1')).toEqual(before)
    })

    it('spec 9.2: one that would end before it begins, or be dearer, is refused', async () => {
      const { edit, item, changes } = await open()
      const [early, late] = ['2026-11-27T00:00:00.000Z', '2026-11-30T00:00:00.000Z']
      expect(await edit('1', { saleFrom: late, saleUntil: early })).toEqual({ kind: 'dates', from: late, until: early })
      expect(await edit('1', { salePrice: minor(1001) })).toEqual({ kind: 'dearer', price: 1000 })
      expect(await edit('1', { price: minor(900), salePrice: minor(901) })).toEqual({ kind: 'dearer', price: 900 })
      expect(await edit('shirt', { choice: { size: 'M' }, salePrice: minor(1201) })).toEqual({
        kind: 'dearer',
        price: 1200,
      })
      expect((await edit('shirt', { choice: { size: 'M' }, salePrice: minor(1100) })).kind).toBe('edited')
      expect((await item('shirt'))?.variants?.[1]).toMatchObject({ salePrice: 1100 })
      expect((await edit('shirt', { salePrice: minor(500) })).kind).toBe('choice')
      expect(await changes()).toEqual([['shirt', 'price']])
    })

    it('spec 12.3: price, discount, quantity, status and title change alone, each with one change of the product', async () => {
      const { edit, item, changes } = await open()
      const before = await item('1')
      expect(await edit('1', { price: minor(1250) })).toEqual({ kind: 'edited', batch: expect.any(Number) })
      expect(await edit('1', { quantity: 7 })).toEqual({ kind: 'edited', batch: expect.any(Number) })
      expect(await edit('1', { title: 'Two', discount: 5 })).toEqual({ kind: 'edited', batch: expect.any(Number) })
      expect(await item('1')).toEqual({ ...before, price: toMinor(12.5), quantity: 7, title: 'Two', discount: 5 })
      expect(await changes()).toEqual([
        ['1', 'price'],
        ['1', 'stock'],
        ['1', 'content'],
      ])
    })

    it('the last piece takes a product out of stock, new ones put it in again, and a status that is named stands', async () => {
      const { edit, item } = await open()
      await edit('1', { quantity: 0 })
      expect(await item('1')).toMatchObject({ quantity: 0, status: 'out-of-stock' })
      await edit('1', { quantity: 4 })
      expect(await item('1')).toMatchObject({ quantity: 4, status: 'in-stock' })
      await edit('1', { quantity: 3, status: 'out-of-stock' })
      expect(await item('1')).toMatchObject({ quantity: 3, status: 'out-of-stock' })
    })

    it('a variant has its own stock and price, and the lowest is the price of the product', async () => {
      const { edit, item } = await open()
      expect(await edit('shirt', { choice: { size: 'M' }, price: minor(800), quantity: 0 })).toEqual({
        kind: 'edited',
        batch: expect.any(Number),
      })
      expect(await item('shirt')).toMatchObject({
        price: toMinor(8),
        quantity: 2,
        variants: [
          { size: 'S', quantity: 2, price: toMinor(10) },
          { size: 'M', quantity: 0, price: toMinor(8) },
        ],
      })
    })

    it('spec 12.3: pieces that come and go are counted from what there is, and never below none', async () => {
      const { edit, item, changes } = await open()
      expect(await edit('1', { quantityBy: 10 })).toEqual({ kind: 'edited', batch: expect.any(Number) })
      expect((await item('1'))?.quantity).toBe(13)
      expect(await edit('1', { quantityBy: -14 })).toEqual({ kind: 'stock', quantity: 13 })
      expect(await edit('1', { quantityBy: 1e9, title: 'Two' })).toEqual({ kind: 'stock', quantity: 13 })
      expect(await item('1')).toMatchObject({ quantity: 13, title: 'One' })
      expect(await edit('1', { quantityBy: -13 })).toEqual({ kind: 'edited', batch: expect.any(Number) })
      expect(await item('1')).toMatchObject({ quantity: 0, status: 'out-of-stock' })
      await edit('1', { quantityBy: 1 })
      expect(await item('1')).toMatchObject({ quantity: 1, status: 'in-stock' })
      expect(await edit('shirt', { quantityBy: 1 })).toMatchObject({ kind: 'choice' })
      expect(await edit('shirt', { quantityBy: 5, choice: { size: 'M' } })).toEqual({
        kind: 'edited',
        batch: expect.any(Number),
      })
      expect(await edit('shirt', { quantityBy: -3, choice: { size: 'S' } })).toEqual({ kind: 'stock', quantity: 2 })
      expect((await item('shirt'))?.variants?.map(({ quantity }) => quantity)).toEqual([2, 8])
      expect(await changes()).toHaveLength(4)
    })

    it('spec 12.3: pieces that come and go at the same moment as orders are all counted', async () => {
      const { database, edit, item } = await open()
      await edit('1', { quantity: 100 })
      await Promise.all(
        Array.from({ length: 12 }, (_, n) => {
          const request = orderRequest({ contact: { email: `shopper${n}@example.com` } })
          if (n % 3 === 0) return database.orders.place(request, ORDER_RULES, identityOf(request))
          return edit('1', { quantityBy: n % 3 === 1 ? 10 : -2 })
        }),
      )
      expect((await item('1'))?.quantity).toBe(100 - 4 + 40 - 8)
    })

    it('what cannot be told changes nothing', async () => {
      const { edit, item, changes } = await open()
      const before = [await item('1'), await item('shirt')]
      const choices = [{ size: 'S' }, { size: 'M' }]
      expect(await edit('none', { price: minor(1) })).toEqual({ kind: 'unknown' })
      expect(await edit('shirt', { quantity: 1 })).toEqual({ kind: 'choice', choices })
      expect(await edit('shirt', { price: minor(1) })).toEqual({ kind: 'choice', choices })
      expect(await edit('shirt', { price: minor(1), choice: { size: 'XL' } })).toEqual({ kind: 'choice', choices })
      expect(await edit('1', { price: minor(1), choice: { size: 'S' } })).toEqual({ kind: 'choice', choices: [{}] })
      expect([await item('1'), await item('shirt')]).toEqual(before)
      expect(await changes()).toEqual([])
    })

    it('an order and a new quantity in the same moment leave either the one stock or the other', async () => {
      const { database, edit, item } = await open()
      const request = orderRequest()
      await Promise.all([edit('1', { quantity: 20 }), database.orders.place(request, ORDER_RULES, identityOf(request))])
      expect([19, 20]).toContain((await item('1'))?.quantity)
    })
  })
}
