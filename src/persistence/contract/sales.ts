/** The part of the contract about sale prices and the dates of reductions. */
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { ContractContext } from './context.ts'
import { orderRequest, ORDER_RULES } from '../testing/order-request.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const DAY = 86_400_000
/** Days from now, as it is stored. */
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString()

export function declareSalesContract(context: ContractContext): void {
  describe('sales', () => {
    it('spec 9.2: reads with every product whether its reduction holds now', async () => {
      const { database } = await context.openEmpty()
      const offers = {
        always: undefined,
        coming: { startDate: day(1), endDate: day(2) },
        running: { startDate: day(-1), endDate: day(1) },
        over: { startDate: day(-2), endDate: day(-1) },
        begun: { startDate: day(-1) },
        later: { startDate: day(1) },
      }
      const products = Object.entries(offers).map(([id, offerDate]) =>
        testProduct({ id, slug: id, salePrice: toMinor(8), ...(offerDate && { offerDate }) }),
      )
      await database.catalogue.write(testCatalogue({ products }), 'replace')
      const off = ['coming', 'later', 'over']
      const items = await database.catalogue.items()
      const offOf = (found: readonly { id: string; offSale?: true }[]) =>
        found.flatMap(({ id, offSale }) => (offSale ? id : [])).toSorted()
      expect(offOf(items)).toEqual(off)
      expect(offOf(await database.catalogue.productsByIds(Object.keys(offers)))).toEqual(off)
      const indexed: (typeof items)[number][] = []
      await database.catalogue.eachIndexed((part) => void indexed.push(...(part as typeof items)))
      expect(offOf(indexed)).toEqual(off)
      expect(items.map(({ salePrice }) => salePrice)).toEqual(products.map(() => 800))
    })

    it('spec 9.2: an order is judged by the moment at which it comes, to the millisecond', async () => {
      const { database } = await context.openEmpty()
      const end = new Date('2026-11-24T10:00:00.000Z')
      const offerDate = { startDate: '2026-11-23T10:00:00.000Z', endDate: end.toISOString() }
      await database.catalogue.write(
        testCatalogue({ products: [testProduct({ salePrice: toMinor(8), offerDate })] }),
        'replace',
      )
      const request = orderRequest({ lines: [{ id: '1', choice: {}, quantity: 1, price: toMinor(8) }] })
      const quote = (ms: number) => database.orders.quote(request, ORDER_RULES.shop, new Date(end.getTime() + ms))
      expect((await quote(-1)).changes.filter(({ kind }) => kind === 'price')).toEqual([])
      expect((await quote(0)).changes).toContainEqual({ line: 0, id: '1', kind: 'price', was: 800, now: 1000 })
      expect((await quote(-2 * DAY)).changes).toContainEqual({ line: 0, id: '1', kind: 'price', was: 800, now: 1000 })
    })

    it('spec 9.2: knows the moments around a time, and the products that turn between two of them', async () => {
      const { database } = await context.openEmpty()
      const { sales } = database
      const at = (hour: number) => new Date(`2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`)
      expect(await sales.moments(at(0))).toEqual({ last: null, next: null })
      const offer = (id: string, start: number, end: number) =>
        testProduct({ id, slug: id, offerDate: { startDate: at(start).toISOString(), endDate: at(end).toISOString() } })
      const products = [offer('a', 2, 4), offer('b', 3, 6), offer('c', 4, 8), testProduct({ id: 'd', slug: 'd' })]
      await database.catalogue.write(testCatalogue({ products }), 'replace')
      expect(await sales.moments(at(1))).toEqual({ last: null, next: at(2) })
      expect(await sales.moments(at(4))).toEqual({ last: at(4), next: at(6) })
      expect(await sales.moments(at(9))).toEqual({ last: at(8), next: null })
      expect((await sales.turned(at(2), at(4), 10)).toSorted()).toEqual(['a', 'b', 'c'])
      expect(await sales.turned(at(4), at(6), 10)).toEqual(['b'])
      expect(await sales.turned(at(6), at(7), 10)).toEqual([])
      expect(await sales.turned(at(0), at(9), 2)).toHaveLength(2)
    })
  })
}
