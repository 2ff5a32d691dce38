import { describe, expect, it, vi } from 'vitest'
import { testOrder } from '#domain/order/testing/test-order.ts'
import { PaymentUnavailable, type PaymentPage, type PaymentProvider } from '#services/payment/payment-provider.ts'
import { createLane } from '../load-shedding/lane.ts'
import { inLine } from './provider-line.ts'

const TERMS = { returnUrl: 'http://shop.test', expiresAt: new Date('2026-11-22T12:00:00Z') }

/** A provider that answers when a test says so. */
function slowProvider() {
  const asked: PromiseWithResolvers<PaymentPage>[] = []
  const provider: PaymentProvider = {
    method: 'stripe',
    hosted: {
      open: () => {
        const answer = Promise.withResolvers<PaymentPage>()
        asked.push(answer)
        return answer.promise
      },
      close: async () => ({ kind: 'closed' }),
      refund: async () => undefined,
      readNotice: () => null,
    },
  }
  return { asked, provider }
}

describe('the line before a payment provider', () => {
  it('lets so many ask at once; for whom there is no room the provider does not answer', async () => {
    const { asked, provider } = slowProvider()
    const lane = createLane({ running: 2, waiting: 1, patience: 60_000, short: 0 })
    const { hosted } = inLine(provider, lane)
    const open = () => hosted?.open(testOrder(), TERMS)
    const first = [open(), open(), open()]
    await expect(open()).rejects.toBeInstanceOf(PaymentUnavailable)
    await vi.waitFor(() => expect(lane).toMatchObject({ running: 2, waiting: 1 }))
    expect(asked).toHaveLength(2)
    const page = { session: 's', url: 'https://pay.example/s' }
    asked[0]?.resolve(page)
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    asked[1]?.reject(new PaymentUnavailable('silence'))
    asked[2]?.resolve(page)
    await expect(first[1]).rejects.toThrow('silence')
    expect([await first[0], await first[2]]).toEqual([page, page])
    expect(lane).toMatchObject({ running: 0, waiting: 0 })
  })

  it('keeps nothing else waiting: pages are closed, money is sent back and notices are read beside it', async () => {
    const { provider } = slowProvider()
    const { hosted, method } = inLine(provider, createLane({ running: 1, waiting: 0, patience: 1, short: 0 }))
    void hosted?.open(testOrder(), TERMS)
    expect(await hosted?.close('s')).toEqual({ kind: 'closed' })
    await hosted?.refund('V-1', 'p')
    expect([method, hosted?.readNotice(new Uint8Array(), '')]).toEqual(['stripe', null])
    const later: PaymentProvider = { method: 'pay-later', hosted: null }
    expect(inLine(later, createLane({ running: 1, waiting: 0, patience: 1, short: 0 }))).toBe(later)
  })
})
