/** The part of the contract about the history: what a change leaves in it, and how it is taken back. */
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import type { ProductEdit } from '#services/catalogue/product-edit.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { identityOf, ORDER_RULES, orderRequest } from '../testing/order-request.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'
import type { ContractContext } from './context.ts'

const AT = new Date('2026-11-01T12:00:00.000Z')

export function declareHistoryContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    const product = testProduct({ id: '1', price: toMinor(10), quantity: 5, title: 'One' })
    await database.catalogue.write(testCatalogue({ products: [product] }), 'merge')
    const undo = (number: number, { force = false, by = database } = {}) =>
      by.history.undo(number, { actor: COMMAND_LINE, at: AT, force })
    return {
      database,
      address,
      undo,
      async edit(edit: ProductEdit) {
        const outcome = await database.catalogue.edit('1', edit, COMMAND_LINE)
        if (outcome.kind !== 'edited') throw new Error(outcome.kind)
        return outcome.batch
      },
      item: async () => (await database.catalogue.itemsByIds(['1']))[0],
    }
  }

  describe('history', () => {
    it('an edit is one batch with the fields that changed, before and after', async () => {
      const { database, edit } = await open()
      const number = await edit({ price: minor(1250), quantity: 7, title: 'One' })
      expect(await database.history.batch(number)).toMatchObject({ number, actor: COMMAND_LINE, undoes: null, size: 2 })
      expect(await database.history.changes(number, 10)).toEqual([
        { thing: 'product', key: '1', part: null, before: { price_cents: 1000 }, after: { price_cents: 1250 } },
        { thing: 'variant', key: '1', part: '[null,null]', before: { quantity: 5 }, after: { quantity: 7 } },
      ])
      expect(await database.catalogue.edit('none', { title: 'X' }, COMMAND_LINE)).toEqual({ kind: 'unknown' })
      expect(await database.history.list(10)).toHaveLength(1)
    })

    it('an undo is a batch too, and can be undone; every process learns of both', async () => {
      const { database, edit, undo, item } = await open()
      const before = await item()
      const number = await edit({ price: minor(1250), quantity: 0, title: 'Two' })
      const after = await item()
      const latest = await database.changes.latest()
      const first = await undo(number)
      expect(first).toMatchObject({ kind: 'undone', conflicts: [] })
      expect(await item()).toEqual(before)
      expect(await database.changes.since(latest)).toMatchObject([{ productId: '1', kind: 'content' }])
      const again = first.kind === 'undone' ? first.batch : 0
      expect(await undo(number)).toEqual({ kind: 'already', by: again })
      expect(await undo(again)).toMatchObject({ kind: 'undone' })
      expect(await item()).toEqual(after)
      expect(await undo(number)).toMatchObject({ kind: 'undone' })
      expect(await item()).toEqual(before)
    })

    it('what was changed since is named and stays, until force decides', async () => {
      const { edit, undo, item } = await open()
      const number = await edit({ price: minor(1250), title: 'Two' })
      await edit({ price: minor(1400) })
      const against = { thing: 'product', key: '1', part: null, field: 'price_cents', left: 1250, found: 1400 }
      expect(await undo(number)).toEqual({ kind: 'conflicts', conflicts: [against] })
      expect(await item()).toMatchObject({ price: 1400, title: 'Two' })
      expect(await undo(number, { force: true })).toMatchObject({ kind: 'undone', conflicts: [against] })
      expect(await item()).toMatchObject({ price: 1000, title: 'One' })
    })

    it('stock goes back by its difference, beside what was sold', async () => {
      const { database, edit, undo, item } = await open()
      const number = await edit({ quantity: 9 })
      const request = orderRequest({ lines: [{ id: '1', quantity: 2, choice: {} }] })
      expect(await database.orders.place(request, ORDER_RULES, identityOf(request))).toMatchObject({
        kind: 'placed',
      })
      expect(await undo(number)).toMatchObject({ kind: 'undone' })
      expect(await item()).toMatchObject({ quantity: 3 })
    })

    it('pieces that were sold since cannot be taken back without force, and the last takes the product out of stock', async () => {
      const { database, edit, undo, item } = await open()
      const number = await edit({ quantity: 9 })
      const request = orderRequest({ lines: [{ id: '1', quantity: 7, choice: {} }] })
      await database.orders.place(request, ORDER_RULES, identityOf(request))
      expect(await undo(number)).toMatchObject({ kind: 'conflicts' })
      expect(await undo(number, { force: true })).toMatchObject({ kind: 'undone' })
      expect(await item()).toMatchObject({ quantity: 0, status: 'out-of-stock' })
    })

    it('of several who undo one batch at once one does', async () => {
      const { address, edit, undo, item } = await open()
      const others = await Promise.all([context.open(address), context.open(address), context.open(address)])
      const number = await edit({ quantity: 8 })
      const outcomes = await Promise.all(others.map((by) => undo(number, { by })))
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['already', 'already', 'undone'])
      expect(await item()).toMatchObject({ quantity: 5 })
    })

    it('a batch that is not there, and a product that is gone', async () => {
      const { database, edit, undo } = await open()
      const number = await edit({ title: 'Two' })
      expect(await undo(number + 1000)).toEqual({ kind: 'unknown' })
      await database.catalogue.write(testCatalogue({ products: [testProduct({ id: '2', slug: 'two' })] }), 'replace')
      const gone = { thing: 'product', key: '1', part: null, field: null, left: null, found: null }
      expect(await undo(number)).toEqual({ kind: 'conflicts', conflicts: [gone] })
    })
  })
}
