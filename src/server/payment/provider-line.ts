/** A payment provider at which shoppers wait in a line of their own: while it hangs, it takes so many of them and no more. */
import { PaymentUnavailable, type PaymentProvider } from '#services/payment/payment-provider.ts'
import { Overloaded, type Lane } from '../load-shedding/lane.ts'

/** `provider` with its pages made in turn; for whom there is no room it is as one that does not answer, and the order can be paid later. */
export function inLine(provider: PaymentProvider, lane: Pick<Lane, 'run'>): PaymentProvider {
  const { hosted } = provider
  if (!hosted) return provider
  return {
    ...provider,
    hosted: {
      ...hosted,
      async open(order, terms) {
        try {
          return await lane.run(() => hosted.open(order, terms))
        } catch (error) {
          throw error instanceof Overloaded ? new PaymentUnavailable('too many wait', { cause: error }) : error
        }
      },
    },
  }
}
