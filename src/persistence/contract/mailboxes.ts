/** The part of the contract about the orders of one mailbox, however its address is spelled. */
import { ZERO } from '#domain/money/minor.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OrderRequest } from '#domain/order/order.ts'
import type { Database } from '#services/repositories.ts'
import { rowBatches } from '../batches.ts'
import type { ContractContext } from './context.ts'
import { openEngine, type DatabaseAddress } from '../open-database.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '../testing/order-request.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const AT = new Date('2026-03-02T08:00:00.000Z')
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1000)

const SPELLINGS = ['mara.thompson@gmail.com', 'MaraThompson@googlemail.com', 'm.arathompson+shop@gmail.com']

export function declareMailboxesContract(context: ContractContext): void {
  async function open() {
    const { database, address } = await context.openEmpty()
    const products = ['1', '2'].map((id) => testProduct({ id, quantity: 100 }))
    await database.catalogue.write(testCatalogue({ products }), 'merge')
    return { database, address }
  }

  async function place(
    database: Database,
    email: string,
    { at = AT, most = 2, ...fields }: Partial<OrderRequest> & { at?: Date; most?: number } = {},
  ) {
    const request = orderRequest({ contact: { email }, ...fields })
    return await database.orders.place(request, { ...ORDER_RULES, ordersPerEmail: most }, identityOf(request, { at }))
  }

  /** The database as the version before the one that knows mailboxes left it, with more orders than one step of the migration reads. */
  async function forgetMailboxes(address: DatabaseAddress): Promise<void> {
    const engine = await openEngine(address)
    await engine.write(async (session) => {
      const order = await session.selectFrom('shop_order').selectAll().limit(1).executeTakeFirstOrThrow()
      const others = Array.from({ length: 520 }, (_, n) => ({
        ...order,
        number: `V-OTHER${String(n).padStart(3, '0')}`,
        idempotency_key: `other-${n}`,
        email: `Shopper${n}@example.com`,
        email_key: '',
      }))
      for (const batch of rowBatches(others, Object.keys(order).length)) {
        await session.insertInto('shop_order').values(batch).execute()
      }
      await session.schema.dropIndex('shop_order_mailbox').execute()
      await session.schema.alterTable('shop_order').dropColumn('email_key').execute()
      await session.deleteFrom('migration').where('name', '=', '003-mailboxes').execute()
      await sql`update promotion_use set email = (select lower(email) from shop_order where number = order_number)`.execute(
        session,
      )
    })
    await engine.close()
  }

  describe('mailboxes', () => {
    it('spec 10.8: an order keeps the address as it was typed', async () => {
      const { database } = await open()
      const outcome = await place(database, 'Mara.Thompson+shop@GoogleMail.com')
      expect(outcome).toMatchObject({ order: { contact: { email: 'Mara.Thompson+shop@GoogleMail.com' } } })
    })

    it('spec 7.5: a mailbox places as many orders within an hour, and says when it may again', async () => {
      const { database } = await open()
      expect((await place(database, SPELLINGS[0] ?? '')).kind).toBe('placed')
      expect((await place(database, SPELLINGS[1] ?? '', { at: after(600) })).kind).toBe('placed')
      const third = await place(database, SPELLINGS[2] ?? '', { at: after(1200) })
      expect(third).toEqual({ kind: 'too-many', seconds: 2400 })
      expect((await place(database, 'tom@example.com', { at: after(1200) })).kind).toBe('placed')
      expect((await place(database, SPELLINGS[2] ?? '', { at: after(3600) })).kind).toBe('placed')
      expect(await place(database, SPELLINGS[0] ?? '', { at: after(3601) })).toEqual({ kind: 'too-many', seconds: 599 })
    })

    it('spec 7.5: a clock that was set back holds nobody longer than an hour', async () => {
      const { database } = await open()
      await place(database, 'mara@example.com', { at: after(86_400) })
      const outcome = await place(database, 'mara@example.com', { at: AT, most: 1 })
      expect(outcome).toEqual({ kind: 'too-many', seconds: 3600 })
    })

    it('spec 7.5: what was refused and what came twice counts for nobody', async () => {
      const { database } = await open()
      const request = orderRequest({ contact: { email: 'mara@example.com' } })
      const identity = identityOf(request)
      const rules = { ...ORDER_RULES, ordersPerEmail: 2 }
      await database.orders.place(request, rules, identity)
      const lines = [orderLine({ quantity: 1000 })]
      for (let n = 0; n < 5; n += 1) {
        expect((await place(database, 'mara@example.com', { lines })).kind).toBe('changed')
        expect((await database.orders.place(request, rules, identity)).kind).toBe('repeated')
      }
      expect((await place(database, 'mara@example.com', { at: identity.at })).kind).toBe('placed')
      expect((await place(database, 'mara@example.com', { at: identity.at })).kind).toBe('too-many')
      expect((await database.orders.place(request, rules, identity)).kind).toBe('repeated')
    })

    it('spec 7.5: orders of one mailbox at the same moment, in several processes, are no more than that', async () => {
      const { database, address } = await open()
      const other = await context.open(address)
      const outcomes = await Promise.all(
        Array.from({ length: 24 }, (_, n) =>
          place(n % 2 ? database : other, SPELLINGS[n % 3] ?? '', {
            most: 5,
            // Products apart, so that these do not make them wait for each other.
            lines: [orderLine({ id: n % 4 < 2 ? '1' : '2' })],
          }),
        ),
      )
      const kinds = outcomes.map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(5)
      expect(kinds.filter((kind) => kind === 'too-many')).toHaveLength(19)
    })

    it('spec 10.8: uses of a code count by mailbox', async () => {
      const { database } = await open()
      await database.promotions.add(
        { code: 'ONCE', kind: 'percent', value: 10, minimum: ZERO, maxUsesPerEmail: 1, uses: 0 },
        AT,
      )
      expect((await place(database, SPELLINGS[0] ?? '', { code: 'ONCE', most: 9 })).kind).toBe('placed')
      for (const email of SPELLINGS) {
        expect(await place(database, email, { code: 'ONCE', most: 9 })).toMatchObject({
          kind: 'changed',
          changes: [{ kind: 'code', now: 'The code ONCE has been used with this e-mail address already.' }],
        })
      }
      expect((await place(database, 'mara-thompson@gmail.com', { code: 'ONCE' })).kind).toBe('placed')
    })

    it('spec 10.8: orders from before mailboxes were known count as well', async () => {
      const { database, address } = await open()
      await database.promotions.add(
        { code: 'ONCE', kind: 'percent', value: 10, minimum: ZERO, maxUsesPerEmail: 1, uses: 0 },
        AT,
      )
      await place(database, 'Mara.Thompson+1@gmail.com', { code: 'ONCE', most: 9 })
      await place(database, 'tom+1@outlook.com')
      await place(database, 'tom+2@outlook.com')
      await forgetMailboxes(address)
      const again = await context.open(address)
      expect(await again.prepare(() => Promise.resolve(null))).toMatchObject({ migrated: ['003-mailboxes'] })
      expect(await place(again, 'marathompson@googlemail.com', { code: 'ONCE', most: 9 })).toMatchObject({
        kind: 'changed',
        changes: [{ kind: 'code' }],
      })
      expect((await place(again, 'tom@outlook.com')).kind).toBe('too-many')
      expect((await place(again, 'shopper7@example.com', { most: 1 })).kind).toBe('too-many')
    })
  })
}
