/** The part of the contract about the outbox: leases, several workers, crashes. */
import { describe, expect, it } from 'vitest'
import type { Database } from '#services/repositories.ts'
import type { OutboxRow } from '#services/mail/outbox-repository.ts'
import { PARKED_AT } from '#services/background/retry-delay.ts'
import type { ContractContext } from './context.ts'
import { PLACED_AT, placeTestOrder } from '../testing/place-test-order.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const at = (seconds: number) => new Date(PLACED_AT.getTime() + seconds * 1000).toISOString()
const claim = (seconds: number, token: string, limit = 10) => ({
  now: at(seconds),
  leaseUntil: at(seconds + 90),
  token,
  limit,
})
const names = (rows: readonly OutboxRow[]) => rows.map((row) => `${row.orderNumber} ${row.kind}`).toSorted()

export function declareOutboxContract(context: ContractContext): void {
  async function withStock(): Promise<{ database: Database; other: Database }> {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 500 })] }), 'replace')
    return { database, other: await context.open(address) }
  }

  describe('outbox', () => {
    it('a placed order has one confirmation and one notice, due at once', async () => {
      const { database } = await withStock()
      expect(await database.outbox.claim(claim(0, 'a'))).toEqual([])
      const number = await placeTestOrder(database)
      expect(await database.outbox.claim(claim(-1, 'a'))).toEqual([])
      const rows = await database.outbox.claim(claim(0, 'a'))
      expect(names(rows)).toEqual([`${number} confirmation`, `${number} owner-notice`])
      expect(rows[0]).toMatchObject({ attempts: 1, createdAt: at(0) })
    })

    it('workers that claim at once never get the same row', async () => {
      const { database, other } = await withStock()
      const placed = await Promise.all(Array.from({ length: 15 }, () => placeTestOrder(database)))
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? database : other).outbox.claim(claim(1, `token-${n}`, 3))),
      )
      const rest = await other.outbox.claim(claim(1, 'rest', 100))
      const expected = placed.flatMap((number) => [`${number} confirmation`, `${number} owner-notice`]).toSorted()
      expect(names([...claims.flat(), ...rest])).toEqual(expected)
    })

    it('a clock that stood hours ahead puts nothing off until it is that late, and parks stay parked', async () => {
      const { database } = await withStock()
      await placeTestOrder(database)
      const [confirmation, notice] = await database.outbox.claim(claim(0, 'a'))
      if (!confirmation || !notice) throw new Error('two rows were expected')
      await database.outbox.putBack(notice, 'a', { nextAttemptAt: PARKED_AT, error: 'given up' })
      const back = -5 * 3600
      expect(names(await database.outbox.claim(claim(back, 'b')))).toEqual([`${confirmation.orderNumber} confirmation`])
      expect(await database.outbox.claim(claim(back, 'c'))).toEqual([])
    })

    it('a row that was sent is never claimed again, one that was put back when it is due', async () => {
      const { database, other } = await withStock()
      await placeTestOrder(database)
      const [confirmation, notice] = await database.outbox.claim(claim(0, 'a'))
      if (!confirmation || !notice) throw new Error('two rows were expected')
      expect(await database.outbox.markSent(confirmation, 'a', at(1))).toBe(true)
      expect(await database.outbox.putBack(notice, 'a', { nextAttemptAt: at(30), error: 'ETIMEDOUT' })).toBe(true)
      expect(await other.outbox.claim(claim(29, 'b'))).toEqual([])
      const again = await other.outbox.claim(claim(30, 'b'))
      expect(again).toEqual([{ ...notice, attempts: 2 }])
      await other.outbox.markSent(notice, 'b', at(31))
      expect(await database.outbox.claim(claim(1e9, 'c'))).toEqual([])
    })

    it('the backlog counts what is not sent, and apart what waits for its owner', async () => {
      const { database } = await withStock()
      expect(await database.outbox.backlog()).toEqual({ waiting: 0, parked: 0 })
      await placeTestOrder(database)
      await placeTestOrder(database)
      const [first, second] = await database.outbox.claim(claim(0, 'a'))
      if (!first || !second) throw new Error('two rows were expected')
      await database.outbox.markSent(first, 'a', at(1))
      await database.outbox.putBack(second, 'a', { nextAttemptAt: PARKED_AT, error: 'ETIMEDOUT' })
      expect(await database.outbox.backlog()).toEqual({ waiting: 2, parked: 1 })
    })

    it('what a crashed worker held becomes due when its lease ends, and the old holder may do nothing any longer', async () => {
      const { database, other } = await withStock()
      await placeTestOrder(database)
      const held = await database.outbox.claim(claim(0, 'crashed'))
      expect(await other.outbox.claim(claim(89, 'b'))).toEqual([])
      const taken = await other.outbox.claim(claim(90, 'b'))
      expect(names(taken)).toEqual(names(held))
      for (const row of held) {
        expect(await database.outbox.markSent(row, 'crashed', at(91))).toBe(false)
        expect(await database.outbox.putBack(row, 'crashed', { nextAttemptAt: at(0), error: 'late' })).toBe(false)
        expect(await other.outbox.markSent(row, 'b', at(92))).toBe(true)
      }
    })

    it('those that wait longest come first', async () => {
      const { database } = await withStock()
      const numbers = [await placeTestOrder(database), await placeTestOrder(database), await placeTestOrder(database)]
      const rows = await database.outbox.claim(claim(0, 'a'))
      const due = (row: OutboxRow) => at(100 - numbers.indexOf(row.orderNumber) * 10)
      for (const row of rows) await database.outbox.putBack(row, 'a', { nextAttemptAt: due(row), error: 'x' })
      const order = await database.outbox.claim(claim(200, 'b', 2))
      expect(new Set(order.map((row) => row.orderNumber))).toEqual(new Set([numbers[2]]))
    })
  })
}
