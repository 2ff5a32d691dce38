/** The part of the contract about withdrawals from orders. */
import { describe, expect, it } from 'vitest'
import type { ContractContext } from './context.ts'
import { PLACED_AT, placeTestOrder } from '../testing/place-test-order.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const AT = '2026-11-25T10:00:00.000Z'
const WHOLE = { name: 'Mara Tell', at: AT, late: false }

export function declareWithdrawalsContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 50 })] }), 'merge')
    return { database, other: await context.open(address), number: await placeTestOrder(database) }
  }

  describe('withdrawals', () => {
    it('spec 10.15: are kept with their order as they came, each with its two mails', async () => {
      const { database, number } = await open()
      expect((await database.orders.find(number))?.withdrawals).toBeUndefined()
      const first = await database.orders.withdraw(number, { ...WHOLE, lines: [0] })
      const second = await database.orders.withdraw(number, { ...WHOLE, late: true })
      expect([first, second]).toEqual([
        { id: 1, ...WHOLE, lines: [0] },
        { id: 2, ...WHOLE, late: true },
      ])
      expect((await database.orders.find(number))?.withdrawals).toEqual([first, second])
      const now = new Date(PLACED_AT.getTime() + 10 * 86_400_000)
      const rows = await database.outbox.claim({
        now: now.toISOString(),
        leaseUntil: new Date(now.getTime() + 90_000).toISOString(),
        token: 'a',
        limit: 20,
      })
      expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
        'confirmation',
        'owner-notice',
        'withdrawal-notice:1',
        'withdrawal-notice:2',
        'withdrawal:1',
        'withdrawal:2',
      ])
    })

    it('spec 10.15: a repeat is the statement that was there, also from two processes at once', async () => {
      const { database, other, number } = await open()
      const statement = (n: number) => ({ ...WHOLE, at: `2026-11-25T10:00:${String(n).padStart(2, '0')}.000Z` })
      const kept = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? database : other).orders.withdraw(number, statement(n))),
      )
      expect(new Set(kept.map((one) => one?.at)).size).toBe(1)
      expect((await other.orders.find(number))?.withdrawals).toHaveLength(1)
    })

    it('spec 10.15: different ones at once are all kept, under numbers of their own', async () => {
      const { database, other, number } = await open()
      await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          (n % 2 ? database : other).orders.withdraw(number, { ...WHOLE, name: `Mara ${n}` }),
        ),
      )
      const kept = (await database.orders.find(number))?.withdrawals ?? []
      expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
      expect(new Set(kept.map(({ name }) => name)).size).toBe(12)
    })

    it('an order that is not there has none', async () => {
      const { database } = await open()
      expect(await database.orders.withdraw('V-00000000', WHOLE)).toBeNull()
    })
  })
}
