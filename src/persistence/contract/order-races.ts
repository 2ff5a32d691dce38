/** The part of the contract about shoppers in each other's way. */
import { minor, ZERO } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import type { PlaceOutcome } from '#services/orders/order-repository.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '../testing/order-request.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

function countKinds(outcomes: readonly PlaceOutcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

export function declareRacesContract(context: ContractContext): void {
  /** Two connections to one database that sells `quantity` of each of three products. */
  async function openTwo(quantity: number): Promise<[Database, Database]> {
    const { database, address } = await context.openEmpty()
    const products = ['1', '2', '3'].map((id) => testProduct({ id, quantity }))
    await database.catalogue.write(testCatalogue({ products }), 'merge')
    return [database, await context.open(address)]
  }

  describe('orders at once', () => {
    it('spec 10.3: the same key many times at once is one order, even for the last piece', async () => {
      const databases = await openTwo(1)
      const request = orderRequest()
      const identity = identityOf(request)
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, n) => {
          const attempt = { ...identity, number: `V-ATTEMPT${n}`, key: `key-${n}` }
          return databases[n % 2 ? 1 : 0].orders.place(request, ORDER_RULES, attempt)
        }),
      )
      expect(countKinds(outcomes)).toEqual({ placed: 1, repeated: 7 })
      const numbers = outcomes.map((outcome) => ('order' in outcome ? outcome.order.number : ''))
      expect(new Set(numbers).size).toBe(1)
    })

    it('spec 10.3: the same key at once with different bodies is one order and refusals', async () => {
      const databases = await openTwo(9)
      const idempotencyKey = 'shared-by-all'
      const outcomes = await Promise.all(
        ['1', '2', '3', '1', '2', '3'].map((id, n) => {
          const request = orderRequest({ lines: [orderLine({ id })], notes: `Attempt ${n}` })
          return databases[n % 2 ? 1 : 0].orders.place(request, ORDER_RULES, identityOf(request, { idempotencyKey }))
        }),
      )
      expect(countKinds(outcomes)).toEqual({ placed: 1, 'key-reused': 5 })
    })

    it('the last piece is sold once, and the others are told so', async () => {
      const databases = await openTwo(1)
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, n) => {
          const request = orderRequest({ contact: { email: `shopper${n}@example.com` } })
          return databases[n % 2 ? 1 : 0].orders.place(request, ORDER_RULES, identityOf(request))
        }),
      )
      expect(countKinds(outcomes)).toEqual({ placed: 1, changed: 9 })
      const [item] = await databases[0].catalogue.itemsByIds(['1'])
      expect(item).toMatchObject({ quantity: 0, status: 'out-of-stock', sellCount: 1 })
    })

    it('carts with the same products in any order do not wait for each other for ever', async () => {
      const databases = await openTwo(40)
      const ids = ['1', '2', '3']
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, n) => {
          const lines = ids.map((_id, at) => orderLine({ id: ids[(at + n) % 3] ?? '1' }))
          const request = orderRequest({ lines: n % 2 ? lines : lines.toReversed() })
          return databases[n % 2 ? 1 : 0].orders.place(request, ORDER_RULES, identityOf(request))
        }),
      )
      expect(countKinds(outcomes)).toEqual({ placed: 12 })
      const items = await databases[0].catalogue.itemsByIds(ids)
      expect(items.map((item) => item.quantity)).toEqual([28, 28, 28])
    })

    it('the last use of a code is used once', async () => {
      const databases = await openTwo(40)
      const code = { code: 'ONCE', kind: 'amount' as const, value: minor(100), minimum: ZERO, maxUses: 1, uses: 0 }
      await databases[0].promotions.add(code, new Date())
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, n) => {
          const contact = { email: `shopper${n}@example.com` }
          const request = orderRequest({
            code: 'ONCE',
            contact,
            lines: [orderLine({ id: ['1', '2', '3'][n % 3] ?? '1' })],
          })
          return databases[n % 2 ? 1 : 0].orders.place(request, ORDER_RULES, identityOf(request))
        }),
      )
      expect(countKinds(outcomes)).toEqual({ placed: 1, changed: 7 })
      expect((await databases[1].promotions.list())[0]?.uses).toBe(1)
    })

    it('orders, cancellations and imports at once keep every piece', async () => {
      const databases = await openTwo(30)
      const others = testCatalogue({ products: [testProduct({ id: '3', quantity: 30, title: 'Imported' })] })
      await Promise.all(
        Array.from({ length: 10 }, async (_, n) => {
          const database = databases[n % 2 ? 1 : 0]
          const request = orderRequest({ lines: [orderLine({ id: '2' }), orderLine({ id: '1', quantity: 2 })] })
          const outcome = await database.orders.place(request, ORDER_RULES, identityOf(request))
          if (n % 3 === 0) await database.catalogue.write(others, 'merge')
          if (n % 2 === 0 && outcome.kind === 'placed') {
            await database.orders.move(outcome.order.number, 'cancelled', { at: new Date() })
          }
        }),
      )
      const items = await databases[0].catalogue.itemsByIds(['1', '2', '3'])
      const stock = Object.fromEntries(items.map((item) => [item.id, item.quantity]))
      expect(stock).toEqual({ 1: 20, 2: 25, 3: 30 })
    })
  })
}
