/** The part of the contract about the reviews of buyers and about imports into a shop that has orders. */
import { describe, expect, it } from 'vitest'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { identityOf, ORDER_RULES, orderRequest } from '../testing/order-request.ts'
import { testCatalogue, testProduct, testReview } from '../testing/test-catalogue.ts'

const AT = new Date('2026-04-01T09:00:00.000Z')

async function deliverOne(database: Database): Promise<string> {
  const request = orderRequest()
  const outcome = await database.orders.place(request, ORDER_RULES, identityOf(request))
  if (outcome.kind !== 'placed') throw new Error(`The order was not placed: ${outcome.kind}`)
  const { number } = outcome.order
  for (const state of ['paid', 'packed', 'shipped', 'delivered'] as const) {
    await database.orders.move(number, state, { at: AT })
  }
  return number
}

function reviewOf(number: string, rating = 5) {
  return { number, productId: '1', rating, review: 'As good as it looks.', waits: false, at: AT }
}

export function declareReviewsContract(context: ContractContext): void {
  async function open(): Promise<Database> {
    const { database } = await context.openEmpty()
    const reviews = [testReview({ rating: 3 })]
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 9 })], reviews }), 'merge')
    return database
  }

  describe('reviews of buyers', () => {
    it('one an order and product, once it is delivered, verified and counted', async () => {
      const database = await open()
      const request = orderRequest()
      const early = identityOf(request)
      await database.orders.place(request, ORDER_RULES, early)
      expect(await database.orders.review(reviewOf(early.number))).toBe('not-delivered')
      const number = await deliverOne(database)
      expect(await database.orders.review({ ...reviewOf(number), productId: 'other' })).toBe('not-ordered')
      const before = await database.changes.latest()
      const outcomes = await Promise.all([1, 2, 3].map(() => database.orders.review(reviewOf(number))))
      expect(outcomes.toSorted()).toEqual(['already', 'already', 'kept'])
      expect((await database.orders.find(number))?.reviewed).toEqual(['1'])
      expect((await database.orders.find(early.number))?.reviewed).toBeUndefined()
      expect(await database.changes.since(before)).toMatchObject([{ productId: '1', kind: 'content' }])
      const [product] = await database.catalogue.productsByIds(['1'])
      expect(product?.rating).toEqual({ average: 4, count: 2 })
      expect(product?.reviews).toEqual([
        { name: 'Mara T.', rating: 5, review: 'As good as it looks.', date: AT.toISOString(), verified: true },
        { name: 'Mara T.', rating: 3, review: 'Good.', date: '2026-02-01' },
      ])
    })

    it.each(['merge', 'replace'] as const)('an import (%s) leaves them where their product stays', async (mode) => {
      const database = await open()
      for (const rating of [5, 4]) await database.orders.review(reviewOf(await deliverOne(database), rating))
      const reviews = [1, 2].map((rating) => testReview({ rating }))
      await database.catalogue.write(testCatalogue({ products: [testProduct({ title: 'New' })], reviews }), mode)
      const [product] = await database.catalogue.productsByIds(['1'])
      expect(product?.reviews.map(({ rating, verified }) => [rating, verified])).toEqual([
        [5, true],
        [4, true],
        [1, undefined],
        [2, undefined],
      ])
      expect(await database.orders.list({ limit: 9 })).toHaveLength(2)
    })

    it('an import never takes back what was sold', async () => {
      const database = await open()
      await deliverOne(database)
      await database.catalogue.write(testCatalogue({ products: [testProduct({ sellCount: 0 })] }), 'merge')
      expect((await database.catalogue.itemsByIds(['1']))[0]?.sellCount).toBe(1)
      await database.catalogue.write(testCatalogue({ products: [testProduct({ sellCount: 70 })] }), 'replace')
      expect((await database.catalogue.itemsByIds(['1']))[0]?.sellCount).toBe(70)
    })
  })
}
