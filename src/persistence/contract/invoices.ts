/** The part of the contract about invoices. */
import { describe, expect, it } from 'vitest'
import { minor, minus, ZERO } from '#domain/money/minor.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { placeTestOrder } from '../testing/place-test-order.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const AT = new Date('2026-12-01T08:00:00.000Z')
const ACT = { at: AT, by: COMMAND_LINE }
const ISSUER = {
  name: 'Lampen Weber',
  address: ['Am Markt 1', '10115 Berlin'],
  email: 'hallo@example.com',
  taxNumber: 'DE1',
}

export function declareInvoicesContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 500 })] }), 'merge')
    await database.invoices.setTerms({ prefix: 'RE-', issuer: ISSUER })
    return { database, address }
  }
  const move = (database: Database, number: string, to: OrderState, at = AT) => database.orders.move(number, to, { at })
  const of = async (database: Database, number: string) => (await database.orders.find(number))?.invoices ?? []

  describe('invoices', () => {
    it('spec 10.13: one is made when an order is paid or shipped, whichever comes first, and only once', async () => {
      const { database } = await open()
      const [paid, shipped] = [await placeTestOrder(database), await placeTestOrder(database)]
      expect(await of(database, paid)).toEqual([])
      await move(database, paid, 'paid')
      for (const to of ['packed', 'shipped'] as const) await move(database, paid, to)
      for (const to of ['packed', 'shipped', 'paid'] as const) await move(database, shipped, to)
      const total = (await database.orders.find(paid))?.total
      expect(await of(database, paid)).toEqual([
        { number: 'RE-2026-0001', kind: 'invoice', at: AT.toISOString(), amount: total, issuer: ISSUER },
      ])
      expect((await of(database, shipped)).map(({ number }) => number)).toEqual(['RE-2026-0002'])
    })

    it('spec 10.13: it never changes; what goes back has a credit note, and nothing is credited twice', async () => {
      const { database } = await open()
      const number = await placeTestOrder(database)
      await move(database, number, 'paid')
      await database.invoices.setTerms({ prefix: 'X', issuer: { ...ISSUER, name: 'Another' } })
      const refund = { ...ACT, amount: minor(300), key: 'a', pieces: [], restock: false }
      await database.desk.refund(number, refund)
      await database.desk.refund(number, refund)
      const [invoice, credit, ...more] = await of(database, number)
      expect(invoice).toMatchObject({ number: 'RE-2026-0001', issuer: ISSUER })
      expect([credit?.number, credit?.kind, credit?.amount, credit?.corrects]).toEqual([
        'X2026-0002',
        'credit-note',
        300,
        'RE-2026-0001',
      ])
      expect(more).toEqual([])
      await move(database, number, 'cancelled')
      const [, , rest] = await of(database, number)
      expect(rest).toMatchObject({ kind: 'credit-note', amount: minus(invoice?.amount ?? ZERO, minor(300)) })
      expect(await of(database, number)).toHaveLength(3)
    })

    it('spec 10.13: numbers begin anew each year', async () => {
      const { database } = await open()
      const [first, second] = [await placeTestOrder(database), await placeTestOrder(database)]
      await move(database, first, 'paid', new Date('2026-12-31T23:59:59.999Z'))
      await move(database, second, 'paid', new Date('2027-01-01T00:00:00.000Z'))
      expect((await of(database, first))[0]?.number).toBe('RE-2026-0001')
      expect((await of(database, second))[0]?.number).toBe('RE-2027-0001')
    })

    it('spec 10.13: fifty at once take fifty numbers without a gap, and what fails takes none', async () => {
      const { database, address } = await open()
      const other = await context.open(address)
      const orders: string[] = []
      for (let count = 0; count < 50; count++) orders.push(await placeTestOrder(database))
      await Promise.all(
        orders.map(async (number, at) => {
          const one = at % 2 ? other : database
          // A move that is refused, between those that are not.
          await move(one, number, 'delivered')
          await move(one, number, 'paid')
        }),
      )
      const numbers = await Promise.all(
        orders.map(async (number) => (await of(database, number)).map((one) => one.number)),
      )
      const expected = Array.from({ length: 50 }, (_, at) => `RE-2026-${String(at + 1).padStart(4, '0')}`)
      expect(numbers.flat().toSorted()).toEqual(expected)
    })
  })
}
