/** Parts of card payments that go back: once each and never more than was paid, whatever happens in between. */
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { createDeskService } from '#services/orders/desk/desk-service.ts'
import { paymentShop, type PaymentShop, type ShopProcess } from '../../testing/payment-shop.ts'

async function paidOrder(shop: PaymentShop, process: ShopProcess): Promise<string> {
  const { number } = (await process.place()).json()
  const session = [...shop.stripe.sessions.values()].findLast(({ metadata }) => metadata['number'] === number)
  await process.hear(shop.stripe.pay(session?.id ?? ''))
  return number
}

const deskOf = ({ database }: ShopProcess) => createDeskService({ desk: database.desk, orders: database.orders })
const back = (amount: number, key: string) => ({ amount: minor(amount), key, pieces: [], restock: false })

describe('parts of a card payment', () => {
  it('go back by card once, over a provider that hangs, cuts off and fails', async () => {
    const shop = await paymentShop()
    const process = await shop.open()
    const number = await paidOrder(shop, process)
    const desk = deskOf(process)
    expect(await desk.refund(number, COMMAND_LINE, back(500, 'press-one'))).toMatchObject({ kind: 'done' })
    for (const weather of ['error', 'cut-after', 'cut', 'fine', 'fine'] as const) {
      shop.stripe.weather = weather
      await process.payments.sweep()
      shop.pass(60)
    }
    expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([500])
    expect((await desk.find(number))?.money).toMatchObject([{ amount: 500, state: 'done' }])
    expect((await desk.find(number))?.mails.map(({ kind }) => kind)).toContainEqual(expect.stringMatching(/^refunded:/))
  })

  it('pressed twice, by two people and by two processes at once, go back once each and never beyond the payment', async () => {
    const shop = await paymentShop()
    const [one, two] = [await shop.open(), await shop.open()]
    const number = await paidOrder(shop, one)
    const total = (await deskOf(one).find(number))?.order.total ?? 0
    const half = Math.ceil(total / 2)
    const presses = [one, two].flatMap((process) =>
      ['press-a', 'press-a', 'press-b', 'press-c'].map((key) =>
        deskOf(process).refund(number, COMMAND_LINE, back(half, key)),
      ),
    )
    await Promise.all(presses)
    await Promise.all([one.payments.sweep(), two.payments.sweep(), one.payments.sweep()])
    const gone = shop.stripe.refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(gone).toBe((await deskOf(one).find(number))?.account.refunded)
    expect(gone).toBeLessThanOrEqual(total)
    expect(new Set(shop.stripe.refunds.map(({ id }) => id)).size).toBe(shop.stripe.refunds.length)
  })

  it('leave the rest to a cancelling', async () => {
    const shop = await paymentShop()
    const process = await shop.open()
    const number = await paidOrder(shop, process)
    const desk = deskOf(process)
    const total = (await desk.find(number))?.order.total ?? 0
    await desk.refund(number, COMMAND_LINE, back(500, 'press-one'))
    expect(await desk.move(number, 'cancelled')).toMatchObject({ kind: 'done' })
    await process.payments.sweep()
    await process.payments.sweep()
    expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([500, total - 500])
    expect(await desk.refund(number, COMMAND_LINE, back(1, 'press-two'))).toMatchObject({ kind: 'refused' })
  })
})
