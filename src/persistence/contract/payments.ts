/** The part of the contract about payments: twice, late, out of order and at once. */
import { minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import type { OrderRequest } from '#domain/order/order.ts'
import type { PaymentStanding } from '#domain/order/payment/payment-outcome.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { PLACED_AT, placeTestOrder } from '../testing/place-test-order.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const MINUTE = 60_000
const after = (minutes: number) => new Date(PLACED_AT.getTime() + minutes * MINUTE)
const iso = (minutes: number) => after(minutes).toISOString()
const hold = (minutes: number) => ({ now: iso(minutes), until: iso(minutes + 35), atLeast: iso(minutes + 31) })
const times = (minutes: number) => ({ at: after(minutes), askAgainAt: after(minutes + 720) })
const PAGE = { session: 'cs_1', url: 'https://checkout.stripe.example/cs_1' }
const PAID: PaymentStanding = { kind: 'paid', payment: 'pi_1', amount: minor(2000), currency: 'USD' }
const CLOSED: PaymentStanding = { kind: 'closed' }
let events = 0
const event = (type = 'checkout.session.completed') => ({ id: `evt_${++events}`, type })

export function declarePaymentsContract(context: ContractContext): void {
  async function withStock(): Promise<{ database: Database; other: Database }> {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 5 })] }), 'replace')
    return { database, other: await context.open(address) }
  }

  const place = (database: Database, fields: Partial<OrderRequest> = {}) =>
    placeTestOrder(database, { payment: 'stripe', ...fields })

  async function placeWithPage(database: Database): Promise<string> {
    const number = await place(database)
    await database.payments.begin(number, hold(0))
    expect(await database.payments.keepPage(number, PAGE, iso(35))).toBe(true)
    return number
  }

  const stock = async (database: Database) => (await database.catalogue.itemsByIds(['1']))[0]?.quantity
  const stateOf = async (database: Database, number: string) => (await database.orders.find(number))?.state
  const due = (database: Database, minutes: number) =>
    database.payments.due({ now: after(minutes), placedBefore: after(minutes - 35) }, 10)
  const mails = async (database: Database) =>
    (await database.outbox.claim({ now: iso(1e6), leaseUntil: iso(2e6), token: 't', limit: 99 })).map(
      ({ kind }) => kind,
    )

  describe('payments', () => {
    it('the same page for everybody who asks, also after a crash before it was noted', async () => {
      const { database, other } = await withStock()
      const number = await place(database)
      const asked = await Promise.all([database.payments.begin(number, hold(0)), other.payments.begin(number, hold(1))])
      const instants = asked.map((begun) => (begun.kind === 'begun' ? begun.expiresAt : begun.kind))
      expect(new Set(instants).size).toBe(1)
      expect(await database.payments.begin(number, hold(4))).toMatchObject({ kind: 'begun', expiresAt: instants[0] })
      // A provider takes no page that closes in less than half an hour.
      expect(await database.payments.begin(number, hold(20))).toMatchObject({ kind: 'begun', expiresAt: iso(55) })
      expect(await database.payments.keepPage(number, PAGE, iso(55))).toBe(true)
      expect(await other.payments.keepPage(number, PAGE, iso(55))).toBe(true)
      expect(await other.payments.keepPage(number, { ...PAGE, session: 'cs_2' }, iso(56))).toBe(false)
      expect(await other.payments.begin(number, hold(21))).toEqual({ kind: 'open', page: PAGE, expiresAt: iso(55) })
      expect((await other.orders.find(number))?.pay).toEqual({ url: PAGE.url, expiresAt: iso(55) })
      expect(await database.payments.begin(number, hold(55))).toEqual({
        kind: 'ended',
        method: 'stripe',
        session: 'cs_1',
      })
    })

    it('nothing is begun for an unknown order, one that is paid later, paid or cancelled', async () => {
      const { database } = await withStock()
      expect(await database.payments.begin('V-NOTHING0', hold(0))).toEqual({ kind: 'unknown' })
      const later = await place(database, { payment: 'pay-later' })
      expect(await database.payments.begin(later, hold(0))).toEqual({ kind: 'not-payable', state: 'placed' })
      const number = await placeWithPage(database)
      await database.payments.settle(number, { event: event(), session: 'cs_1', standing: PAID }, times(1))
      expect(await database.payments.begin(number, hold(2))).toEqual({ kind: 'not-payable', state: 'paid' })
    })

    it('an event counts once, however many come at once over several connections', async () => {
      const { database, other } = await withStock()
      const number = await placeWithPage(database)
      const one = event()
      const told = { event: one, session: 'cs_1', standing: PAID }
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, n) => (n % 2 ? database : other).payments.settle(number, told, times(1))),
      )
      expect(results.toSorted()).toEqual(['paid', ...Array<string>(7).fill('repeated')])
      expect(await database.payments.settle(number, { ...told, event: event() }, times(2))).toBe('nothing')
      const order = await other.orders.find(number)
      expect(order?.history.map(({ state }) => state)).toEqual(['placed', 'paid'])
      expect(order?.pay).toBeUndefined()
      expect(await mails(database)).toEqual(expect.arrayContaining(['confirmation', 'owner-notice']))
      expect(await stock(database)).toBe(3)
    })

    it('an expired page cancels the order and gives its stock back, once', async () => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      expect(await stock(database)).toBe(3)
      const expired = { event: event('checkout.session.expired'), session: 'cs_1', standing: CLOSED }
      expect(await database.payments.settle(number, expired, times(36))).toBe('cancelled')
      expect(await database.payments.settle(number, expired, times(37))).toBe('repeated')
      expect(await database.payments.settle(number, { ...expired, event: event() }, times(38))).toBe('nothing')
      expect(await stock(database)).toBe(5)
      expect((await database.orders.find(number))?.history.at(-1)?.note).toMatch(/time to pay/)
      expect(await due(database, 1000)).toEqual([])
    })

    it('a payment that comes after the order was cancelled goes back once, with history and mail', async () => {
      const { database, other } = await withStock()
      const number = await placeWithPage(database)
      await database.payments.settle(number, { event: event(), session: 'cs_1', standing: CLOSED }, times(36))
      const late = { session: 'cs_1', standing: PAID }
      expect(await other.payments.settle(number, { ...late, event: event() }, times(40))).toBe('refund-due')
      expect(await other.payments.settle(number, { ...late, event: event() }, times(41))).toBe('nothing')
      const [refund] = await database.payments.refundsDue(10)
      if (!refund) throw new Error('a refund was expected')
      expect(refund).toEqual({ number, method: 'stripe', payment: 'pi_1' })
      const marks = await Promise.all([database, other].map((one) => one.payments.markRefunded(refund, after(42))))
      expect(marks.filter(Boolean)).toHaveLength(1)
      expect(await database.payments.refundsDue(10)).toEqual([])
      expect(await stateOf(database, number)).toBe('cancelled')
      const notes = (await database.orders.find(number))?.history.map(({ note }) => note)
      expect(notes?.slice(-2)).toEqual([expect.stringMatching(/goes back/), expect.stringMatching(/sent back/)])
      expect(await mails(database)).toEqual(['refunded'])
      expect(await stock(database)).toBe(5)
    })

    it('out of order: an expiry that comes after the payment changes nothing', async () => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      await database.payments.settle(number, { event: event(), session: 'cs_1', standing: PAID }, times(34))
      const expired = { event: event('checkout.session.expired'), session: 'cs_1', standing: CLOSED }
      expect(await database.payments.settle(number, expired, times(36))).toBe('nothing')
      expect(await stateOf(database, number)).toBe('paid')
      expect(await stock(database)).toBe(3)
    })

    it.each([
      ['amount', { amount: minor(1999) }],
      ['currency', { currency: 'EUR' }],
    ])('a payment of another %s than the order’s goes back, and the order is cancelled', async (_name, fields) => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      const standing = { ...PAID, ...fields }
      expect(await database.payments.settle(number, { event: event(), session: 'cs_1', standing }, times(1))).toBe(
        'mismatch',
      )
      expect(await stateOf(database, number)).toBe('cancelled')
      expect(await stock(database)).toBe(5)
      expect(await database.payments.refundsDue(10)).toEqual([{ number, method: 'stripe', payment: 'pi_1' }])
    })

    it('a paid order that is cancelled gets its payment back', async () => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      await database.payments.settle(number, { event: event(), session: 'cs_1', standing: PAID }, times(1))
      await database.orders.move(number, 'cancelled', { at: after(2) })
      expect(await database.payments.refundsDue(10)).toEqual([{ number, method: 'stripe', payment: 'pi_1' }])
    })

    it('an order that its owner set to paid by hand: its page is to be closed, and a payment there is not lost', async () => {
      const { database } = await withStock()
      const [first, second] = [await placeWithPage(database), await place(database)]
      for (const number of [first, second]) await database.orders.move(number, 'paid', { at: after(1) })
      expect(await due(database, 2)).toEqual([{ number: first, method: 'stripe', session: 'cs_1' }])
      await database.orders.move(first, 'cancelled', { at: after(3) })
      await database.payments.markRefunded({ number: first, method: 'stripe', payment: null }, after(4))
      const told = { event: event(), session: 'cs_1', standing: PAID }
      expect(await database.payments.settle(first, told, times(5))).toBe('refund-due')
      expect(await database.payments.refundsDue(10)).toEqual([{ number: first, method: 'stripe', payment: 'pi_1' }])
      const late = { event: event(), session: 'cs_2', standing: { ...PAID, payment: 'pi_2' } }
      expect(await database.payments.keepPage(second, { ...PAGE, session: 'cs_2' }, iso(35))).toBe(false)
      expect(await database.payments.settle(second, late, times(5))).toBe('nothing')
    })

    it('a payment for an order that was set to paid by hand goes back when it is cancelled', async () => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      await database.orders.move(number, 'paid', { at: after(1) })
      const told = { event: event(), session: 'cs_1', standing: PAID }
      expect(await database.payments.settle(number, told, times(2))).toBe('nothing')
      expect(await due(database, 3)).toEqual([])
      await database.orders.move(number, 'cancelled', { at: after(4) })
      expect(await database.payments.refundsDue(10)).toEqual([{ number, method: 'stripe', payment: 'pi_1' }])
    })

    it('what other pages and unknown orders tell changes nothing', async () => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      const settle = (standing: PaymentStanding, session = 'cs_other', name = number) =>
        database.payments.settle(name, { event: event(), session, standing }, times(1))
      expect(await settle(CLOSED)).toBe('nothing')
      expect(await settle(PAID)).toBe('foreign')
      expect(await settle(PAID, 'cs_1', 'V-NOTHING0')).toBe('unknown-order')
      const later = await place(database, { payment: 'pay-later' })
      expect(await settle(PAID, 'cs_1', later)).toBe('unknown-order')
      expect(await stateOf(database, number)).toBe('placed')
    })

    it('what is due: pages past their time, orders that never had one, and pages of cancelled orders', async () => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      const without = await place(database)
      expect(await due(database, 34)).toEqual([])
      expect(await due(database, 35)).toEqual(
        expect.arrayContaining([
          { number, method: 'stripe', session: 'cs_1' },
          { number: without, method: 'stripe', session: null },
        ]),
      )
      expect(await database.payments.giveUp(without, { at: after(34), placedBefore: after(-1) })).toBe(false)
      expect(await database.payments.giveUp(number, { at: after(35), placedBefore: after(0) })).toBe(false)
      expect(await database.payments.giveUp(without, { at: after(35), placedBefore: after(0) })).toBe(true)
      await database.orders.move(number, 'cancelled', { at: after(5) })
      expect(await due(database, 6)).toEqual([{ number, method: 'stripe', session: 'cs_1' }])
      await database.payments.settle(number, { event: null, session: 'cs_1', standing: CLOSED }, times(6))
      expect(await due(database, 1000)).toEqual([])
      expect(await stock(database)).toBe(5)
    })

    it('a payment that is with the bank is waited for, and asked about again', async () => {
      const { database } = await withStock()
      const number = await placeWithPage(database)
      const settle = (standing: PaymentStanding, minutes: number) =>
        database.payments.settle(number, { event: null, session: 'cs_1', standing }, times(minutes))
      expect(await settle({ kind: 'processing' }, 10)).toBe('waiting')
      expect(await due(database, 100)).toEqual([])
      expect(await database.payments.begin(number, hold(100))).toEqual({ kind: 'not-payable', state: 'placed' })
      expect(await due(database, 730)).toEqual([{ number, method: 'stripe', session: 'cs_1' }])
      expect(await settle({ kind: 'failed' }, 730)).toBe('cancelled')
      expect(await stock(database)).toBe(5)
    })
  })
}
